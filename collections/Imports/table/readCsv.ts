import { Readable } from 'node:stream'
import { setImmediate as letOthersWork } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { IMPORT_CELL_MAX_CHARS, IMPORT_COLUMNS_MAX } from '@/lib/shared/limits'
import { decodeText } from './decodeText'
import { addRow, type Grid, type Read, refused } from './grid'

/** The parser reads a piece at once. */
const PIECE_BYTES = 16_384
const REST_EVERY = 100

const DELIMITERS = [',', ';', '\t'] as const

/** Reads a list in a text file; other work is done between two pieces of it. */
export const readCsv = async (bytes: Buffer): Promise<Read<Grid>> => {
  const text = decodeText(bytes)
  if (text === null) return refused('This file is no list. Save the list as XLSX or CSV.')
  const grid: Grid = { rows: [], notes: [] }
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: IMPORT_CELL_MAX_CHARS * IMPORT_COLUMNS_MAX,
    info: true,
  })
  Readable.from(piecesOf(Buffer.from(text))).pipe(parser)
  let seen = 0
  try {
    for await (const { record, info } of parser) {
      const problem = addRow(grid, record, info.lines)
      if (problem) return refused(problem)
      seen += 1
      if (seen % REST_EVERY === 0) await letOthersWork()
    }
  } catch {
    return refused(
      'A row of this file cannot be read: a quotation mark may be missing. Open it in Excel and save it as XLSX.',
    )
  }
  return { ok: true, value: grid }
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    yield bytes.subarray(from, from + PIECE_BYTES)
  }
}

/** The delimiter that the first line with any has most often, outside quotation marks. */
const delimiterOf = (text: string): string => {
  for (const line of text.slice(0, 20_000).split(/\r\n|\r|\n/)) {
    const bare = line.replace(/"[^"]*"/g, '')
    const counts = DELIMITERS.map((mark) => bare.split(mark).length - 1)
    const most = Math.max(...counts)
    if (most > 0) return DELIMITERS[counts.indexOf(most)] ?? ','
  }
  return ','
}
