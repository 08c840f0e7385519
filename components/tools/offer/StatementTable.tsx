import { destinationInText } from '@/collections/Countries/shared/destinations'
import { type ColumnRow, partsOf } from '@/collections/Tools/offer/shared/columns'
import type { OfferQuestion } from '@/collections/Tools/offer/shared/question'
import type { OfferAnswer } from '@/collections/Tools/offer/shared/statement'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { SourceMarks, Written } from '@/components/tools/shared/Lines'
import { keysOf } from '@/lib/shared/objects'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import { RowLines } from './RowLines'
import { StatementCell } from './StatementCell'
import styles from './StatementTable.module.css'

type Props = {
  question: OfferQuestion
  answer: OfferAnswer
  sources: readonly ToolSource[]
  words: PageWords
}

type Part = keyof ReturnType<typeof partsOf>

/** The statement: a row for each sum or rule, one column for each offer; on a phone one at a time. */
export const StatementTable = ({ question, answer, sources, words }: Props) => {
  const { a, b, currency } = answer
  const t = wordsIn(words.language, 'offer')
  const parts = partsOf(a, b)
  const heads = headsOf(question, answer, words)
  return (
    <div className={b ? styles.two : styles.one} data-static="statement">
      {b && (
        <>
          <input type="radio" name="shown" id="show-a" className={styles.radioA} defaultChecked />
          <input type="radio" name="shown" id="show-b" className={styles.radioB} />
          <p className={`${styles.switch} no-print`}>
            <label htmlFor="show-a">{t('offerA')}</label>
            <label htmlFor="show-b">{t('offerB')}</label>
          </p>
        </>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{currency ? t('inOneMonthMoney', { currency }) : t('inOneMonth')}</th>
            <th scope="col" data-of="a">
              {t(b ? 'offerA' : 'theOffer')}
            </th>
            {b && (
              <th scope="col" data-of="b">
                {t('offerB')}
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
              {parts[part].map((row) => {
                const shown = { label: row.label, adds: adds(part), words }
                return (
                  <tr key={row.key} className={row.key === 'offer' ? styles.subtotal : undefined}>
                    <th scope="row">
                      <RowHead row={row} isSum={isSum(part)} sources={sources} words={words} />
                    </th>
                    <StatementCell of="a" row={row.a} {...shown} />
                    {b && <StatementCell of="b" row={row.b} {...shown} />}
                  </tr>
                )
              })}
            </tbody>
          ),
        )}
      </table>
    </div>
  )
}

type HeadProps = Pick<Props, 'sources' | 'words'> & { row: ColumnRow; isSum: boolean }

/** A sum has its sentences in the rows above it; here their numbers are enough. */
const RowHead = ({ row, isSum, sources, words }: HeadProps) => {
  const { label, lines } = row
  return (
    <>
      <Written {...words.text(label)} />
      {isSum && (
        <SourceMarks
          facts={lines.flatMap(({ line }) => line.facts)}
          sources={sources}
          words={words}
        />
      )}
      <RowLines row={isSum ? withoutFacts(row) : row} sources={sources} words={words} />
    </>
  )
}

const headsOf = (
  question: OfferQuestion,
  { a, b }: OfferAnswer,
  { language, text }: PageWords,
): Partial<Record<Part, string>> => {
  const t = wordsIn(language, 'offer')
  const { destination } = question
  const place = destination && text(destinationInText(destination)).children
  const months = (a.total && question.a.months) ?? (b?.total && question.b?.months) ?? null
  return {
    offer: t('offerSays'),
    law: place ? t('lawAdds', { place }) : undefined,
    enough: t('isEnough'),
    end: months ? t('atEndOf', { months: String(months) }) : t('atEnd'),
  }
}

const isSum = (part: Part): boolean => part === 'month' || part === 'total'

const withoutFacts = (row: ColumnRow): ColumnRow => ({
  ...row,
  lines: row.lines.filter(({ line }) => line.facts.length === 0),
})

const adds = (part: Part): boolean => part === 'law' || part === 'end'
