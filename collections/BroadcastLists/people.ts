import type { Payload, Where } from 'payload'
import { applicationWhere } from '@/collections/Applications/applications'
import { optedOut } from '@/collections/OptOuts/optOut'
import type { Application, Registration } from '@/collections/payload-types'
import { registrationWhere } from '@/collections/Registrations/registrations'
import { pagesOf } from '@/lib/server/rows'
import { BROADCAST_KINDS, type BroadcastKind } from './wire'

/** Somebody who may be put on a list: one for each number, under the name sent last. */
export type Person = {
  name: string
  /** E.164. */
  phone: string
  position: string
  reference: string
  /** The rows with this number, newest first. */
  ids: number[]
  /** The row of the list that the newest of them is on. */
  list: number | null
  /** No row with this number is on a list. */
  isNew: boolean
}

/** Agreed and did not withdraw, is not to be erased, has a number that can exist. */
const MAY_BE_WRITTEN_TO: Where[] = [
  { whatsapp_consent: { equals: true } },
  { consent_withdrawn_at: { exists: false } },
  { quarantined_at: { exists: false } },
  { phone_valid: { equals: true } },
  { phone_e164: { exists: true } },
]

/** All whom the filters find and who may be written to; who came first stands first. */
export const findPeople = async (
  payload: Payload,
  of: BroadcastKind,
  filters: URLSearchParams,
): Promise<Person[]> => {
  const narrowed =
    of === 'registrations'
      ? await registrationWhere(payload, filters)
      : await applicationWhere(payload, filters)
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
  for (const of of BROADCAST_KINDS) {
    for await (const rows of pagesOf(payload, of, onList)) {
      for (const row of rows) all.set(row.phone_e164 ?? '', null)
    }
    await addPeople(payload, people, of, { and: [onList, ...MAY_BE_WRITTEN_TO] })
  }
  return [...all.keys()].map((phone) => people.get(phone) ?? null).reverse()
}

const addPeople = async (
  payload: Payload,
  people: Map<string, Person>,
  of: BroadcastKind,
  where: Where,
): Promise<void> => {
  for await (const rows of pagesOf(payload, of, where)) {
    const phones = [...new Set(rows.map(({ phone_e164 }) => phone_e164 ?? ''))]
    const [stopped, listed] = await Promise.all([
      optedOut(payload, phones),
      onSomeList(payload, phones),
    ])
    for (const row of rows) {
      const phone = row.phone_e164 ?? ''
      if (stopped.has(phone)) continue
      const known = people.get(phone)
      if (known) known.ids.push(row.id)
      else people.set(phone, person(row, phone, !listed.has(phone)))
    }
  }
}

const onSomeList = async (
  payload: Payload,
  phones: string[],
): Promise<ReadonlySet<string | null | undefined>> => {
  const found = await Promise.all(
    BROADCAST_KINDS.map((collection) =>
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

const person = (row: Registration | Application, phone: string, isNew: boolean): Person => ({
  name: 'full_name' in row ? row.full_name : row.name,
  phone,
  position: 'position_Name' in row ? row.position_Name : row.position,
  reference: row.reference,
  ids: [row.id],
  list: typeof row.broadcast_list === 'number' ? row.broadcast_list : null,
  isNew,
})
