import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { mailKeys } from '@/collections/Mails/writeMails'
import { findRows } from '@/collections/Privacy/rows'
import { PERSON_COLLECTIONS } from '@/collections/Privacy/shared/json'
import type { RowKey } from '@/collections/Privacy/shared/schema'
import { scrub } from '@/collections/Privacy/vacuum'
import { logError } from '@/lib/server/logError'
import { repeat } from '@/lib/server/repeat'
import { CHUNK_ROWS } from '@/lib/server/rows'
import { isSqlite, runSql } from '@/lib/server/sql'
import { removeFile } from '@/lib/server/storage'
import { withLock } from '@/lib/server/withLock'
import type { Erasure } from '@/payload-types'

const EVERY_MS = 60_000
const REFUSED_AFTER_MS = 10 * 60_000

/**
 * Removes what belonged to rows that are gone: notes, mails, file, their bytes in the database; then
 * puts the erasure on record. Answers the erasures that are not finished yet: what fails is logged,
 * and tried again by the next call. Throws only when the database cannot be read.
 */
export const finishErasures = (payload: Payload): Promise<Erasure[]> =>
  withLock('erasures', async () => {
    const { gone } = await pendingErasures(payload)
    const emptied: Erasure[] = []
    for (const erasure of gone) if (await removeBelongings(payload, erasure)) emptied.push(erasure)
    if (emptied.length === 0 || !(await succeeds(() => scrub(payload)))) return gone
    const finished = new Set<number>()
    for (const erasure of emptied) {
      if (await succeeds(() => close(payload, erasure, 'erase'))) finished.add(erasure.id)
    }
    return gone.filter(({ id }) => !finished.has(id))
  })

const waiting: RowKey[] = []
let isFinishing = false

/** The same, without waiting for it, once the deletion of this row is committed or taken back. */
export const finishLater = (payload: Payload, row: RowKey): void => {
  waiting.push(row)
  if (isFinishing) return
  isFinishing = true
  setImmediate(async () => {
    await succeeds(async () => {
      while (waiting.length > 0) {
        for (const decided of waiting.splice(0)) await transactionEnd(payload, decided)
        await finishErasures(payload)
      }
    })
    isFinishing = false
  })
}

/** Finishes now and every minute what a killed process, or an error, left unfinished. */
export const startFinishingErasures = (payload: Payload): void => {
  const start = new Date()
  repeat('finishErasures', EVERY_MS, async (isFirst) => {
    // On SQLite this is the only process, and no request was answered before its start.
    const isOver = isFirst && isSqlite(payload)
    await dropRefused(payload, isOver ? start : new Date(Date.now() - REFUSED_AFTER_MS))
    await finishErasures(payload)
  })
}

/** Forgets the deletions begun before this time that did not happen, and puts them on record if they are not. */
const dropRefused = (payload: Payload, begunBefore: Date): Promise<void> =>
  withLock('erasures', async () => {
    const { kept } = await pendingErasures(payload)
    for (const erasure of kept) {
      if (new Date(erasure.createdAt) >= begunBefore) continue
      await succeeds(() => close(payload, erasure, 'erase-refused', 'interrupted'))
    }
  })

/** All that are not finished, newest first, by whether their row is gone. */
const pendingErasures = async (payload: Payload): Promise<{ gone: Erasure[]; kept: Erasure[] }> => {
  const { docs } = await payload.find({ collection: 'erasures', sort: '-id', pagination: false })
  const there = new Set<string>()
  for (const collection of PERSON_COLLECTIONS) {
    const ids = docs.flatMap(({ subject, subject_id }) =>
      subject === collection ? [subject_id] : [],
    )
    for (let from = 0; from < ids.length; from += CHUNK_ROWS) {
      const where = { id: { in: ids.slice(from, from + CHUNK_ROWS) } }
      const rows = await findRows(payload, collection, where, CHUNK_ROWS)
      for (const { id } of rows) there.add(`${collection} ${id}`)
    }
  }
  const isThere = ({ subject, subject_id }: Erasure) => there.has(`${subject} ${subject_id}`)
  return { gone: docs.filter((doc) => !isThere(doc)), kept: docs.filter(isThere) }
}

/** Each part by itself, so that one that fails keeps no other. Answers whether all is gone. */
const removeBelongings = async (payload: Payload, erasure: Erasure): Promise<boolean> => {
  const { notes, mails, reference, file, createdAt } = erasure
  const parts = [
    () =>
      payload.db.deleteMany({
        collection: 'activities',
        where: {
          or: [
            { id: { in: notes } },
            // One that was written while the row was being deleted has lost its owner.
            {
              and: [
                { application: { exists: false } },
                { registration: { exists: false } },
                { createdAt: { greater_than_equal: createdAt } },
              ],
            },
          ],
        },
      }),
    () =>
      payload.db.deleteMany({
        collection: 'mails',
        where: { or: [{ id: { in: mails } }, { key: { in: Object.values(mailKeys(reference)) } }] },
      }),
    async () => (file ? removeFile('resume', file) : undefined),
  ]
  let isAllGone = true
  for (const part of parts) if (!(await succeeds(part))) isAllGone = false
  return isAllGone
}

/** Puts the end of an erasure on record, unless it is: a process may have been killed after that. */
const close = async (
  payload: Payload,
  { id, subject, subject_id, by, createdAt }: Erasure,
  action: 'erase' | 'erase-refused',
  detail?: string,
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

/** Waits for the transaction that deletes a row, which holds it (Postgres). SQLite runs without. */
const transactionEnd = async (payload: Payload, { collection, id }: RowKey): Promise<void> => {
  if (isSqlite(payload)) return
  await runSql(
    payload,
    sql`SELECT id FROM ${sql.identifier(collection)} WHERE id = ${id} FOR UPDATE`,
  )
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
