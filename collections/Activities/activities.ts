import type { Payload, Where } from 'payload'
import type { User } from '@/payload-types'
import { type ActivityJson, activityJson } from './shared/json'

/** The row that notes and changes of stage belong to, by its id: one of the two. */
type Owner = { application?: number; registration?: number }

/** The notes and changes of a row, newest first, with the names of their authors. */
export const activitiesOf = async (payload: Payload, owner: Owner): Promise<ActivityJson[]> => {
  const { docs } = await payload.find({
    collection: 'activities',
    where: { and: whereOf(owner) },
    sort: '-id',
    depth: 1,
    pagination: false,
  })
  return docs.map(activityJson)
}

/** The changes of stage of a row, oldest first, without who made them. */
export const changesOf = async (
  payload: Payload,
  owner: Owner,
): Promise<{ from: string | null; to: string | null; at: string }[]> => {
  const { docs } = await payload.find({
    collection: 'activities',
    where: { and: [{ kind: { equals: 'stage' } }, ...whereOf(owner)] },
    sort: 'id',
    depth: 0,
    pagination: false,
    select: { from: true, to: true, createdAt: true },
  })
  return docs.map(({ from, to, createdAt }) => ({
    from: from ?? null,
    to: to ?? null,
    at: createdAt,
  }))
}

const whereOf = (owner: Owner): Where[] =>
  Object.entries(owner).map(([field, id]) => ({ [field]: { equals: id } }))

/** Adds a note to a row. Notes are never changed, so no author's text is lost. */
export const addNote = async (
  payload: Payload,
  owner: Owner,
  note: { text: string; by: Pick<User, 'id'> },
): Promise<void> => {
  await payload.create({
    collection: 'activities',
    data: { ...owner, kind: 'note', text: note.text, by: note.by.id },
  })
}

type Message = { text: string; by: Pick<User, 'id'>; message_id?: string }

/**
 * Adds a message that was sent by hand in WhatsApp. Returns false when one with this `message_id` is
 * there already: a caller that holds a lock of the row adds it once.
 */
export const addMessage = async (
  payload: Payload,
  owner: Owner,
  { text, by, message_id }: Message,
): Promise<boolean> => {
  const kind = 'whatsapp'
  const same = [{ kind: { equals: kind } }, { batch: { equals: message_id } }, ...whereOf(owner)]
  if (
    message_id &&
    (await payload.count({ collection: 'activities', where: { and: same } })).totalDocs > 0
  ) {
    return false
  }
  const data = { ...owner, kind, text, by: by.id, batch: message_id } as const
  await payload.create({ collection: 'activities', data })
  return true
}

/**
 * Notes that the person of a row wrote to the office in WhatsApp at this time (ISO), without the text. A
 * caller that holds a lock of the event notes it once.
 */
export const addWrote = async (
  payload: Payload,
  owner: Owner,
  { at, event }: { at: string; event: string },
): Promise<void> => {
  const kind = 'wrote'
  const same = [{ kind: { equals: kind } }, { batch: { equals: event } }, ...whereOf(owner)]
  const where = { and: same }
  if ((await payload.count({ collection: 'activities', where })).totalDocs > 0) return
  const data = { ...owner, kind, batch: event, createdAt: at } as const
  await payload.create({ collection: 'activities', data })
}

type Moves = {
  /** Applications. */
  ids: number[]
  from: string
  to: string
  /** Null for the candidate. */
  by: Pick<User, 'id'> | null
  /** One bulk change of many rows. */
  batch?: string
}

/** Records the same change of stage of several applications, in one statement. */
export const addMoves = async (
  payload: Payload,
  { ids, from, to, by, batch }: Moves,
): Promise<void> => {
  if (ids.length === 0) return
  const move = { kind: 'stage', from, to, batch: batch ?? null, by: by?.id ?? null }
  await payload.db.drizzle
    .insert(payload.db.tables.activities)
    .values(ids.map((id) => ({ application: id, ...move })))
}
