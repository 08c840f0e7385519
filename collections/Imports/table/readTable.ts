import type { GridRow, Read } from './grid'
import { refused } from './grid'
import { readCsv } from './readCsv'
import { readXlsx } from './readXlsx'

/** A list: the names of its columns and its rows. */
export type Table = { heads: string[]; rows: GridRow[]; notes: string[] }

/** Reads an uploaded list, whatever its name says, by its first bytes. */
export const readTable = async (bytes: Buffer): Promise<Read<Table>> => {
  const start = bytes.subarray(0, 4).toString('latin1')
  if (start.startsWith('\xd0\xcf\x11\xe0')) {
    return refused(
      'This is an old Excel file (.xls), or one with a password. Open it in Excel and save it as "Excel Workbook (*.xlsx)".',
    )
  }
  if (start.startsWith('%PDF')) return refused('This is a PDF. Save the list as XLSX or CSV.')
  const grid = start.startsWith('PK') ? await readXlsx(bytes) : await readCsv(bytes)
  if (!grid.ok) return grid
  const { rows, notes } = grid.value
  // Above the list there may be a title, which has one cell.
  const at = rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1)
  const head = rows[at]
  if (!head) return refused('There is no list in this file: no row has two cells.')
  if (head.cells.some((cell) => /@|^\+?[\d\s.()-]{8,}$/.test(cell))) {
    return refused('The first row must name the columns, such as Name, Phone, E-mail.')
  }
  const list = rows.slice(at + 1)
  if (list.length === 0) return refused('There are no rows below the names of the columns.')
  const width = list.reduce((most, { cells }) => Math.max(most, cells.length), head.cells.length)
  const heads = Array.from({ length: width }, (_, column) => head.cells[column] ?? '')
  return { ok: true, value: { heads, rows: list, notes } }
}
