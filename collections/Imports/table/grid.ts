import { IMPORT_CELL_MAX_CHARS, IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@/lib/shared/limits'

/** A row of a file with its number there. */
export type GridRow = { number: number; cells: string[] }

/** The rows of a file that are not empty. */
export type Grid = { rows: GridRow[]; notes: string[] }

/** A file that was read, or why it cannot be. */
export type Read<T> = { ok: true; value: T } | { ok: false; message: string }

export const refused = (message: string): { ok: false; message: string } => ({
  ok: false,
  message,
})

/** Adds a row unless it is empty. Returns why a file with this row is refused. */
export const addRow = (
  { rows }: Grid,
  values: readonly (string | undefined)[],
  number: number,
): string | null => {
  // Of a sparse array, too: Excel leaves out empty cells.
  const cells = Array.from(values, (value) => clean(value ?? ''))
  while (cells.length > 0 && !cells.at(-1)) cells.pop()
  if (cells.length === 0) return null
  if (cells.length > IMPORT_COLUMNS_MAX) {
    return `Row ${number} has more than ${IMPORT_COLUMNS_MAX} columns. Delete the columns that are not needed.`
  }
  if (cells.some((cell) => cell.length > IMPORT_CELL_MAX_CHARS)) {
    return `Row ${number} has a cell with more than ${IMPORT_CELL_MAX_CHARS} characters. Shorten it.`
  }
  // The headers are a row too.
  if (rows.length > IMPORT_ROWS_MAX) {
    return `The file has more than ${IMPORT_ROWS_MAX.toLocaleString('en')} rows. Split it into several files.`
  }
  rows.push({ number, cells })
  return null
}

/** Without control characters and lone surrogates, which databases refuse; NFC, one space each. */
const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\u00a0\u200b-\u200f\ufeff]+/gu, ' ')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim()
