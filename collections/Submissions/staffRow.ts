import type { Payload, Where } from 'payload'
import { addNote } from '@/collections/Activities/activities'
import { record } from '@/collections/Audit/record'
import { changeRows, type Submissions } from '@/lib/server/rows'
import type { User } from '@/payload-types'

/** What the office does alike with one application and with one registration. */

type Owner = { collection: Submissions; id: number }

/** How to find one with what it refers to, unless it is in quarantine. */
export const listedRow = (id: number) => {
  const where: Where = { and: [{ id: { equals: id } }, { quarantined_at: { exists: false } }] }
  return { where, depth: 1, limit: 1, pagination: false }
}

/** Somebody of the office looked at it, or did something with it. */
export const markSeen = async (
  payload: Payload,
  collection: Submissions,
  row: { id: number; seen_at?: string | null },
): Promise<void> => {
  if (row.seen_at) return
  row.seen_at = new Date().toISOString()
  await changeRows(payload, { collection, ids: [row.id], set: { seen_at: row.seen_at } })
}

/** Marks a row as seen that somebody opened, and puts it on record. */
export const recordView = async (
  payload: Payload,
  by: User,
  collection: Submissions,
  row: { id: number; seen_at?: string | null },
): Promise<void> => {
  await markSeen(payload, collection, row)
  await record(payload, { by, action: 'view', subject: collection, subject_id: row.id })
}

/**
 * Adds a note and sets a star without touching what somebody else did meanwhile, so that neither is
 * ever refused. Answers what was done, in words for the record.
 */
export const keepNoteAndStar = async (
  payload: Payload,
  by: User,
  owner: Owner,
  { note, is_starred }: { note?: string; is_starred?: boolean },
): Promise<string[]> => {
  const done: string[] = []
  if (note !== undefined) {
    await addNote(payload, owner, { text: note, by })
    done.push('note')
  }
  if (is_starred !== undefined) {
    const { collection, id } = owner
    await changeRows(payload, { collection, ids: [id], set: { is_starred } })
    done.push(is_starred ? 'star' : 'star off')
  }
  return done
}

/** Puts on record what was done with a row, if anything was. */
export const recordChange = async (
  payload: Payload,
  by: User,
  { collection, id }: Owner,
  done: string[],
): Promise<void> => {
  if (done.length === 0) return
  const detail = done.join(', ')
  await record(payload, { by, action: 'change', subject: collection, subject_id: id, detail })
}
