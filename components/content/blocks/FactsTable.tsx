import type { InEnglish } from '@/collections/content/shared/json'
import { Inline } from '@/components/content/Inline'
import { inEnglish, type Language } from '@/lib/shared/languages'
import type { FactsTableBlock } from '@/payload-types'
import styles from './Table.module.css'

type Props = { block: FactsTableBlock; language: Language }
type Cell = FactsTableBlock['head'][number] & InEnglish

/**
 * A table. On a phone, a table of three or more columns shows each row as a card, with the name of
 * the column beside each value.
 */
export const FactsTable = ({ block: { head, rows }, language }: Props) => (
  <table className={`${styles.table} ${isWide(head) ? styles.wide : styles.narrow}`}>
    <thead className={isWide(head) ? 'sr-only-phone' : undefined}>
      <tr>
        {head.map(({ id, text, english }: Cell, index) => (
          <th key={id ?? index} scope="col" {...(english && inEnglish(language))}>
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.filter(hasValue).map(({ id, cells }, row) => (
        <tr key={id ?? row}>
          {cells.map((cell: Cell, index) => {
            const name = head[index]?.text ?? ''
            const written = cell.english ? inEnglish(language) : {}
            return index === 0 ? (
              <th key={cell.id ?? index} scope="row" {...written}>
                <Inline text={cell.text ?? ''} />
              </th>
            ) : (
              <td key={cell.id ?? index} data-name={name || undefined} {...written}>
                <Inline text={cell.text ?? ''} />
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A row whose value the agency has not given yet is left out. */
const hasValue = ({ cells }: FactsTableBlock['rows'][number]): boolean =>
  cells.length === 1 || cells.slice(1).some(({ text }) => text?.trim())

const isWide = (head: FactsTableBlock['head']): boolean => head.length > 2
