import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import { logError } from '@/lib/server/monitoring/logError'
import { repeat } from '@/lib/server/process/repeat'
import { IMPORT_PIECE_ROWS } from '@/lib/shared/limits'
import type { Import } from '@/payload-types'
import { fitted, peopleOf, storedColumns } from './checkImport'
import { dropFile, dropWaiting } from './dropFile'
import { findImport } from './importRows'
import { peopleKnown } from './knownPeople'
import { openTable } from './openTable'
import { rowReader } from './row/readRow'
import { storePiece } from './storePiece'
import type { Table } from './table/readTable'
import { undoRows } from './undoRows'

const EVERY_MS = 30_000
/** Between two pieces, for visitors. */
const REST_MS = 100

/** Goes on with imports that a stopped process left, and removes files that wait too long. */
export const startImporting = (payload: Payload): void =>
  repeat('imports', EVERY_MS, async () => {
    await runImports(payload)
    await dropWaiting(payload)
  })

/** After an import was started or is to be undone. */
export const runImportsSoon = (payload: Payload): void => {
  void runImports(payload).catch((error: unknown) => logError('imports', error))
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
      if (state === 'running') await runOne(payload, id, isStopped)
      // It may have been asked meanwhile.
      if ((await findImport(payload, id))?.state === 'undoing') await undoRows(payload, id)
    }
  })

const runOne = async (payload: Payload, id: number, isStopped: () => boolean): Promise<void> => {
  const row = await findImport(payload, id)
  if (row?.state !== 'running') return
  const table = await openTable(row)
  if (!table.ok) return finish(payload, row, 'failed')
  if (await runPieces(payload, row, table.value, isStopped)) await finish(payload, row, 'done')
}

/**
 * Stores the rows from where the last run ended. Each piece ends with one statement that says how far
 * the import is and counts it, so a piece that a killed process began is done again: its rows have keys
 * that the database takes once. Returns whether it came to the end.
 */
const runPieces = async (
  payload: Payload,
  row: Import,
  table: Table,
  isStopped: () => boolean,
): Promise<boolean> => {
  const { id, columns, country, date_form: dates } = row
  const settings = {
    fields: fitted(storedColumns(columns ?? ''), table.heads.length),
    country: country ?? 'IN',
    dates: dates ?? 'auto',
  }
  const read = rowReader(table, settings, new Date())
  const knownAmong = peopleKnown(payload, id)
  const counts = { imported: row.imported, known: row.known, wrong: row.wrong }
  let next = row.next_row
  while (next < table.rows.length) {
    const piece = table.rows.slice(next, next + IMPORT_PIECE_ROWS)
    const reads = piece.map((line) => ({ number: line.number, read: read(line) }))
    const people = peopleOf(reads)
    const known = await knownAmong(people)
    const chosen = row.with_known ? people : people.filter(({ number }) => !known.has(number))
    await storePiece(payload, id, chosen)
    counts.imported += chosen.length
    counts.known += people.length - chosen.length
    counts.wrong += reads.length - people.length
    const changed = await changeRows(payload, {
      collection: 'imports',
      where: { id, state: 'running', next_row: next },
      set: { ...counts, next_row: next + piece.length },
    })
    if (changed.length === 0 || isStopped()) return false
    next += piece.length
    await pause(REST_MS)
  }
  return true
}

const finish = async (payload: Payload, row: Import, state: 'done' | 'failed'): Promise<void> => {
  const { id } = row
  const finished_at = new Date().toISOString()
  const where = { id, state: 'running' } as const
  await changeRows(payload, { collection: 'imports', where, set: { state, finished_at } })
  await dropFile(payload, row)
  const { imported = 0, known = 0, wrong = 0 } = (await findImport(payload, id)) ?? {}
  await record(payload, {
    ...{ by: 'system', action: 'import', subject: 'imports', subject_id: id, count: imported },
    detail: `${state}: ${imported} imported, ${known} known, ${wrong} wrong`,
  })
}
