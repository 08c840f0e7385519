import type { Payload } from 'payload'
import { changeRows, type Submissions } from '@/lib/server/rows'
import type { User } from '@/payload-types'
import { type ActivityJson, activityJson } from './shared/json'

/** The row that notes and changes of stage belong to. */
export type Owner = { collection: Submissions; id: number }

const columnOf = (collection: Submissions) =>
  collection === 'applications' ? 'application' : 'registration'

/** The notes and changes of a row, newest first, with who made them. */
export const activitiesOf = async (
  payload: Payload,
  { collection, id }: Owner,
): Promise<ActivityJson[]> => {
  const { docs } = await payload.find({
    collection: 'activities',
    where: { [columnOf(collection)]: { equals: id } },
    sort: '-id',
    depth: 1,
    pagination: false,
  })
  return docs.map(activityJson)
}

/** Adds a note to a row. Notes are never changed, so that nobody's words are lost. */
export const addNote = async (
  payload: Payload,
  { collection, id }: Owner,
  note: { text: string; by: Pick<User, 'id'> },
): Promise<void> => {
  await payload.create({
    collection: 'activities',
    data: { [columnOf(collection)]: id, kind: 'note', text: note.text, by: note.by.id },
  })
  await changeRows(payload, { collection, ids: [id], set: { has_note: true } })
}

type Move = {
  ids: number[]
  from: string
  to: string
  by: Pick<User, 'id'>
  /** One bulk change of many rows. */
  batch?: string
}

/** Puts the same change of stage of several applications on record, in one statement. */
export const addMoves = async (payload: Payload, { ids, ...move }: Move): Promise<void> => {
  if (ids.length === 0) return
  const { from, to, by, batch = null } = move
  await payload.db.drizzle
    .insert(payload.db.tables.activities)
    .values(ids.map((id) => ({ application: id, kind: 'stage', from, to, batch, by: by.id })))
}
