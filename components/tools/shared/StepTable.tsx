import { Building2, Folder, Landmark, Store, UserRound } from 'lucide'
import { nameIn } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { ACTORS, type Actor, familyStep, type Step } from '@/collections/Tools/steps/shared/steps'
import { Drawing } from '@/components/agency/Drawing'
import { Icon, type IconShape } from '@/components/ui/Icon'
import { SourceMarks } from './Lines'
import { PayerMark } from './PayerMark'
import { Said } from './Said'
import { StepItem, StepLine } from './StepLine'
import styles from './StepTable.module.css'

const ICONS: Record<Actor, IconShape> = {
  employer: Building2,
  you: UserRound,
  office: Store,
  government: Landmark,
}

const COLUMNS = ['Step', 'Who acts', 'Who pays', 'What to keep']

type Props = {
  steps: readonly Step[]
  sources: readonly ToolSource[]
  heading?: 'h2' | 'h3'
  /** What is done is its title and day only. */
  isBrief?: boolean
  /** When a step was done or began, in words. */
  dateOf?: (step: Step) => string | null
}

/** The list of steps: who acts, who pays and what to keep. */
export const StepTable = ({ steps, sources, heading, isBrief, dateOf }: Props) => (
  <StepLine columns={COLUMNS}>
    {steps.map((step) => (
      <StepItem
        key={step.key}
        {...familyStep(step)}
        heading={heading}
        date={dateOf?.(step)}
        drawing={<Drawing of="steps" name={step.key} />}
        text={isBrief && step.state === 'done' ? null : <About step={step} sources={sources} />}
      >
        <ul className={styles.cell}>
          {step.acts.map((actor) => (
            <li key={actor}>
              <Icon of={ICONS[actor]} />
              <span>
                <span className="sr-only">Acts: </span>
                {ACTORS[actor]}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.pays}>
          <PayerMark
            who={step.paid.who}
            marks={
              <SourceMarks
                facts={step.paid.lines.flatMap(({ facts }) => facts)}
                sources={sources}
              />
            }
          >
            {askedOf(step)}
          </PayerMark>
        </p>
        <p className={`${styles.cell} ${styles.keep}`}>
          <span>
            <Icon of={Folder} />
            <span>
              <span className="sr-only">Keep: </span>
              {step.keep.text}
            </span>
          </span>
        </p>
      </StepItem>
    ))}
  </StepLine>
)

type StepProps = { step: Step; sources: readonly ToolSource[] }

/** The first sentence; the others behind a tap, on a phone also what to keep. */
const About = ({ step: { title, what, paid, keep }, sources }: StepProps) => {
  const [first, ...others] = what
  const more = [...others, ...paid.lines].filter(isNew)
  return (
    <>
      {first && (
        <p>
          <Said line={first} sources={sources} isBrief />
        </p>
      )}
      <details className={styles.more}>
        <summary>
          More<span className="sr-only"> about: {title}</span>
        </summary>
        <ul>
          {more.map((line) => (
            <li key={line.text}>
              <Said line={line} sources={sources} isBrief />
            </li>
          ))}
          <li className={styles.kept}>Keep: {keep.text}</li>
        </ul>
      </details>
    </>
  )
}

const isNew = ({ text }: Line, at: number, lines: readonly Line[]): boolean =>
  lines.findIndex((line) => line.text === text) === at

/** Whom to ask who pays. */
const askedOf = ({ paid }: Step): string | null =>
  paid.who === 'ask'
    ? nameIn(paid.lines.findLast(({ ask }) => ask !== null)?.ask ?? '') || null
    : null

type LinesProps = { title?: string; lines: readonly Line[]; sources: readonly ToolSource[] }

/** Sentences about the whole list. */
export const StepLines = ({ title, lines, sources }: LinesProps) => (
  <div className={styles.lines}>
    {title && <h2>{title}</h2>}
    {lines.map((line) => (
      <p key={line.text}>
        <Said line={line} sources={sources} />
      </p>
    ))}
  </div>
)
