import { Inline } from '@/components/content/Inline'
import type { FactsTableBlock } from '@/payload-types'
import styles from './FactsTable.module.css'

/**
 * A table. On a phone, tables with three or more columns become one card per row, each value below its
 * column's name; explicit roles keep it a table for screen readers.
 */
export const FactsTable = ({ block: { head, rows } }: { block: FactsTableBlock }) => (
  <table className={`${styles.table} ${head.length > 2 ? styles.wide : ''}`.trim()}>
    <thead>
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
