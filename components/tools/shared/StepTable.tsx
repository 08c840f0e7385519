import { Building2, Folder, Landmark, Store, UserRound } from 'lucide'
import type { ReactNode } from 'react'
import { nameIn } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { ACTORS, type Actor, familyStep, type Step } from '@/collections/Tools/steps/shared/steps'
import { Drawing } from '@/components/agency/Drawing'
import { Icon, type IconShape } from '@/components/ui/Icon'
import type { Language } from '@/lib/shared/languages'
import { ENGLISH_WORDS, type PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import { SourceMarks, Written } from './Lines'
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

type Props = {
  steps: readonly Step[]
  sources: readonly ToolSource[]
  heading?: 'h2' | 'h3'
  /** What is done is its title and day only. */
  isBrief?: boolean
  /** When a step was done, began or is planned, in words. */
  dateOf?: (step: Step) => { date: string; isPlanned: boolean; calendar?: ReactNode } | null
  /** Whether a step without a day says so. */
  isDated?: boolean
  words?: PageWords
}

/** The list of steps: who acts, who pays and what to keep. */
export const StepTable = ({ words = ENGLISH_WORDS, ...list }: Props) => {
  const { language, text } = words
  const { steps, sources, heading, isBrief, dateOf, isDated } = list
  const t = wordsIn(language, 'steps')
  return (
    <StepLine columns={[t('step'), t('whoActs'), t('whoPays'), t('whatToKeep')]}>
      {steps.map((step) => (
        <StepItem
          key={step.key}
          {...familyStep(step)}
          heading={heading}
          {...dateOf?.(step)}
          isDated={isDated}
          language={language}
          drawing={<Drawing of="steps" name={step.key} />}
          text={
            isBrief && step.state === 'done' ? null : (
              <About step={step} sources={sources} words={words} />
            )
          }
        >
          <StepActors acts={step.acts} language={language} />
          <p className={styles.pays}>
            <Payer step={step} sources={sources} words={words} />
          </p>
          <p className={`${styles.cell} ${styles.keep}`}>
            <span>
              <Icon of={Folder} />
              <span>
                <span className="sr-only">{`${t('keep')} `}</span>
                <Written {...text(step.keep.text)} />
              </span>
            </span>
          </p>
        </StepItem>
      ))}
    </StepLine>
  )
}

type ActorsProps = Pick<Step, 'acts'> & { language: Language }

/** Who acts in a step. */
export const StepActors = ({ acts, language }: ActorsProps) => (
  <ul className={styles.cell}>
    {acts.map((actor) => (
      <li key={actor}>
        <Icon of={ICONS[actor]} />
        <span>
          <span className="sr-only">{`${wordsIn(language, 'steps')('acts')} `}</span>
          {translated(language, 'steps', ACTORS[actor])}
        </span>
      </li>
    ))}
  </ul>
)

type StepProps = { step: Step; sources: readonly ToolSource[]; words: PageWords }

const Payer = ({ step, sources, words }: StepProps) => {
  const asked = askedOf(step)
  const facts = step.paid.lines.flatMap((line) => line.facts)
  return (
    <PayerMark
      who={step.paid.who}
      language={words.language}
      marks={<SourceMarks facts={facts} sources={sources} words={words} />}
    >
      {asked && <Written {...words.text(asked)} />}
    </PayerMark>
  )
}

/** The first sentence; the others behind a tap, on a phone also what to keep. */
const About = ({ step: { title, what, paid, keep }, sources, words }: StepProps) => {
  const { language, text } = words
  const t = wordsIn(language, 'steps')
  const [first, ...others] = what
  const more = [...others, ...paid.lines].filter(isNew)
  return (
    <>
      {first && (
        <p>
          <Said line={first} sources={sources} isBrief words={words} />
        </p>
      )}
      <details className={styles.more}>
        <summary>
          {t.rich('more', {
            title: text(title).children,
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
        </summary>
        <ul>
          {more.map((line) => (
            <li key={line.text}>
              <Said line={line} sources={sources} isBrief words={words} />
            </li>
          ))}
          <li className={styles.kept}>
            {`${t('keep')} `}
            <Written {...text(keep.text)} />
          </li>
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

type LinesProps = {
  title?: string
  lines: readonly Line[]
  sources: readonly ToolSource[]
  words?: PageWords
}

/** Sentences about the whole list. */
export const StepLines = ({ title, lines, ...said }: LinesProps) => (
  <div className={styles.lines}>
    {title && <h2>{title}</h2>}
    {lines.map((line) => (
      <p key={line.text}>
        <Said line={line} {...said} />
      </p>
    ))}
  </div>
)
