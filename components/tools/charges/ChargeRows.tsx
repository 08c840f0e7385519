import type { ChargeCase } from '@/collections/Tools/charges/shared/answer'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { SourceMarks, Written } from '@/components/tools/shared/Lines'
import { Sign, signText } from '@/components/tools/shared/Sign'
import { linkIn } from '@/lib/shared/alternates'
import type { PageWords } from '@/messages/sayIn'
import styles from './ChargeRows.module.css'
import { signOf } from './ChargeVerdict'

type Props = {
  rows: readonly (ChargeCase & { isAsked?: boolean })[]
  sources: readonly ToolSource[]
  words: PageWords
}

/** Charges or cases with their verdicts; each row leads to its own answer. */
export const ChargeRows = ({ rows, sources, words }: Props) => (
  <ul className={styles.rows}>
    {rows.map(({ label, verdict, short, href, facts, isAsked }) => {
      const sign = signOf(verdict)
      return (
        <li key={label}>
          <a href={linkIn(href, words.language)} aria-current={isAsked ? 'true' : undefined}>
            <Sign kind={sign} className={styles.sign} />
            <span>
              <Written {...words.text(label)} />
              <SourceMarks facts={facts} sources={sources} words={words} />
            </span>
            <b className={signText(sign)} {...words.text(short)} />
          </a>
        </li>
      )
    })}
  </ul>
)
