import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { listErased } from '@/collections/Backups/erasureList'
import { mailKeys } from '@/collections/Mails/writeMails'
import { SUBMISSION_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { CHUNK_ROWS, NO_ROW } from '@/lib/server/database/rows'
import { isSqlite } from '@/lib/server/database/sql'
import { withLock } from '@/lib/server/database/withLock'
import { removeDeletedBytes } from '@/lib/server/erasure/deletedBytes'
import { removeFile } from '@/lib/server/files/storage'
import { logError } from '@/lib/server/monitoring/logError'
import { repeat } from '@/lib/server/process/repeat'
import type { Erasure } from '@/payload-types'
import { detailOf } from './unasked'

const EVERY_MS = 60_000
const REFUSED_AFTER_MS = 10 * 60_000

/**
 * Deletes what belonged to rows that are gone: notes, mails, the file, and their bytes in the
 * database (on Postgres at night); then lists it for restored backups, and records it. Returns the
 * erasures that are not finished: a failure is logged, and the next call tries again. Throws only when
 * the database cannot be read.
 */
export const finishErasures = (payload: Payload): Promise<Erasure[]> =>
  withLock('erasures', async () => {
    const { gone } = await pendingErasures(payload)
    const emptied: Erasure[] = []
    for (const erasure of gone) if (await removeBelongings(payload, erasure)) emptied.push(erasure)
    if (emptied.length === 0 || !(await succeeds(() => removeDeletedBytes(payload)))) return gone
    if (!(await succeeds(() => listErased(payload, emptied)))) return gone
    const finished = new Set<number>()
    for (const erasure of emptied) {
      if (await succeeds(() => close(payload, erasure, 'erase'))) finished.add(erasure.id)
    }
    return gone.filter(({ id }) => !finished.has(id))
  })

/** Finishes, now and every minute, what a killed process or an error left unfinished. */
export const startFinishingErasures = (payload: Payload): void => {
  const start = new Date()
  repeat('finishErasures', EVERY_MS, async (isFirst) => {
    // On SQLite this is the only process: what began before its start has ended.
    const isOver = isFirst && isSqlite(payload)
    await dropRefused(payload, isOver ? start : new Date(Date.now() - REFUSED_AFTER_MS))
    await finishErasures(payload)
  })
}

/**
 * Closes the erasures begun before this time whose row still exists, and records them as refused.
 */
const dropRefused = (payload: Payload, begunBefore: Date): Promise<void> =>
  withLock('erasures', async () => {
    const { kept } = await pendingErasures(payload)
    for (const erasure of kept) {
      if (new Date(erasure.createdAt) >= begunBefore) continue
      await succeeds(() => close(payload, erasure, 'erase-refused', 'interrupted'))
    }
  })

/** The unfinished erasures, newest first, by whether their row is gone. */
const pendingErasures = async (payload: Payload): Promise<{ gone: Erasure[]; kept: Erasure[] }> => {
  const { docs } = await payload.find({ collection: 'erasures', sort: '-id', pagination: false })
  const there = new Set<string>()
  for (const collection of SUBMISSION_COLLECTIONS) {
    const ids = docs.flatMap(({ subject, subject_id }) =>
      subject === collection ? [subject_id] : [],
    )
    for (let from = 0; from < ids.length; from += CHUNK_ROWS) {
      const where = { id: { in: ids.slice(from, from + CHUNK_ROWS) } }
      const options = { where, pagination: false, select: { reference: true } } as const
      const rows = await payload.find({ collection, ...options })
      for (const { id } of rows.docs) there.add(`${collection} ${id}`)
    }
  }
  const isThere = ({ subject, subject_id }: Erasure) => there.has(`${subject} ${subject_id}`)
  return { gone: docs.filter((doc) => !isThere(doc)), kept: docs.filter(isThere) }
}

/**
 * Deletes each part separately, so that a failure stops no other. Returns whether all succeeded.
 */
const removeBelongings = async (payload: Payload, erasure: Erasure): Promise<boolean> => {
  const { notes, mails, searches, reference, file, createdAt } = erasure
  const key = `${erasure.subject} ${erasure.subject_id}`
  const isApplication = erasure.subject === 'applications'
  const seats = isApplication ? { application: { equals: erasure.subject_id } } : NO_ROW
  // One deletion for each condition: joined by OR, SQLite reads the whole table when one is empty.
  const parts = [
    () => payload.db.deleteMany({ collection: 'activities', where: { id: { in: notes } } }),
    // Notes written while the row was being deleted: their owner is null now.
    () =>
      payload.db.deleteMany({
        collection: 'activities',
        where: {
          and: [
            { application: { exists: false } },
            { registration: { exists: false } },
            { createdAt: { greater_than_equal: createdAt } },
          ],
        },
      }),
    () => payload.db.deleteMany({ collection: 'mails', where: { id: { in: mails } } }),
    () =>
      payload.db.deleteMany({
        collection: 'mails',
        where: { key: { in: Object.values(mailKeys(reference)) } },
      }),
    () => payload.db.deleteMany({ collection: 'searches', where: { id: { in: searches } } }),
    () => payload.db.deleteMany({ collection: 'separations', where: { one: { equals: key } } }),
    () => payload.db.deleteMany({ collection: 'separations', where: { other: { equals: key } } }),
    () => payload.db.deleteMany({ collection: 'interview-seats', where: seats }),
    async () => (file ? removeFile('resume', file) : undefined),
  ]
  let isAllGone = true
  for (const part of parts) if (!(await succeeds(part))) isAllGone = false
  return isAllGone
}

/** Records the end of an erasure unless that is done: a process may have been killed after it. */
const close = async (
  payload: Payload,
  { id, subject, subject_id, by, createdAt, ...erasure }: Erasure,
  action: 'erase' | 'erase-refused',
  detail = detailOf(erasure),
): Promise<void> => {
  const { totalDocs } = await payload.count({
    collection: 'audit',
    where: {
      and: [
        { subject_id: { equals: subject_id } },
        { subject: { equals: subject } },
        { action: { equals: action } },
        { createdAt: { greater_than_equal: createdAt } },
      ],
    },
  })
  if (totalDocs === 0) {
    // Only admins may delete such rows (collections/access.ts).
    const actor = by ? ({ id: by, role: 'admin' } as const) : 'system'
    await record(payload, { by: actor, action, subject, subject_id, detail })
  }
  await payload.db.deleteMany({ collection: 'erasures', where: { id: { equals: id } } })
}

const succeeds = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    logError('finishErasures', error)
    return false
  }
}
