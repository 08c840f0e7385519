import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { changeRows } from '@/lib/server/database/rows'
import { shortenLog } from '@/lib/server/database/shortenLog'
import { withLock } from '@/lib/server/database/withLock'
import { logError } from '@/lib/server/monitoring/logError'
import { repeat } from '@/lib/server/process/repeat'
import { IMPORT_PIECE_ROWS } from '@/lib/shared/limits'
import type { Import } from '@/payload-types'
import { fitted, peopleOf, storedColumns } from './checkImport'
import { dropFile, dropLeft, dropWaiting } from './dropFile'
import { findImport } from './importRows'
import { peopleKnown } from './knownPeople'
import { openTable } from './openTable'
import { rowReader } from './row/readRow'
import { storePiece } from './storePiece'
import type { Table } from './table/readTable'
import { undoRows } from './undoRows'
import { resumesOf } from './zip/resumesOf'

const EVERY_MS = 30_000
/** Between two pieces, for visitors. */
const REST_MS = 25

/**
 * Goes on with imports that a stopped process left, and removes files that wait too long or were left.
 */
export const startImporting = (payload: Payload): void =>
  repeat('imports', EVERY_MS, async () => {
    for (const work of [runImports, dropWaiting, dropLeft]) await logged(() => work(payload))
  })

/** After an import was started or is to be undone. */
export const runImportsSoon = (payload: Payload): void => {
  void logged(() => runImports(payload))
}

/**
 * Does what imports wait for, one after the other, on one instance at a time. `isStopped` is asked after
 * each piece.
 */
export const runImports = (payload: Payload, isStopped = () => false): Promise<void> =>
  withLock('imports', async () => {
    const { docs } = await payload.find({
      collection: 'imports',
      where: { state: { in: ['running', 'undoing'] } },
      sort: 'id',
      pagination: false,
    })
    for (const { id, state } of docs) {
      // One that fails keeps no other.
      await logged(async () => {
        if (state === 'running') await runOne(payload, id, isStopped)
        // An undo may have been asked for meanwhile.
        if ((await findImport(payload, id))?.state === 'undoing') await undoRows(payload, id)
      })
    }
  })

const logged = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => logError('imports', error))

const runOne = async (payload: Payload, id: number, isStopped: () => boolean): Promise<void> => {
  const row = await findImport(payload, id)
  if (row?.state !== 'running') return
  const table = await openTable(row)
  if (!table.ok) return finish(payload, row, 'failed')
  const end = await runPieces(payload, row, table.value, isStopped)
  if (end !== 'stopped') await finish(payload, row, end)
}

/**
 * Stores the rows from where the last run ended. Each piece ends with one statement that says how far
 * the import is and counts it, so a piece that a killed process began is done again: its rows have keys
 * that the database takes once. Returns how it ended.
 */
const runPieces = async (
  payload: Payload,
  row: Import,
  table: Table,
  isStopped: () => boolean,
): Promise<'done' | 'failed' | 'stopped'> => {
  const { id, columns, country, date_form: dates } = row
  const settings = {
    fields: fitted(storedColumns(columns ?? ''), table.heads.length),
    country: country ?? 'IN',
    dates: dates ?? 'auto',
  }
  const today = new Date()
  const resumes = await resumesOf(row, table, settings, today)
  if (!resumes.ok) return 'failed'
  const read = rowReader(table, settings, today)
  const knownAmong = peopleKnown(payload, id)
  const counts = {
    imported: row.imported,
    known: row.known,
    wrong: row.wrong,
    resumes: row.resumes,
  }
  let next = row.next_row
  while (next < table.rows.length) {
    const piece = table.rows.slice(next, next + IMPORT_PIECE_ROWS)
    const reads = piece.map((line) => ({ number: line.number, read: read(line) }))
    const people = peopleOf(reads)
    const known = await knownAmong(people)
    const chosen = row.with_known ? people : people.filter(({ number }) => !known.has(number))
    counts.resumes += await storePiece(payload, id, chosen, resumes.value)
    counts.imported += chosen.length
    counts.known += people.length - chosen.length
    counts.wrong += reads.length - people.length
    const changed = await changeRows(payload, {
      collection: 'imports',
      where: { id, state: 'running', next_row: next },
      set: { ...counts, next_row: next + piece.length },
    })
    if (changed.length === 0 || isStopped()) return 'stopped'
    next += piece.length
    await shortenLog(payload)
    await pause(REST_MS)
  }
  return 'done'
}

const finish = async (payload: Payload, row: Import, state: 'done' | 'failed'): Promise<void> => {
  const { id } = row
  const finished_at = new Date().toISOString()
  const where = { id, state: 'running' } as const
  const set = { state, finished_at }
  // It is to be undone meanwhile, or another instance ended it.
  if ((await changeRows(payload, { collection: 'imports', where, set })).length === 0) return
  const { imported = 0, known = 0, wrong = 0, resumes = 0 } = (await findImport(payload, id)) ?? {}
  await record(payload, {
    ...{ by: 'system', action: 'import', subject: 'imports', subject_id: id, count: imported },
    detail: `${state}: ${imported} imported, ${known} known, ${wrong} wrong, ${resumes} resumes`,
  })
  await dropFile(payload, row)
}
