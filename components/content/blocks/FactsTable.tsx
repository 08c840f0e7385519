import { Inline } from '@/components/content/Inline'
import type { FactsTableBlock } from '@/payload-types'
import styles from './FactsTable.module.css'

/**
 * A table. On a phone, a table of three or more columns shows each row as a card, with the name of
 * the column beside each value.
 */
export const FactsTable = ({ block: { head, rows } }: { block: FactsTableBlock }) => (
  <table className={`${styles.table} ${isWide(head) ? styles.wide : ''}`.trim()}>
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
      {rows.map(({ id, cells }, row) => (
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

const isWide = (head: FactsTableBlock['head']): boolean => head.length > 2
