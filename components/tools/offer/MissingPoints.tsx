import { POINT_KEYS, pointNumber } from '@/collections/Tools/offer/shared/points'
import type { Points } from '@/collections/Tools/offer/shared/statement'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { Message } from '@/components/tools/shared/Message'
import { SaidRun } from '@/components/tools/shared/Said'
import { Block } from '@/components/tools/shared/ToolPage'
import styles from './MissingPoints.module.css'

type Props = { id: string; offer: string; points: Points; sources: readonly ToolSource[] }

/** The twenty points as a strip, the missing ones with what to ask, and all questions to copy. */
export const MissingPoints = ({ id, offer, points, sources }: Props) => {
  const { missing, message } = points
  const total = POINT_KEYS.length
  return (
    <Block title={`${offer}: ${titleOf(missing.length, total)}`}>
      <div
        className={`${styles.strip} num`}
        role="img"
        aria-label={`${total - missing.length} of ${total} points found`}
      >
        {POINT_KEYS.map((key) => (
          <i key={key} className={missing.some((one) => one.key === key) ? styles.missing : ''}>
            {pointNumber(key)}
          </i>
        ))}
      </div>
      <ul className={styles.list}>
        {missing.map(({ key, number, label, question, law }) => (
          <li key={key}>
            <span className={`${styles.number} num`}>{number}</span>
            <span>
              <b>{label}</b>
              <small>{question}</small>
              <small className="no-print">
                <SaidRun lines={law} sources={sources} />
              </small>
            </span>
          </li>
        ))}
      </ul>
      {message && (
        <details className={`${styles.copy} no-print`}>
          <summary>
            {missing.length === 1 ? 'Copy this question' : `Copy these ${missing.length} questions`}
          </summary>
          <Message id={id} text={message} send="Send on WhatsApp" />
        </details>
      )}
    </Block>
  )
}

const titleOf = (missing: number, total: number): string => {
  if (missing === 0) return `all ${total} points are there`
  return missing === 1
    ? `1 of ${total} points is missing`
    : `${missing} of ${total} points are missing`
}
