import type { Deadline, HelpAnswer } from '@/collections/Tools/help/shared/answer'
import { questionId } from '@/components/tools/shared/Asked'
import { LineRun, LineText, Written } from '@/components/tools/shared/Lines'
import { NotKnown } from '@/components/tools/shared/Sign'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import { dayIn } from './helpAsked'
import styles from './LastDay.module.css'

type Props = { deadline: Deadline; sources: HelpAnswer['sources']; words: PageWords }

/** The last day for a claim: as a line from the end of the work, as a rule to count, or not known. */
export const LastDay = ({ deadline, ...said }: Props) => {
  const t = wordsIn(said.words.language, 'tools')
  const [first, ...rest] = deadline.lines
  if (!first) return null
  if (deadline.state === 'unknown') {
    return (
      <NotKnown title={<Written {...said.words.text(first.text)} />}>
        <p>
          <LineRun lines={rest} {...said} />
        </p>
      </NotKnown>
    )
  }
  return (
    <section className={styles.day} aria-label={t('lastDayShort')}>
      <h2>
        <LineText line={first} {...said} />
      </h2>
      {deadline.state === 'date' && <Way deadline={deadline} words={said.words} />}
      <p>
        <LineRun lines={rest} {...said} />
        {deadline.state === 'rule' && (
          <a className="link reach no-print" href={`#${questionId('ended')}`}>
            {t('sayWhenEnded')}
          </a>
        )}
      </p>
    </section>
  )
}

type WayProps = { deadline: Deadline & { state: 'date' }; words: PageWords }

/** The time that has gone, between the end of the work and the last day. */
const Way = ({ deadline: { from, to, share }, words: { language } }: WayProps) => {
  const t = wordsIn(language, 'tools')
  const day = dayIn(language)
  return (
    <div className={`${styles.way} num no-print`}>
      <div className={styles.line} aria-hidden="true">
        <i style={{ left: `${Math.round(share * 100)}%` }} />
      </div>
      <p>
        <span>
          {t('workEnded')}
          <br />
          {day(from)}
        </span>
        <span>
          {t('lastDayShort')}
          <br />
          {day(to)}
        </span>
      </p>
    </div>
  )
}
