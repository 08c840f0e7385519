import type { Need, Paper } from '@/collections/Tools/documents/shared/papers'
import { isUnknown, type Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { Written } from '@/components/tools/shared/Lines'
import { PayerMark } from '@/components/tools/shared/PayerMark'
import { Said, SaidList } from '@/components/tools/shared/Said'
import type { English } from '@/messages/en'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './PaperRow.module.css'

type Props = { paper: Paper; sources: readonly ToolSource[]; words: PageWords }

const NEEDS = {
  must: 'must',
  usual: 'usual',
  'if-asked': 'ifAsked',
} as const satisfies Record<Need, keyof English['documents']>

/**
 * A paper in one line: what it is, who gives it, who pays. All sentences, and whom to ask with address and
 * number, are behind a tap; on paper the first sentence and how long it is good stand beside it.
 */
export const PaperRow = ({ paper, sources, words }: Props) => {
  const { key, number, title, need, notes, issuer, paid, validity } = paper
  const [note] = notes
  const { language, text } = words
  const t = wordsIn(language, 'documents')
  const said = { sources, words }
  const more = [...notes, ...(issuer.ask && !isUnknown(issuer) ? [issuer] : []), ...paid.lines]
  return (
    <div className={styles.paper} data-static={`paper-${key}`}>
      <span className={`${styles.number} num`}>{number}</span>
      <div className={styles.name}>
        <h3>
          <label htmlFor={`tick-${key}`}>
            <Written {...text(title)} />
          </label>
        </h3>
        <p data-fold>
          <span className={styles.label}>{t(NEEDS[need])}</span>
        </p>
        {note && (
          <p className="print-only">
            <Said line={note} {...said} isBrief />
          </p>
        )}
      </div>
      <p data-fold>
        <span className={styles.head}>{`${t('from')} `}</span>
        <Said line={issuer} {...said} isBrief />
      </p>
      <p data-fold>
        <PayerMark who={paid.who} language={language} />
      </p>
      <p className="print-only">
        <Said line={validity} {...said} isBrief />
      </p>
      <details className={`${styles.more} no-print`} data-fold>
        <summary>
          {t.rich('more', {
            title: text(title).children,
            hidden: (on) => <span className="sr-only">{on}</span>,
          })}
        </summary>
        <SaidList lines={more.filter(isFirst)} {...said} />
        <p>
          {`${t('goodUntil')} `}
          <Said line={validity} {...said} />
        </p>
      </details>
    </div>
  )
}

const isFirst = ({ text }: Line, at: number, lines: readonly Line[]): boolean =>
  lines.findIndex((line) => line.text === text) === at
