import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Payload } from 'payload'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { IMPORT_PIECE_ROWS, IMPORT_SHOWN_ROWS } from '@/lib/shared/limits'
import type { Import } from '@/payload-types'
import { findImport } from './importRows'
import { peopleKnown } from './knownPeople'
import { FILE_GONE, openTable } from './openTable'
import { guessColumns, noteOf, shownHeads } from './row/guessColumns'
import { COUNTRY_CHOICES } from './row/readCountry'
import { problemOf, type RowRead, rowReader } from './row/readRow'
import { type Columns, isImportField, type Verdict } from './shared/fields'
import type { CheckedRowJson, CheckJson } from './shared/json'
import type { ImportCall } from './shared/schema'
import type { Table } from './table/readTable'
import { versionOf } from './versionOf'
import { type Resumes, resumesOf } from './zip/resumesOf'

type Check = Extract<ImportCall, { action: 'check' }>

/** registration_import.php, `check`: what an import would do, row by row. Changes nothing. */
export const checkImport = async (
  payload: Payload,
  { id, country, dates, ...given }: Check,
  now = new Date(),
): Promise<Answer> => {
  const row = await findImport(payload, id)
  if (row?.state !== 'uploaded') return refuse(FILE_GONE)
  const table = await openTable(row)
  if (!table.ok) return refuse(table.message)
  const { heads, rows, notes } = table.value
  const earlier = given.fields ? null : await earlierOf(payload, row)
  const settings = {
    fields: fitted(given.fields ?? earlier?.fields ?? guessColumns(heads), heads.length),
    country: earlier?.country ?? country,
    dates: earlier?.dates ?? dates,
  }
  const problem = problemOf(settings.fields)
  const resumes = problem ? NONE : await resumesOf(row, table.value, settings, now)
  const judged = problem
    ? EMPTY
    : await judge(payload, row, table.value, settings, now, resumes.ok ? resumes.value : null)
  const json: CheckJson = {
    id,
    file_name: row.file_name,
    version: versionOf(row),
    columns: shownHeads(heads).map((head, column) => ({
      head,
      sample: rows.find(({ cells }) => cells[column])?.cells[column]?.slice(0, 60) ?? '',
      note: noteOf(head),
    })),
    ...settings,
    is_remembered: earlier !== null,
    countries: COUNTRY_CHOICES,
    total: rows.length,
    ...judged,
    zip: resumes.ok ? (resumes.value?.json ?? null) : null,
    has_zip: Boolean(row.zip_parts),
    notes: [...notes, ...(problem ? [problem] : []), ...(resumes.ok ? [] : [resumes.message])],
  }
  return succeed({ check: json })
}

const NONE = { ok: true, value: null } as const

const EMPTY = { counts: { new: 0, known: 0, wrong: 0 }, rows: [] }

const judge = async (
  payload: Payload,
  { id }: Import,
  table: Table,
  settings: Parameters<typeof rowReader>[1],
  now: Date,
  resumes: Resumes | null,
): Promise<Pick<CheckJson, 'counts' | 'rows'>> => {
  const read = rowReader(table, settings, now)
  const knownAmong = peopleKnown(payload, id)
  const counts: Record<Verdict, number> = { new: 0, known: 0, wrong: 0 }
  const shown: CheckedRowJson[] = []
  for (let from = 0; from < table.rows.length; from += IMPORT_PIECE_ROWS) {
    const piece = table.rows.slice(from, from + IMPORT_PIECE_ROWS)
    const reads = piece.map((row) => ({ number: row.number, read: read(row) }))
    const known = await knownAmong(peopleOf(reads))
    for (const { number, read } of reads) {
      const same = known.get(number)
      const verdict = read.ok ? (same ? 'known' : 'new') : 'wrong'
      counts[verdict] += 1
      if (counts[verdict] > IMPORT_SHOWN_ROWS) continue
      const why = read.ok ? (same?.reference ?? '') : read.why
      shown.push({ row: number, ...contactOf(read), verdict, why, ...resumes?.shown(number) })
    }
    await letOthersWork()
  }
  return { counts, rows: shown }
}

/** The rows that can be imported. */
export const peopleOf = (reads: readonly { number: number; read: RowRead }[]) =>
  reads.flatMap(({ number, read }) => (read.ok ? [{ number, person: read.person }] : []))

const contactOf = (read: RowRead) =>
  read.ok
    ? { name: read.person.full_name, contact: read.person.phone_e164 ?? read.person.email }
    : { name: read.name.slice(0, 60), contact: '' }

/** How the last import with the same headers was read, unless it was undone. */
const earlierOf = async (payload: Payload, { heads_hash }: Import) => {
  const { docs } = await payload.find({
    collection: 'imports',
    where: {
      and: [
        { heads_hash: { equals: heads_hash } },
        { columns: { exists: true } },
        { state: { not_in: ['undoing', 'undone'] } },
      ],
    },
    sort: '-id',
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  if (!found?.columns || !found.country || !found.date_form) return null
  return {
    fields: storedColumns(found.columns),
    country: found.country,
    dates: found.date_form,
  }
}

/** The columns as an import stores them. */
export const storedColumns = (text: string): Columns =>
  text.split(',').map((name) => (isImportField(name) ? name : ''))

/** As many as the list has. */
export const fitted = (fields: Columns, width: number): Columns =>
  Array.from({ length: width }, (_, column) => fields[column] ?? '')
