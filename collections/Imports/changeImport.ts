import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { batchOf } from '@/collections/Backups/erasureBatch'
import { warnAdmins } from '@/collections/Warnings/warnAdmins'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { ERASURES_THAT_WARN } from '@/lib/shared/limits'
import type { User } from '@/payload-types'
import { dropFile } from './dropFile'
import { findImport, rowsOfImport, UNDO_OVER, undoUntil } from './importRows'
import { FILE_GONE } from './openTable'
import { problemOf } from './row/readRow'
import { runImportsSoon } from './runImports'
import type { ImportCall } from './shared/schema'
import { versionOf } from './versionOf'
import { ZIP_NOT_WHOLE } from './zip/openZip'
import { isWhole } from './zip/pieceReader'

type Start = Extract<ImportCall, { action: 'start' }>

const CHANGED =
  'Nothing was imported: the ZIP or the list was changed since you checked it. Look at the rows again.'

/** registration_import.php, `start`: the rows are stored from now on, in pieces. */
export const startImport = async (
  payload: Payload,
  user: User,
  { id, fields, country, dates, with_known, version }: Start,
): Promise<Answer> => {
  const problem = problemOf(fields)
  if (problem) return refuse(problem)
  const row = await findImport(payload, id)
  if (row?.state !== 'uploaded') return refuse(FILE_GONE)
  if (versionOf(row) !== version) return refuse(CHANGED)
  if (row.zip_parts && !isWhole(row)) return refuse(ZIP_NOT_WHOLE)
  const started = await changeRows(payload, {
    collection: 'imports',
    where: { id, state: 'uploaded', zip_parts: row.zip_parts ?? null },
    set: { state: 'running', columns: fields.join(','), country, date_form: dates, with_known },
  })
  if (started.length === 0) return refuse(CHANGED)
  await recordIt(
    payload,
    user,
    id,
    with_known ? 'import started, known people too' : 'import started',
  )
  runImportsSoon(payload)
  return succeed({}, 'The import has begun. It goes on when you leave this page.')
}

/**
 * registration_import.php, `undo`: stops an import, and erases its rows from now on but for those that
 * somebody worked with.
 */
export const undoImport = async (
  payload: Payload,
  user: User,
  id: number,
  now = new Date(),
): Promise<Answer> => {
  const row = await findImport(payload, id)
  if (!row || !undoUntil(row, now)) return refuse(UNDO_OVER)
  // They are told before anything is gone.
  await warnOf(payload, user, id)
  const undone = await changeRows(payload, {
    collection: 'imports',
    where: { id, state: row.state },
    set: { state: 'undoing', undo_batch: batchOf(user.id, now) },
  })
  if (undone.length === 0) return refuse('The import has just ended. Try again.')
  await recordIt(payload, user, id, 'undo started')
  runImportsSoon(payload)
  return succeed({}, 'The import is being undone. What somebody worked with stays.')
}

/** Tells the other admins, as of other erasures (docs/adr/0046). */
const warnOf = async (payload: Payload, user: User, id: number): Promise<void> => {
  const where = rowsOfImport(id)
  const { totalDocs: rows } = await payload.count({ collection: 'registrations', where })
  if (rows < ERASURES_THAT_WARN) return
  await warnAdmins(payload, user, {
    what: 'erasures',
    of: 'erased',
    rows: [
      ['An import is undone', `${rows} registrations, but for those that somebody worked with`],
    ],
  })
}

/** registration_import.php, `drop`: removes a file that was not imported. */
export const dropImport = async (payload: Payload, user: User, id: number): Promise<Answer> => {
  const row = await findImport(payload, id)
  const where = { id, state: 'uploaded' } as const
  const set = { state: 'dropped' } as const
  if (!row || (await changeRows(payload, { collection: 'imports', where, set })).length === 0) {
    return refuse(FILE_GONE)
  }
  await dropFile(payload, row)
  await recordIt(payload, user, id, 'file removed')
  return succeed({}, 'The file was removed.')
}

const recordIt = async (payload: Payload, by: User, id: number, detail: string): Promise<void> => {
  await record(payload, { by, action: 'import', subject: 'imports', subject_id: id, detail })
}
