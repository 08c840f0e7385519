import { createHash } from 'node:crypto'
import { setImmediate as letOthersWork } from 'node:timers/promises'
import { checkResumeFile } from '@/collections/Submissions/checkResumeFile'
import { putFile } from '@/lib/server/files/storage'
import { IMPORT_PIECE_ROWS, IMPORT_SHOWN_ROWS, RESUME_TYPES } from '@/lib/shared/limits'
import type { Import } from '@/payload-types'
import { rowReader } from '../row/readRow'
import type { ImportSettings } from '../shared/schema'
import { FOUND_BY, type ZipJson } from '../shared/zip'
import type { Read } from '../table/grid'
import type { Table } from '../table/readTable'
import { matchFiles, type RowToMatch } from './matchFiles'
import { checkable, openZip } from './openZip'

/** The resumes of a list. */
export type Resumes = {
  /** The file of a row, or why it gets none, as the dry run shows it. */
  shown: (row: number) => { file?: string; file_note?: string }
  json: ZipJson
  /** Stores the file of a row as a resume; the columns that describe it, none without a file. */
  keep: (row: number) => Promise<ResumeColumns | null>
}

export type ResumeColumns = {
  upload_resume: string
  resume_name: string
  resume_type: string
  resume_size: number
  resume_sha256: string
}

/** Opens the ZIP of an import and finds the file of each row; null without a ZIP. */
export const resumesOf = async (
  row: Import,
  table: Table,
  settings: ImportSettings,
  today: Date,
): Promise<Read<Resumes | null>> => {
  if (!row.zip_parts) return { ok: true, value: null }
  const zip = await openZip(row)
  if (!zip.ok) return zip
  const { files, bytes } = zip.value
  const matches = await matchFiles(await rowsToMatch(table, settings, today), files)
  return {
    ok: true,
    value: {
      shown: (number) => {
        const found = matches.files.get(number)
        if (found) return { file: `${found.file.name} (${FOUND_BY[found.by]})` }
        return { file_note: matches.notes.get(number) }
      },
      json: {
        files: files.length,
        matched: matches.files.size,
        left: matches.left.slice(0, IMPORT_SHOWN_ROWS).map((one, at) => ({ at, ...one })),
        left_total: matches.left.length,
      },
      keep: async (number) => {
        const found = matches.files.get(number)
        return found ? keepBytes(found.file.name, await bytes(found.file)) : null
      },
    },
  }
}

/** Stores a file of a ZIP as a form stores one. */
const keepBytes = async (name: string, bytes: Buffer): Promise<ResumeColumns | null> => {
  const checked = await checkResumeFile(checkable(name, bytes))
  if (!checked.ok) return null
  return {
    upload_resume: await putFile('resume', checked.extension, bytes),
    resume_name: checked.name,
    resume_type: RESUME_TYPES[checked.extension],
    resume_size: bytes.length,
    resume_sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** What stands in lists for an empty cell. */
const NONE = /^(-+|\.+|n\.?\/?a\.?|nil|null|none|no|yes|attached|(not )?available)$/i

const rowsToMatch = async (
  table: Table,
  settings: ImportSettings,
  today: Date,
): Promise<RowToMatch[]> => {
  const read = rowReader(table, settings, today)
  const column = settings.fields.indexOf('resume')
  const rows: RowToMatch[] = []
  for (const line of table.rows) {
    const one = read(line)
    const cell = line.cells[column] ?? ''
    rows.push({
      number: line.number,
      named: NONE.test(cell) ? '' : cell,
      ...(one.ok
        ? { person: one.person, name: one.person.full_name }
        : { person: null, name: one.name }),
    })
    if (rows.length % IMPORT_PIECE_ROWS === 0) await letOthersWork()
  }
  return rows
}
