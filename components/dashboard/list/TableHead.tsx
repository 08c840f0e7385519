type Props = {
  columns: readonly string[]
  /** The class of a column's head, where it has one. */
  classOf?: (column: string) => string | undefined
}

/** The first row of a list's table. */
export const TableHead = ({ columns, classOf }: Props) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col" className={classOf?.(column)}>
          {column}
        </th>
      ))}
    </tr>
  </thead>
)
