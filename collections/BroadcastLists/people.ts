import type { Payload, Where } from 'payload'
import { applicationWhere } from '@/collections/Applications/applications'
import { optedOut } from '@/collections/OptOuts/optOut'
import { registrationWhere } from '@/collections/Registrations/registrations'
import {
  CANDIDATE_COLLECTIONS,
  type CandidateCollection,
} from '@/collections/Submissions/shared/personalData'
import { pagesOf } from '@/lib/server/rows'
import type { Registration } from '@/payload-types'

/** What a list needs of a row, whichever form it came by. */
type Row = {
  id: number
  name: string
  /** E.164. */
  phone: string
  position: string
  reference: string
  /** The list that it is on, by the list's own id. */
  list: number | null
}

/** Somebody who may be put on a list: one for each number, under the name sent last. */
export type Person = Row & {
  /** The rows with this number, newest first. */
  ids: number[]
  /** No row with this number is on a list. */
  isNew: boolean
}

/** Agreed and did not withdraw, is not to be erased, has a number that can exist. */
const MAY_BE_WRITTEN_TO: Where[] = [
  { whatsapp_consent: { equals: true } },
  { consent_withdrawn_at: { exists: false } },
  { quarantined_at: { exists: false } },
  { erasure_asked_at: { exists: false } },
  { phone_valid: { equals: true } },
  { phone_e164: { exists: true } },
]

/** All whom the filters find and who may be written to; who came first stands first. */
export const findPeople = async (
  payload: Payload,
  of: CandidateCollection,
  filters: URLSearchParams,
): Promise<Person[]> => {
  const whereOf = of === 'registrations' ? registrationWhere : applicationWhere
  const narrowed = await whereOf(payload, filters)
  const people = new Map<string, Person>()
  await addPeople(payload, people, of, { and: [narrowed, ...MAY_BE_WRITTEN_TO] })
  return [...people.values()].reverse()
}

/**
 * The places of a list that was made, in their order. A place is empty when that person may not be
 * written to any more: the others stay in their file.
 */
export const placesOf = async (payload: Payload, list: number): Promise<(Person | null)[]> => {
  const onList = { broadcast_list: { equals: list } }
  const all = new Map<string, Person | null>()
  const people = new Map<string, Person>()
  for (const of of CANDIDATE_COLLECTIONS) {
    for await (const rows of rowsOf(payload, of, onList)) {
      for (const { phone } of rows) all.set(phone, null)
    }
    await addPeople(payload, people, of, { and: [onList, ...MAY_BE_WRITTEN_TO] })
  }
  return [...all.keys()].map((phone) => people.get(phone) ?? null).reverse()
}

const addPeople = async (
  payload: Payload,
  people: Map<string, Person>,
  of: CandidateCollection,
  where: Where,
): Promise<void> => {
  for await (const rows of rowsOf(payload, of, where)) {
    const phones = [...new Set(rows.map(({ phone }) => phone))]
    const [stopped, listed] = await Promise.all([
      optedOut(payload, phones),
      onSomeList(payload, phones),
    ])
    for (const row of rows.filter(({ phone }) => !stopped.has(phone))) {
      const known = people.get(row.phone)
      if (known) known.ids.push(row.id)
      else people.set(row.phone, { ...row, ids: [row.id], isNew: !listed.has(row.phone) })
    }
  }
}

const COMMON = ['reference', 'phone_e164', 'broadcast_list'] as const

async function* rowsOf(
  payload: Payload,
  of: CandidateCollection,
  where: Where,
): AsyncGenerator<Row[]> {
  if (of === 'registrations') {
    const fields = ['full_name', 'position_Name', ...COMMON] as const
    for await (const page of pagesOf(payload, of, where, fields)) {
      yield page.map((row) => ({
        ...common(row),
        name: row.full_name,
        position: row.position_Name,
      }))
    }
    return
  }
  for await (const page of pagesOf(payload, of, where, ['name', 'position', ...COMMON])) {
    yield page.map((row) => ({ ...common(row), name: row.name, position: row.position }))
  }
}

const common = (row: Pick<Registration, 'id' | (typeof COMMON)[number]>) => ({
  id: row.id,
  phone: row.phone_e164 ?? '',
  reference: row.reference,
  list: typeof row.broadcast_list === 'number' ? row.broadcast_list : null,
})

const onSomeList = async (
  payload: Payload,
  phones: string[],
): Promise<ReadonlySet<string | null | undefined>> => {
  const found = await Promise.all(
    CANDIDATE_COLLECTIONS.map((collection) =>
      payload.find({
        collection,
        where: { and: [{ broadcast_list: { exists: true } }, { phone_e164: { in: phones } }] },
        select: { phone_e164: true },
        depth: 0,
        pagination: false,
      }),
    ),
  )
  return new Set(found.flatMap(({ docs }) => docs.map(({ phone_e164 }) => phone_e164)))
}
