import type { Deadline, HelpAnswer } from '@/collections/Tools/help/shared/answer'
import { dayText } from '@/collections/Tools/help/shared/question'
import { questionId } from '@/components/tools/shared/Asked'
import { LineRun, LineText } from '@/components/tools/shared/Lines'
import { NotKnown } from '@/components/tools/shared/Sign'
import styles from './LastDay.module.css'

type Props = { deadline: Deadline; sources: HelpAnswer['sources'] }

/** The last day for a claim: as a line from the end of the work, as a rule to count, or not known. */
export const LastDay = ({ deadline, sources }: Props) => {
  const [first, ...rest] = deadline.lines
  if (!first) return null
  if (deadline.state === 'unknown') {
    return (
      <NotKnown title={first.text}>
        <p>
          <LineRun lines={rest} sources={sources} />
        </p>
      </NotKnown>
    )
  }
  return (
    <section className={styles.day} aria-label="Last day">
      <h2>
        <LineText line={first} sources={sources} />
      </h2>
      {deadline.state === 'date' && <Way deadline={deadline} />}
      <p>
        <LineRun lines={rest} sources={sources} />
        {deadline.state === 'rule' && (
          <a className="link reach no-print" href={`#${questionId('ended')}`}>
            Say when the work ended
          </a>
        )}
      </p>
    </section>
  )
}

/** The time that has gone, between the end of the work and the last day. */
const Way = ({ deadline: { from, to, share } }: { deadline: Deadline & { state: 'date' } }) => (
  <div className={`${styles.way} num no-print`}>
    <div className={styles.line} aria-hidden="true">
      <i style={{ left: `${Math.round(share * 100)}%` }} />
    </div>
    <p>
      <span>
        Work ended
        <br />
        {dayText(from)}
      </span>
      <span>
        Last day
        <br />
        {dayText(to)}
      </span>
    </p>
  </div>
)
