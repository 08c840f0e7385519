import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { type FamilyStep, STEP_STATES } from '@/collections/Tools/steps/shared/steps'
import { Icon } from '@/components/ui/Icon'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { stepTexts } from '@/messages/textIn'
import { translated, wordsIn } from '@/messages/wordsIn'
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
  /** When it was done, began or is planned, in words. */
  date?: string | null
  isPlanned?: boolean
  /** Beside the date: what can be done with it. */
  calendar?: ReactNode
  /** Whether a step without a day says so. */
  isDated?: boolean
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
  language?: Language
}

/** A step: done with a tick, the current one framed, one to come on a dotted line. */
export const StepItem = (step: ItemProps) => {
  const { number, title, needed, state, date, drawing, text, children } = step
  const { heading: Heading = 'h2', language = ENGLISH } = step
  const { here = translated(language, 'steps', STEP_STATES.here) } = step
  return (
    <li className={state ? styles[CLASSES[state]] : undefined}>
      <span className={`${styles.stop} num`}>
        {state === 'done' ? <Icon of={Check} /> : state === 'here' ? null : number}
      </span>
      <div className={styles.words}>
        {state === 'here' && <p className={styles.flag}>{here}</p>}
        {drawing && <span className={styles.drawing}>{drawing}</span>}
        <Heading {...stepTexts(language)(title)} />
        {when(step) && <p className={date ? 'num' : undefined}>{when(step)}</p>}
        {step.calendar}
        {needed === 'perhaps' && <p>{wordsIn(language, 'steps')('notForAll')}</p>}
        {text}
      </div>
      {children}
    </li>
  )
}

const CLASSES = { done: 'done', here: 'here', 'to come': 'todo', theirs: 'theirs' } as const

const when = (step: ItemProps): string | null => {
  const { needed, state, date, isPlanned, isDated, language = ENGLISH } = step
  const t = wordsIn(language, 'steps')
  if (needed === 'no') return t('notNeeded')
  if (state === 'done' && date) return t('doneOn', { date })
  if (date && isPlanned) return wordsIn(language, 'journey')('planned', { date })
  if (isDated && !date && (state === 'here' || state === 'to come')) {
    return wordsIn(language, 'journey')('noDate')
  }
  if (state === 'here') return date ? t('since', { date }) : null
  return state === 'done' || state === 'theirs'
    ? translated(language, 'steps', STEP_STATES[state])
    : null
}
