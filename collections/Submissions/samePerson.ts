import type { Payload, Where } from 'payload'
import {
  CANDIDATE_COLLECTIONS,
  type CandidateCollection,
} from '@/collections/PersonalData/shared/personalData'
import { type CandidateRow, rowsWith, sameContact } from './candidateRows'
import { groupOf, isSimilar, linkOf } from './personGroup'
import { type CandidateKey, keyOf, separationsOf } from './separations'
import type { OtherSubmissionJson, PersonJson } from './shared/json'

/** How often the search goes on from what it found, and how many rows it takes in. */
const MOST_STEPS = 5
const MOST_ROWS = 100

/**
 * The submissions of one person, newest first: connected by e-mail, or by phone and name, also through
 * others of them, but for those that staff told apart. Only for display: nothing is joined or lost.
 */
export const samePerson = async (
  payload: Payload,
  opened: CandidateKey & { name: string; email: string; phone_e164?: string | null },
): Promise<PersonJson> => {
  const { group, apart, self } = await personOf(payload, opened)
  const others = group.filter(({ key }) => key !== self.key).map((row) => json(row, self))
  return {
    others: others.sort((one, other) => (one.created_at < other.created_at ? 1 : -1)),
    apart: apart.map(({ row, ...told }) => ({ ...json(row, self), ...told })),
  }
}

/**
 * The connected rows of a submission: those of its person, those that staff told apart from it, and the
 * keys of all that are parted from it by that.
 */
export const personOf = async (
  payload: Payload,
  { collection, id, name, email, phone_e164 }: Parameters<typeof samePerson>[1],
) => {
  const key = keyOf({ collection, id })
  const self = { collection, id, key, name, email, phone: phone_e164 ?? null }
  const rows = await connectedRows(payload, self)
  const pairs = await separationsOf(payload, rows)
  const group = groupOf(rows, key, pairs)
  const own = new Set(group.map((row) => row.key))
  const apart = pairs.flatMap(({ id, one, other, createdAt: at, told_by }) => {
    const row = rows.find((row) => !own.has(row.key) && (row.key === one || row.key === other))
    const by = typeof told_by === 'object' ? (told_by?.name ?? null) : null
    return row && (own.has(one) || own.has(other)) ? [{ row, separation: id, at, by }] : []
  })
  const parted = rows.filter((row) => !own.has(row.key)).map((row) => row.key)
  return { group, apart, parted: new Set(parted), self }
}

/** The row and all that are connected with it, as if staff had told nobody apart. */
const connectedRows = async (
  payload: Payload,
  self: Pick<CandidateRow, 'collection' | 'id' | 'key' | 'name' | 'email' | 'phone'>,
): Promise<CandidateRow[]> => {
  const known = new Map<string, CandidateRow>()
  let edge = [self]
  for (let step = 0; step < MOST_STEPS && edge.length > 0; step += 1) {
    const found = await Promise.all(
      CANDIDATE_COLLECTIONS.map((collection) => rowsWith(payload, collection, edge, MOST_ROWS)),
    )
    const from = edge
    const more = found
      .flat()
      .filter((row) => !known.has(row.key))
      .filter((row) => row.key === self.key || from.some((one) => linkOf(one, row)))
    for (const row of more) if (known.size < MOST_ROWS) known.set(row.key, row)
    edge = more.filter(({ key }) => key !== self.key && known.has(key))
  }
  return [...known.values()]
}

const json = (row: CandidateRow, self: Parameters<typeof linkOf>[0]): OtherSubmissionJson => {
  const { collection, id, reference, name, title, stage, created_at } = row
  const kind = collection === 'applications' ? 'application' : 'registration'
  const same = linkOf(row, self) ?? 'linked'
  return { kind, id, reference, name, title, stage, created_at, same }
}

/** Whether the same person has an application for a job that is on the list. */
export const hasApplied = async (
  payload: Payload,
  person: CandidateKey & { name: string; email: string; phone_e164?: string | null },
  job: number,
): Promise<boolean> => {
  const collection: CandidateCollection = 'applications'
  const where: Where = {
    and: [
      sameContact([{ email: person.email, phone: person.phone_e164 ?? null }]),
      { job_id: { equals: job } },
    ],
  }
  const { docs } = await payload.find({
    collection,
    where,
    select: { name: true, email: true },
    depth: 0,
    pagination: false,
  })
  if (docs.length === 0) return false
  const { parted } = await personOf(payload, person)
  return docs.some(
    ({ id, name, email }) =>
      !parted.has(keyOf({ collection, id })) &&
      ((email !== '' && email === person.email) || isSimilar(name, person.name)),
  )
}
