import { isUnknown, type Line, type Paid } from '@/collections/Tools/documents/shared/line'
import type { Need, Paper } from '@/collections/Tools/documents/shared/papers'
import { nameIn, type ToolSource } from '@/collections/Tools/shared/toolFacts'
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
 * A paper: what it is, who gives it, who pays, how long it is good. All other sentences, and whom to
 * ask with address and number, are behind a tap.
 */
export const PaperRow = ({ paper, sources }: Props) => {
  const { key, number, title, need, notes, issuer, paid, validity } = paper
  const [note, ...others] = notes
  const open = others.filter(isUnknown)
  const asked = (line: Line) => (line.ask && !isUnknown(line) ? [line] : [])
  const more = [
    ...others.filter((line) => !isUnknown(line)),
    ...asked(issuer),
    ...paid.lines,
    ...asked(validity),
  ]
  return (
    <div className={styles.paper} data-static={`paper-${key}`}>
      <span className={`${styles.number} num`}>{number}</span>
      <div className={styles.name}>
        <h3>
          <label htmlFor={`tick-${key}`}>{title}</label>
        </h3>
        <p data-fold>
          <span className={styles.label}>{NEEDS[need]}</span>{' '}
          {note && <Said line={note} sources={sources} isBrief />}
        </p>
        {open.map((line) => (
          <p key={line.text} data-fold>
            <Said line={line} sources={sources} isBrief />
          </p>
        ))}
      </div>
      <p data-fold>
        <span className={styles.head}>From: </span>
        <Said line={issuer} sources={sources} isBrief />
      </p>
      <p data-fold>
        <PayerMark who={paid.who}>
          <PaidNote paid={paid} sources={sources} />
        </PayerMark>
      </p>
      <p data-fold>
        <span className={styles.head}>Good until: </span>
        <Said line={validity} sources={sources} isBrief />
      </p>
      <details className={`${styles.more} no-print`} data-fold>
        <summary>More on this paper</summary>
        <SaidList lines={more} sources={sources} />
      </details>
    </div>
  )
}

/** Whom to ask who pays, or why it is so. */
const PaidNote = ({ paid, sources }: { paid: Paid; sources: readonly ToolSource[] }) => {
  const ask = paid.lines.findLast((line) => line.ask)?.ask
  if (paid.who === 'ask' && ask) return `Ask: ${nameIn(ask)}`
  const [reason] = paid.lines
  return reason ? <Said line={reason} sources={sources} isBrief /> : null
}
