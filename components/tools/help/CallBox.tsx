import { ArrowRight, ExternalLink, Phone } from 'lucide'
import type { Contact, HelpAnswer } from '@/collections/Tools/help/shared/answer'
import { LineRun, SourceMarks } from '@/components/tools/shared/Lines'
import { AnswerBox } from '@/components/tools/shared/ToolPage'
import { Icon } from '@/components/ui/Icon'
import { NewTabHint } from '@/components/ui/NewTabHint'
import styles from './CallBox.module.css'

/** The first contact, what to say, and the number as a button; on a phone the number comes first. */
export const CallBox = ({ answer: { first, press, say, sources } }: { answer: HelpAnswer }) => {
  const isFirst = press?.name === first.name
  const target = press ?? (first.reach.href ? first : null)
  return (
    <AnswerBox
      className={`${styles.call} ${isFirst ? styles.numberFirst : ''} ${target ? '' : styles.wordsOnly}`}
    >
      <div className={styles.office}>
        <p className={styles.kicker}>Contact first</p>
        <h2>{first.name}</h2>
        <p className={styles.does}>
          <LineRun lines={first.does} sources={sources} />
          {!first.reach.href && <b>{first.reach.text}.</b>}
        </p>
        {!target && <p className={styles.does}>{saying(say)}</p>}
      </div>
      {target && (
        <Target contact={target} isFirst={target.name === first.name} say={say} sources={sources} />
      )}
    </AnswerBox>
  )
}

type TargetProps = { contact: Contact; isFirst: boolean; say: string } & Pick<HelpAnswer, 'sources'>

const Target = ({ contact: { name, reach, facts }, isFirst, say, sources }: TargetProps) => {
  const isCall = reach.kind === 'tel'
  const isWeb = reach.kind === 'web'
  return (
    <a
      className={styles.target}
      href={reach.href ?? undefined}
      {...(isWeb && { target: '_blank', rel: 'noopener' })}
    >
      <span className={styles.label}>
        <Icon of={isCall ? Phone : isWeb ? ExternalLink : ArrowRight} />
        <span>
          {isCall ? 'Press to call' : 'Open'}
          {!isFirst && `: ${name}`}
          <SourceMarks facts={facts} sources={sources} />
        </span>
      </span>
      <b className={`${isCall ? styles.number : styles.site} num`}>{reach.text}</b>
      <small>{saying(say)}</small>
      {isWeb && <NewTabHint />}
    </a>
  )
}

const saying = (say: string): string => `Say: “${say}”`
