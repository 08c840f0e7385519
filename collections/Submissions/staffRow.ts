import type { Payload, Where } from 'payload'
import { addNote } from '@/collections/Activities/activities'
import { record } from '@/collections/Audit/record'
import { LISTED } from '@/collections/PersonalData/listed'
import { type CandidateCollection, ownerOf } from '@/collections/PersonalData/shared/personalData'
import { changeRows } from '@/lib/server/database/rows'
import type { User } from '@/payload-types'

/** What staff do in the same way with an application and with a registration. */

type Owner = { collection: CandidateCollection; id: number }

/** The text of a resume is long, and only the search needs it. */
export const WITHOUT_TEXT = { resume_text: false } as const

/** The query for one row with its relationships (depth 1), unless it is in quarantine. */
export const listedRow = (id: number) => {
  const where: Where = { and: [{ id: { equals: id } }, LISTED] }
  return { where, depth: 1, limit: 1, pagination: false, select: WITHOUT_TEXT } as const
}

/** Marks a row as seen when staff open or change it. Sets `seen_at` on the given row too. */
export const markSeen = async (
  payload: Payload,
  collection: CandidateCollection,
  row: { id: number; seen_at?: string | null },
): Promise<void> => {
  if (row.seen_at) return
  row.seen_at = new Date().toISOString()
  await changeRows(payload, { collection, where: { id: row.id }, set: { seen_at: row.seen_at } })
}

/** Marks an opened row as seen and records the view. */
export const recordView = async (
  payload: Payload,
  by: User,
  collection: CandidateCollection,
  row: { id: number; seen_at?: string | null },
): Promise<void> => {
  await markSeen(payload, collection, row)
  await record(payload, { by, action: 'view', subject: collection, subject_id: row.id })
}

/**
 * Adds a note and sets the star, each in a statement of its own, so that neither conflicts with a
 * change of somebody else. Returns what was done, in words for the audit trail.
 */
export const saveNoteAndStar = async (
  payload: Payload,
  by: User,
  owner: Owner,
  { note, is_starred }: { note?: string; is_starred?: boolean },
): Promise<string[]> => {
  const done: string[] = []
  const { collection, id } = owner
  if (note !== undefined) {
    await addNote(payload, ownerOf(owner), { text: note, by })
    await changeRows(payload, { collection, where: { id }, set: { has_note: true } })
    done.push('note')
  }
  if (is_starred !== undefined) {
    await changeRows(payload, { collection, where: { id }, set: { is_starred } })
    done.push(is_starred ? 'star' : 'star off')
  }
  return done
}

/** Records what was done with a row, if anything was. */
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
