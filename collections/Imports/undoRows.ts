import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { finishErasures } from '@/collections/Erasures/finishErasures'
import { eraseRows } from '@/collections/Privacy/eraseRows'
import { changeRows } from '@/lib/server/database/rows'
import { shortenLog } from '@/lib/server/database/shortenLog'
import { pieceSize } from '@/lib/server/process/pieceSize'
import type { Activity } from '@/payload-types'
import { dropFile } from './dropFile'
import { findImport, rowsOfImport } from './importRows'
import { UNTOUCHED } from './untouched'

/**
 * Of one piece: SQLite answers nobody else while it deletes rows. Taking one out of the index of searches
 * costs from one to ten milliseconds, which grows with the number of rows that share its words.
 */
const PIECE_ROWS = 10
const PIECE_MS = 30
/** After each piece. */
const REST_MS = 20
/** On SQLite finishing reads the whole file of the database, so it is not done for each piece. */
const FINISH_ROWS = 2000

/**
 * Erases the rows of an import that nobody worked with, as registrations are erased (docs/adr/0008). A
 * run that was stopped, or could not erase a row, is done again with those that are left.
 */
export const undoRows = async (payload: Payload, id: number): Promise<void> => {
  const row = await findImport(payload, id)
  if (!row) return
  // By the statement that deletes, and not by all that a piece does: others are answered in between.
  const piece = pieceSize({ most: PIECE_ROWS, ms: PIECE_MS })
  const how = {
    ...{ only: UNTOUCHED, batch: row.undo_batch, searchesSince: row.createdAt },
    took: piece.took,
  }
  await dropFile(payload, row)
  let isAllDone = true
  let unfinished = 0
  for (let after = 0; ; ) {
    const ids = await nextRows(payload, id, after, piece.rows())
    if (ids.length === 0) break
    const noted = await withEntries(payload, ids)
    const free = ids.filter((one) => !noted.has(one))
    const gone = await eraseRows(payload, 'registrations', free, how)
    unfinished += gone.length
    // What was refused for a hold that was set meanwhile is kept; the rest is tried again.
    if (gone.length < free.length && (await anyUntouched(payload, free))) isAllDone = false
    if (unfinished >= FINISH_ROWS) {
      await finishErasures(payload)
      unfinished = 0
    }
    after = ids.at(-1) ?? after
    await shortenLog(payload)
    await pause(REST_MS)
  }
  if (unfinished > 0) await finishErasures(payload)
  if (!isAllDone) return
  await changeRows(payload, {
    collection: 'imports',
    where: { id, state: 'undoing' },
    set: { state: 'undone' },
  })
  const { totalDocs: left } = await payload.count({
    collection: 'registrations',
    where: rowsOfImport(id),
  })
  await record(payload, {
    ...{ by: 'system', action: 'import', subject: 'imports', subject_id: id },
    // Each erased row is in the audit trail itself.
    detail: `undone: ${left} kept`,
  })
}

const nextRows = async (
  payload: Payload,
  id: number,
  after: number,
  limit: number,
): Promise<number[]> => {
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { and: [rowsOfImport(id), { id: { greater_than: after } }] },
    sort: 'id',
    limit,
    select: { reference: true },
    depth: 0,
    pagination: false,
  })
  return docs.map((doc) => doc.id)
}

/** The rows with notes, messages or other entries of staff. */
const withEntries = async (payload: Payload, ids: number[]): Promise<Set<unknown>> => {
  const { docs } = await payload.db.find<Activity>({
    collection: 'activities',
    where: { registration: { in: ids } },
    select: { registration: true },
    pagination: false,
  })
  return new Set(docs.map(({ registration }) => registration))
}

const anyUntouched = async (payload: Payload, ids: number[]): Promise<boolean> => {
  const noted = await withEntries(payload, ids)
  const free = ids.filter((one) => !noted.has(one))
  const where = { and: [{ id: { in: free } }, UNTOUCHED] }
  return (await payload.count({ collection: 'registrations', where })).totalDocs > 0
}
