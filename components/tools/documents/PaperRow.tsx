import type { Need, Paper } from '@/collections/Tools/documents/shared/papers'
import { isUnknown, type Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { PayerMark } from '@/components/tools/shared/PayerMark'
import { Said, SaidList } from '@/components/tools/shared/Said'
import styles from './PaperRow.module.css'

type Props = { paper: Paper; sources: readonly ToolSource[] }

const NEEDS: Readonly<Record<Need, string>> = {
  must: 'You must have it.',
  usual: 'Usually asked for.',
  'if-asked': 'Only if somebody asks.',
}

/**
 * A paper in one line: what it is, who gives it, who pays. All sentences, and whom to ask with address and
 * number, are behind a tap; on paper the first sentence and how long it is good stand beside it.
 */
export const PaperRow = ({ paper, sources }: Props) => {
  const { key, number, title, need, notes, issuer, paid, validity } = paper
  const [note] = notes
  const more = [...notes, ...(issuer.ask && !isUnknown(issuer) ? [issuer] : []), ...paid.lines]
  return (
    <div className={styles.paper} data-static={`paper-${key}`}>
      <span className={`${styles.number} num`}>{number}</span>
      <div className={styles.name}>
        <h3>
          <label htmlFor={`tick-${key}`}>{title}</label>
        </h3>
        <p data-fold>
          <span className={styles.label}>{NEEDS[need]}</span>
        </p>
        {note && (
          <p className="print-only">
            <Said line={note} sources={sources} isBrief />
          </p>
        )}
      </div>
      <p data-fold>
        <span className={styles.head}>From: </span>
        <Said line={issuer} sources={sources} isBrief />
      </p>
      <p data-fold>
        <PayerMark who={paid.who} />
      </p>
      <p className="print-only">
        <Said line={validity} sources={sources} isBrief />
      </p>
      <details className={`${styles.more} no-print`} data-fold>
        <summary>
          More<span className="sr-only"> on: {title}</span>
        </summary>
        <SaidList lines={more.filter(isFirst)} sources={sources} />
        <p>
          Good until: <Said line={validity} sources={sources} />
        </p>
      </details>
    </div>
  )
}

const isFirst = ({ text }: Line, at: number, lines: readonly Line[]): boolean =>
  lines.findIndex((line) => line.text === text) === at
