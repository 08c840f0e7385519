import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { finishErasures } from '@/collections/Erasures/finishErasures'
import { eraseRow } from '@/collections/Privacy/eraseRow'
import { changeRows } from '@/lib/server/database/rows'
import { IMPORT_PIECE_ROWS } from '@/lib/shared/limits'
import { dropFile } from './dropFile'
import { findImport, notedOrLinked, rowsOfImport } from './importRows'
import { workedWith } from './workedWith'

const REST_MS = 100

/**
 * Erases the rows of an import that nobody worked with, as registrations are erased (docs/adr/0008). A
 * run that was stopped goes on with those that are left.
 */
export const undoRows = async (payload: Payload, id: number): Promise<void> => {
  const row = await findImport(payload, id)
  if (!row) return
  await dropFile(payload, row)
  let erased = 0
  for (let after = 0; ; ) {
    const ids = await nextRows(payload, id, after)
    if (ids.length === 0) break
    const kept = await worked(payload, id, ids)
    for (const one of ids) {
      if (kept.has(one)) continue
      if (await eraseRow(payload, { collection: 'registrations', id: one })) erased += 1
    }
    await finishErasures(payload)
    after = ids.at(-1) ?? after
    await pause(REST_MS)
  }
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
    ...{ by: 'system', action: 'import', subject: 'imports', subject_id: id, count: erased },
    detail: `undone: ${erased} erased, ${left} kept`,
  })
}

const nextRows = async (payload: Payload, id: number, after: number): Promise<number[]> => {
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { and: [rowsOfImport(id), { id: { greater_than: after } }] },
    sort: 'id',
    limit: IMPORT_PIECE_ROWS,
    select: { reference: true },
    depth: 0,
    pagination: false,
  })
  return docs.map((doc) => doc.id)
}

/** Asked for each piece, just before it: staff go on working. */
const worked = async (payload: Payload, id: number, ids: number[]): Promise<Set<number>> => {
  const noted = await notedOrLinked(payload, id)
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { and: [{ id: { in: ids } }, workedWith(noted.filter((one) => ids.includes(one)))] },
    select: { reference: true },
    depth: 0,
    pagination: false,
  })
  return new Set(docs.map((doc) => doc.id))
}
