import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Payload } from 'payload'
import { listErased } from '@/collections/Backups/erasureList'
import { SUBMISSION_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { CHUNK_ROWS, pagesOf, rowsById } from '@/lib/server/database/rows'
import { isSqlite } from '@/lib/server/database/sql'
import { withLock } from '@/lib/server/database/withLock'
import { removeDeletedBytes } from '@/lib/server/erasure/deletedBytes'
import { repeat } from '@/lib/server/process/repeat'
import { closeErasures } from './closeErasures'
import { PENDING_FIELDS, type Pending, removeBelongings, succeeds } from './removeBelongings'

const EVERY_MS = 60_000
/** Erasures of one statement: some milliseconds. */
const PIECE_ROWS = 50
const REFUSED_AFTER_MS = 10 * 60_000

/**
 * Deletes what belonged to rows that are gone: notes, mails, the file, and their bytes in the
 * database (on Postgres at night); then lists it for restored backups, and records it. Returns the
 * erasures that are not finished: a failure is logged, and the next call tries again. Throws only when
 * the database cannot be read.
 */
export const finishErasures = (payload: Payload): Promise<Pending[]> =>
  withLock('erasures', async () => {
    const { gone } = await pendingErasures(payload)
    const emptied = await eachPiece(gone, (piece) => removeBelongings(payload, piece))
    if (emptied.length === 0 || !(await succeeds(() => removeDeletedBytes(payload)))) return gone
    if (!(await succeeds(() => listErased(payload, emptied)))) return gone
    const closed = await eachPiece(emptied, (piece) =>
      succeeds(() => closeErasures(payload, piece, 'erase')),
    )
    const finished = new Set(closed.map(({ id }) => id))
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
      await succeeds(() => closeErasures(payload, [erasure], 'erase-refused', 'interrupted'))
    }
  })

/**
 * Does work for pieces of erasures, and returns those for which it succeeded. A piece that fails is done
 * again one by one, so that one keeps no other. Others are answered between two pieces.
 */
const eachPiece = async (
  erasures: Pending[],
  work: (piece: Pending[]) => Promise<boolean>,
): Promise<Pending[]> => {
  const done: Pending[] = []
  for (let from = 0; from < erasures.length; from += PIECE_ROWS) {
    const piece = erasures.slice(from, from + PIECE_ROWS)
    if (await work(piece)) done.push(...piece)
    else if (piece.length > 1) for (const one of piece) if (await work([one])) done.push(one)
    await letOthersWork()
  }
  return done
}

/** The unfinished erasures, newest first, by whether their row is gone. */
const pendingErasures = async (payload: Payload): Promise<{ gone: Pending[]; kept: Pending[] }> => {
  const docs: Pending[] = []
  for await (const page of pagesOf(payload, 'erasures', {}, PENDING_FIELDS)) docs.push(...page)
  const there = new Set<string>()
  for (const collection of SUBMISSION_COLLECTIONS) {
    const ids = docs.flatMap(({ subject, subject_id }) =>
      subject === collection ? [subject_id] : [],
    )
    for (let from = 0; from < ids.length; from += CHUNK_ROWS) {
      const chunk = ids.slice(from, from + CHUNK_ROWS)
      const rows = await rowsById(payload, collection, chunk, ['reference'])
      for (const { id } of rows) there.add(`${collection} ${id}`)
    }
  }
  const isThere = ({ subject, subject_id }: Pending) => there.has(`${subject} ${subject_id}`)
  return { gone: docs.filter((doc) => !isThere(doc)), kept: docs.filter(isThere) }
}
