import type { ChargeCase } from '@/collections/Tools/charges/shared/answer'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { SourceMarks } from '@/components/tools/shared/Lines'
import { Sign, signText } from '@/components/tools/shared/Sign'
import styles from './ChargeRows.module.css'
import { signOf } from './ChargeVerdict'

type Props = {
  rows: readonly (ChargeCase & { isAsked?: boolean })[]
  sources: readonly ToolSource[]
}

/** Charges or cases with their verdicts; each row leads to its own answer. */
export const ChargeRows = ({ rows, sources }: Props) => (
  <ul className={styles.rows}>
    {rows.map(({ label, verdict, short, href, facts, isAsked }) => {
      const sign = signOf(verdict)
      return (
        <li key={label}>
          <a href={href} aria-current={isAsked ? 'true' : undefined}>
            <Sign kind={sign} className={styles.sign} />
            <span>
              {label}
              <SourceMarks facts={facts} sources={sources} />
            </span>
            <b className={signText(sign)}>{short}</b>
          </a>
        </li>
      )
    })}
  </ul>
)
