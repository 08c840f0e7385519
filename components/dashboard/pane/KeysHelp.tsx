'use client'
import { STAGE_NAMES, STAGES } from '@/collections/Applications/shared/stages'
import { Dialog } from '@/components/ui/Dialog'
import styles from './KeysHelp.module.css'

const STAGE_KEYS = STAGE_NAMES.map((stage) => ({
  keys: [STAGES[stage].key],
  what: `Stage: ${STAGES[stage].label}`,
}))

const REST = [
  { keys: ['s'], what: 'Star, or take the star away' },
  { keys: ['c'], what: 'Write a note' },
  { keys: ['Ctrl + Enter'], what: 'Save the note' },
  { keys: ['Esc'], what: 'Leave the note, then close' },
  { keys: ['?'], what: 'These keys' },
]

type Props = {
  /** What the rows are: 'applicant'. */
  noun: string
  hasStages: boolean
  isOpen: boolean
  onClose: () => void
}

/** The keys of the detail pane (usePaneKeys). */
export const KeysHelp = ({ noun, hasStages, isOpen, onClose }: Props) => (
  <Dialog open={isOpen} onClose={onClose} title="Keys">
    <dl className={styles.keys}>
      {[
        { keys: ['j', 'n'], what: `Next ${noun}` },
        { keys: ['k', 'p'], what: `Previous ${noun}` },
        ...(hasStages ? STAGE_KEYS : []),
        ...REST,
      ].map(({ keys, what }) => (
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
