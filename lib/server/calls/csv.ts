import { Readable } from 'node:stream'
import { fileResponse } from './fileResponse'

/** A cell. Text is escaped so that no spreadsheet reads it as a formula; numbers stay numbers. */
export type Cell = string | number | boolean | null | undefined

/**
 * A CSV file (RFC 4180) as a streamed response: the next rows are read when the client has taken
 * the last ones. Starts with a BOM, by which Excel recognises UTF-8.
 */
export const csvAnswer = (
  fileName: string,
  head: readonly string[],
  pages: AsyncIterable<Cell[][]>,
): Response =>
  fileResponse(
    // Node's type for the stream differs from the standard's.
    Readable.toWeb(Readable.from(pieces(head, pages))) as unknown as ReadableStream,
    'text/csv; charset=utf-8',
    fileName,
  )

async function* pieces(head: readonly string[], pages: AsyncIterable<Cell[][]>) {
  yield Buffer.from(`\ufeff${csvLine(head)}`)
  for await (const rows of pages) yield Buffer.from(rows.map(csvLine).join(''))
}

/** One line with its line break. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`

// Characters that start a formula in spreadsheets (OWASP, CSV injection), full-width forms too.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const cellText = (cell: Cell): string => {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
