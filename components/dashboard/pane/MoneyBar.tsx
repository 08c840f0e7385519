import { minorText } from '@/collections/Tools/charges/shared/money'
import styles from './MoneyBar.module.css'

export type BarPart = {
  /** `law`: the whole length, when the parts do not fill it. */
  kind: 'taken' | 'free' | 'notPromised' | 'over' | 'law'
  minor: number
  words: string
}

type Props = { parts: readonly BarPart[]; currency: string }

/** A sum in parts. The words below say the same, so that nobody needs the colours. */
export const MoneyBar = ({ parts, currency }: Props) => (
  <div className={styles.bar}>
    <div className={styles.parts} aria-hidden="true">
      {fill(parts).map(({ kind, minor }) => (
        <span key={kind} data-kind={kind} style={{ flexGrow: minor }} />
      ))}
    </div>
    <ul>
      {parts.map(({ kind, minor, words }) => (
        <li key={kind} data-kind={kind}>
          <b className="num">{minorText(minor, currency)}</b> {words}
        </li>
      ))}
    </ul>
  </div>
)

/** What is drawn: of `law` only what the other parts leave. */
const fill = (parts: readonly BarPart[]): BarPart[] => {
  const drawn = parts.filter(({ kind }) => kind !== 'law')
  const sum = drawn.reduce((all, { minor }) => all + minor, 0)
  return parts
    .map((part) => (part.kind === 'law' ? { ...part, minor: part.minor - sum } : part))
    .filter(({ minor }) => minor > 0)
}
