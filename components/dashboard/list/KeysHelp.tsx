'use client'
import { STAGE_NAMES, STAGES } from '@/collections/Applications/stages'
import { Dialog } from '@/components/ui/Dialog'
import styles from './KeysHelp.module.css'

const KEYS = [
  { keys: ['j', 'n'], what: 'Next applicant' },
  { keys: ['k', 'p'], what: 'Previous applicant' },
  ...STAGE_NAMES.map((stage) => ({
    keys: [STAGES[stage].key],
    what: `Stage: ${STAGES[stage].label}`,
  })),
  { keys: ['s'], what: 'Star, or take the star away' },
  { keys: ['c'], what: 'Write a note' },
  { keys: ['Ctrl + Enter'], what: 'Save the note' },
  { keys: ['Esc'], what: 'Leave the note, then close' },
  { keys: ['?'], what: 'These keys' },
]

/** The keys of the side panel. They work while it has the focus, and never while one types. */
export const KeysHelp = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog open={isOpen} onClose={onClose} title="Keys">
    <dl className={styles.keys}>
      {KEYS.map(({ keys, what }) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
