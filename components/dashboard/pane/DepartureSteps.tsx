'use client'
import { ArrowRight, Check, Circle } from 'lucide'
import { useState } from 'react'
import { dayWords } from '@/collections/Demands/shared/words'
import type {
  DepartureJson,
  DepartureStepJson,
  MilestoneJson,
} from '@/collections/Deployments/shared/json'
import { MILESTONES, type Milestone } from '@/collections/Deployments/shared/milestones'
import { Icon } from '@/components/ui/Icon'
import { counted } from '@/lib/shared/format'
import styles from './DepartureSteps.module.css'
import { MilestoneForm } from './MilestoneForm'
import type { Departure } from './useDeparture'
import { usePaneFocus } from './usePaneFocus'

type Props = { departure: DepartureJson } & Pick<Departure, 'save' | 'isBusy'>

const ICONS = { done: Check, here: ArrowRight, 'to come': Circle } as const
const STATE_WORDS = { done: 'done', here: 'now', 'to come': 'to come' } as const

/** The steps after the selection with what happened, each to be entered in its place. */
export const DepartureSteps = ({ departure, ...saving }: Props) => {
  const [open, setOpen] = useState<Milestone | null>(null)
  const willFocus = usePaneFocus(open !== null)
  const { steps, days } = departure
  return (
    <section aria-label="Steps">
      <div className={styles.head}>
        <h3>Steps</h3>
        <span className="meta num">{counted(days, 'day')} at this step</span>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.key} data-state={step.state}>
            <Icon of={ICONS[step.state]} />
            <div className={styles.step}>
              <h4>
                {step.title}
                <span className="sr-only">, {STATE_WORDS[step.state]}</span>
              </h4>
              {neededWords(step)}
              <ul>
                {step.milestones.map((milestone) => (
                  <li key={milestone.key}>
                    {open === milestone.key ? (
                      <MilestoneForm
                        milestone={milestone}
                        {...saving}
                        onClose={() => {
                          willFocus(lineId(milestone.key))
                          setOpen(null)
                        }}
                      />
                    ) : (
                      <Line milestone={milestone} onOpen={() => setOpen(milestone.key)} />
                    )}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const lineId = (key: Milestone) => `milestone-${key}`

const neededWords = ({ needed }: DepartureStepJson) =>
  needed === 'yes' ? null : (
    <p className="meta">{needed === 'no' ? 'Not needed on this way' : 'May be needed'}</p>
  )

const Line = ({ milestone, onOpen }: { milestone: MilestoneJson; onOpen: () => void }) => {
  const { key, planned, done, note, by } = milestone
  const { label } = MILESTONES[key]
  return (
    <div className={styles.line}>
      <span>
        {label}
        {note && (
          <span className={styles.note} dir="auto">
            {note}
          </span>
        )}
      </span>
      <span className="num">
        {done ? dayWords(done) : planned ? `${dayWords(planned)}, planned` : ''}
        {by && done && <span className={styles.by}>by {by}</span>}
      </span>
      <button
        id={lineId(key)}
        type="button"
        className="link no-print"
        aria-label={`${done || planned ? 'Change' : 'Enter'} “${label}”`}
        onClick={onOpen}
      >
        {done || planned ? 'Change' : 'Enter'}
      </button>
    </div>
  )
}
