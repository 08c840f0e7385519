import { Inline } from '@/components/content/Inline'
import type { FactsTableBlock } from '@/payload-types'
import styles from './Table.module.css'

/**
 * A table. On a phone, a table of three or more columns shows each row as a card, with the name of
 * the column beside each value.
 */
export const FactsTable = ({ block: { head, rows } }: { block: FactsTableBlock }) => (
  <table className={`${styles.table} ${isWide(head) ? styles.wide : styles.narrow}`}>
    <thead className={isWide(head) ? 'sr-only-phone' : undefined}>
      <tr>
        {head.map(({ id, text }, index) => (
          <th key={id ?? index} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.filter(hasValue).map(({ id, cells }, row) => (
        <tr key={id ?? row}>
          {cells.map((cell, index) => {
            const name = head[index]?.text ?? ''
            return index === 0 ? (
              <th key={cell.id ?? index} scope="row">
                <Inline text={cell.text ?? ''} />
              </th>
            ) : (
              <td key={cell.id ?? index} data-name={name || undefined}>
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
