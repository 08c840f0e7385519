import type { ReactNode } from 'react'
import { type ColumnRow, type Of, partsOf } from '@/collections/Tools/offer/shared/columns'
import type { OfferAnswer } from '@/collections/Tools/offer/shared/statement'
import { shortAndMore } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { SourceMarks } from '@/components/tools/shared/Lines'
import { Said } from '@/components/tools/shared/Said'
import { keysOf } from '@/lib/shared/objects'
import { ENGLISH_WORDS } from '@/messages/sayIn'
import { StatementCell } from './StatementCell'
import styles from './StatementTable.module.css'
import { workingIn } from './workingIn'

type Props = { answer: OfferAnswer; country: string | null; sources: readonly ToolSource[] }

type Part = keyof ReturnType<typeof partsOf>

/** The statement: a row for each sum or rule, one column for each offer; on a phone one at a time. */
export const StatementTable = ({ answer, country, sources }: Props) => {
  const { a, b, currency } = answer
  const parts = partsOf(a, b)
  const heads = headsOf(country, a.total?.label ?? b?.total?.label ?? null)
  return (
    <div className={b ? styles.two : styles.one} data-static="statement">
      {b && (
        <>
          <input type="radio" name="shown" id="show-a" className={styles.radioA} defaultChecked />
          <input type="radio" name="shown" id="show-b" className={styles.radioB} />
          <p className={`${styles.switch} no-print`}>
            <label htmlFor="show-a">Offer A</label>
            <label htmlFor="show-b">Offer B</label>
          </p>
        </>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">One month{currency && `, ${currency}`}</th>
            <th scope="col" data-of="a">
              {b ? 'Offer A' : 'The offer'}
            </th>
            {b && (
              <th scope="col" data-of="b">
                Offer B
              </th>
            )}
          </tr>
        </thead>
        {keysOf(parts).map((part) =>
          parts[part].length === 0 ? null : (
            <tbody key={part} className={isSum(part) ? styles.sum : undefined}>
              {heads[part] && (
                <tr className={styles.head}>
                  <th scope="rowgroup" colSpan={b ? 3 : 2}>
                    {heads[part]}
                  </th>
                </tr>
              )}
              {parts[part].map((row) => (
                <tr key={row.key} className={row.key === 'offer' ? styles.subtotal : undefined}>
                  <th scope="row">
                    {row.label}
                    {isSum(part) && (
                      <SourceMarks
                        facts={row.lines.flatMap(({ line }) => line.facts)}
                        sources={sources}
                      />
                    )}
                    <RowLines row={isSum(part) ? withoutFacts(row) : row} sources={sources} />
                  </th>
                  <StatementCell of="a" row={row.a} label={row.label} adds={adds(part)} />
                  {b && <StatementCell of="b" row={row.b} label={row.label} adds={adds(part)} />}
                </tr>
              ))}
            </tbody>
          ),
        )}
      </table>
    </div>
  )
}

const headsOf = (country: string | null, months: string | null): Partial<Record<Part, string>> => ({
  offer: 'What the offer says',
  law: country ? `What the law of ${country} adds` : undefined,
  enough: 'Is it enough?',
  end: months ? `At the end of ${months.replace(/^All /, '')}` : 'At the end',
})

const isSum = (part: Part): boolean => part === 'month' || part === 'total'

/** A sum has its sentences in the rows above it; here their numbers are enough. */
const withoutFacts = (row: ColumnRow): ColumnRow => ({
  ...row,
  lines: row.lines.filter(({ line }) => line.facts.length === 0),
})

const adds = (part: Part): boolean => part === 'law' || part === 'end'

const RowLines = ({ row, sources }: { row: ColumnRow; sources: readonly ToolSource[] }) => {
  const { short, more } = shortAndMore(row.lines.map(({ line }) => line))
  const ofLine = (text: string) => row.lines.find(({ line }) => line.text === text)?.of ?? null
  return (
    <>
      {short.map((line) => (
        <OfOne key={line.text} of={ofLine(line.text)}>
          <Said line={line} sources={sources} />
        </OfOne>
      ))}
      {row.workings.map(({ of, sum }) => (
        <OfOne key={of ?? 'one'} of={of}>
          <span className="num">{workingIn(sum, ENGLISH_WORDS)}</span>
        </OfOne>
      ))}
      {more.length > 0 && (
        <details className="no-print">
          <summary>More</summary>
          {more.map((line) => (
            <OfOne key={line.text} of={ofLine(line.text)}>
              <Said line={line} sources={sources} />
            </OfOne>
          ))}
        </details>
      )}
    </>
  )
}

const OfOne = ({ of, children }: { of: Of; children: ReactNode }) => (
  <small {...(of && { 'data-of': of })}>
    {of && <b>Offer {of.toUpperCase()}: </b>}
    {children}
  </small>
)
