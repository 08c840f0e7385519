import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Payload, Where } from 'payload'
import type { SubmissionCollection } from '@/collections/PersonalData/shared/personalData'
import { insertRows } from '@/lib/server/database/insertRows'
import { logError } from '@/lib/server/monitoring/logError'
import { erasuresOf, type ForSystem, type Submission } from './erasuresOf'

type Erasing = {
  /** Rows that do not fit any more stay. */
  only: Where
  /** Told how long each statement took that deletes: SQLite answers nobody else meanwhile. */
  took?: (rows: number, ms: number) => void
} & ForSystem

/**
 * Erases the rows that still fit `only` and are not held, for the system, as eraseRow does one, but with
 * one statement for each step (docs/adr/0008). Returns the ids of those that are gone. When the statement
 * fails, each row is erased on its own, so that one keeps no other; one that cannot be is logged, and the
 * caller tries again. The caller calls `finishErasures`.
 */
export const eraseRows = async (
  payload: Payload,
  collection: SubmissionCollection,
  ids: readonly number[],
  how: Erasing,
): Promise<number[]> => {
  try {
    return await eraseAtOnce(payload, collection, ids, how)
  } catch (error) {
    if (ids.length > 1) {
      const gone: number[] = []
      for (const id of ids) gone.push(...(await eraseRows(payload, collection, [id], how)))
      return gone
    }
    logError('eraseRows', error)
    return []
  }
}

const eraseAtOnce = async (
  payload: Payload,
  collection: SubmissionCollection,
  ids: readonly number[],
  { only, took, ...how }: Erasing,
): Promise<number[]> => {
  const fits: Where[] = [only, { legal_hold: { not_equals: true } }]
  const where = { and: [{ id: { in: [...ids] } }, ...fits] }
  // The adapter itself, as in rows.ts: hooks of reads are for accounts.
  const { docs } = await payload.db.find<Submission>({ collection, where, pagination: false })
  if (docs.length === 0) return []
  const found = docs.map(({ id }) => id)
  const erasures = await erasuresOf({ payload }, collection, docs, how)
  // SQLite runs all these statements without a turn for others; the one that deletes takes longest.
  await letOthersWork()
  const pending = await insertRows(payload, 'erasures', 'subject_id', erasures)
  try {
    await letOthersWork()
    // Asked again by the statement that deletes: staff go on working.
    const start = performance.now()
    await payload.db.deleteMany({ collection, where: { and: [{ id: { in: found } }, ...fits] } })
    took?.(found.length, performance.now() - start)
    await letOthersWork()
  } finally {
    await dropPending(payload, collection, found, pending)
  }
  const there = await idsThere(payload, collection, found)
  const gone = found.filter((id) => !there.has(id))
  const keys = gone.map((id) => `collection-${collection}-${id}`)
  // Payload deletes them with a document, too.
  await payload.db.deleteMany({ collection: 'payload-preferences', where: { key: { in: keys } } })
  return gone
}

/** Forgets the erasures of rows that stay. Only our own: somebody may erase such a row now. */
const dropPending = async (
  payload: Payload,
  collection: SubmissionCollection,
  ids: readonly number[],
  pending: readonly (number | null)[],
): Promise<void> => {
  const there = await idsThere(payload, collection, ids)
  const dropped = pending.filter((id, at) => id !== null && there.has(ids[at] ?? 0))
  if (dropped.length === 0) return
  await payload.db.deleteMany({ collection: 'erasures', where: { id: { in: dropped } } })
}

const idsThere = async (
  payload: Payload,
  collection: SubmissionCollection,
  ids: readonly number[],
): Promise<Set<number>> => {
  const where = { id: { in: [...ids] } }
  const select = { reference: true } as const
  const { docs } = await payload.db.find<Submission>({
    ...{ collection, where, select },
    pagination: false,
  })
  return new Set(docs.map(({ id }) => id))
}
