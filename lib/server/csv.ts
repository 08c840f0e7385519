import { Readable } from 'node:stream'
import { fileResponse } from './fileResponse'

/** What a cell may hold. Text is kept from being taken for a formula; a number stays a number. */
export type Cell = string | number | boolean | null | undefined

/**
 * A CSV file as an answer (RFC 4180), made while it is sent: the next rows are read when the caller
 * has taken the last ones. With the mark by which Excel knows UTF-8.
 */
export const csvAnswer = (
  fileName: string,
  head: readonly string[],
  pages: AsyncIterable<Cell[][]>,
): Response =>
  fileResponse(
    // Node's stream is the standard's, under a type of its own.
    Readable.toWeb(Readable.from(pieces(head, pages))) as unknown as ReadableStream,
    'text/csv; charset=utf-8',
    fileName,
  )

async function* pieces(head: readonly string[], pages: AsyncIterable<Cell[][]>) {
  yield Buffer.from(`\ufeff${csvLine(head)}`)
  for await (const rows of pages) yield Buffer.from(rows.map(csvLine).join(''))
}

/** One row with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`

// What spreadsheets take for the start of a formula (OWASP, CSV injection), full-width forms too.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const cellText = (cell: Cell): string => {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
