import { ArrowRight, ExternalLink, Phone } from 'lucide'
import type { Contact, HelpAnswer } from '@/collections/Tools/help/shared/answer'
import { LineRun, SourceMarks, Written } from '@/components/tools/shared/Lines'
import { AnswerBox } from '@/components/tools/shared/ToolPage'
import { Icon } from '@/components/ui/Icon'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { linkIn } from '@/lib/shared/alternates'
import { ENGLISH, inEnglish } from '@/lib/shared/languages'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './CallBox.module.css'

/** The first contact, what to say, and the number as a button; on a phone the number comes first. */
export const CallBox = ({ answer, words }: { answer: HelpAnswer; words: PageWords }) => {
  const { first, press, say, sources } = answer
  const t = wordsIn(words.language, 'tools')
  const isFirst = press?.name === first.name
  const target = press ?? (first.reach.href ? first : null)
  return (
    <AnswerBox
      className={`${styles.call} ${isFirst ? styles.numberFirst : ''} ${target ? '' : styles.wordsOnly}`}
      words={words}
    >
      <div className={styles.office}>
        <p className={styles.kicker}>{t('contactFirst')}</p>
        <h2 {...words.text(first.name)} />
        <p className={styles.does}>
          <LineRun lines={first.does} sources={sources} words={words} />
          {!first.reach.href && <b>{words.text(first.reach.text).children}.</b>}
        </p>
        {!target && (
          <p className={styles.does}>
            <Saying say={say} words={words} />
          </p>
        )}
      </div>
      {target && (
        <Target
          contact={target}
          isFirst={target.name === first.name}
          {...{ say, sources, words }}
        />
      )}
    </AnswerBox>
  )
}

type TargetProps = { contact: Contact; isFirst: boolean; words: PageWords } & Pick<
  HelpAnswer,
  'sources' | 'say'
>

const Target = ({ contact, isFirst, say, sources, words }: TargetProps) => {
  const { name, reach, facts } = contact
  const t = wordsIn(words.language, 'tools')
  const isCall = reach.kind === 'tel'
  const isWeb = reach.kind === 'web'
  return (
    <a
      className={styles.target}
      href={reach.href ? linkIn(reach.href, words.language) : undefined}
      {...(isWeb && { target: '_blank', rel: 'noopener' })}
    >
      <span className={styles.label}>
        <Icon of={isCall ? Phone : isWeb ? ExternalLink : ArrowRight} />
        <span>
          {t(isCall ? 'pressToCall' : 'open')}
          {!isFirst && (
            <>
              {': '}
              <Written {...words.text(name)} />
            </>
          )}
          <SourceMarks facts={facts} sources={sources} words={words} />
        </span>
      </span>
      <b className={`${isCall ? styles.number : styles.site} num`}>
        {reach.kind === 'page' ? words.text(reach.text).children : reach.text}
      </b>
      <small>
        <Saying say={say} words={words} />
      </small>
      {isWeb && <NewTabHint words={wordsIn(words.language, 'forms')('newTab')} />}
    </a>
  )
}

/** What to say there; in English too where the page is not: it is what an office abroad understands. */
const Saying = ({ say, words: { language, text } }: { say: string; words: PageWords }) => {
  const t = wordsIn(language, 'tools')
  return (
    <>
      {t('say', { words: text(say).children })}
      {language !== ENGLISH && (
        <>
          {` ${t('inEnglish')} `}
          <Written {...inEnglish(language)}>{`“${say}”`}</Written>
        </>
      )}
    </>
  )
}
