import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { type FamilyStep, STEP_STATES } from '@/collections/Tools/steps/shared/steps'
import { Icon } from '@/components/ui/Icon'
import styles from './StepLine.module.css'

type LineProps = { children: ReactNode; columns?: readonly string[] }

/** The line of steps: beside each other on a wide screen, below each other on a phone. */
export const StepLine = ({ children, columns }: LineProps) => (
  <div className={styles.frame} data-static="steps">
    {columns && (
      <p className={styles.columns} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
    )}
    <ol className={columns ? styles.line : `${styles.line} ${styles.plain}`}>{children}</ol>
  </div>
)

type ItemProps = FamilyStep & {
  /** When it was done or began, in words. */
  date?: string | null
  /** Below the page's title, or below the heading of a section. */
  heading?: 'h2' | 'h3'
  /** The words of the flag at the current step. */
  here?: string
  /** Beside the title. */
  drawing?: ReactNode
  /** What it is, below the title. */
  text?: ReactNode
  /** The other columns. */
  children?: ReactNode
}

/** A step: done with a tick, the current one framed, one to come on a dotted line. */
export const StepItem = (step: ItemProps) => {
  const { number, title, needed, state, date, drawing, text, children } = step
  const { here = STEP_STATES.here, heading: Heading = 'h2' } = step
  return (
    <li className={state ? styles[CLASSES[state]] : undefined}>
      <span className={`${styles.stop} num`}>
        {state === 'done' ? <Icon of={Check} /> : state === 'here' ? null : number}
      </span>
      <div className={styles.words}>
        {state === 'here' && <p className={styles.flag}>{here}</p>}
        {drawing && <span className={styles.drawing}>{drawing}</span>}
        <Heading>{title}</Heading>
        {when(step) && <p className={date ? 'num' : undefined}>{when(step)}</p>}
        {needed === 'perhaps' && <p>Not for everybody.</p>}
        {text}
      </div>
      {children}
    </li>
  )
}

const CLASSES = { done: 'done', here: 'here', 'to come': 'todo', theirs: 'theirs' } as const

const when = ({ needed, state, date }: ItemProps): string | null => {
  if (needed === 'no') return 'Not needed on this way.'
  if (state === 'done') return date ? `Done, ${date}` : STEP_STATES.done
  if (state === 'here') return date ? `Since ${date}` : null
  return state === 'theirs' ? STEP_STATES.theirs : null
}
