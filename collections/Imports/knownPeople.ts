import type { Payload } from 'payload'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { type CandidateRow, rowsWith } from '@/collections/Submissions/candidateRows'
import { linkOf } from '@/collections/Submissions/personGroup'
import { keyOf } from '@/collections/Submissions/separations'
import type { Person } from './row/readRow'

/** At most so many rows with the contacts of one piece are compared. */
const ROWS_MAX = 5000

type Known = Pick<CandidateRow, 'key' | 'name' | 'email' | 'phone' | 'reference'>

/**
 * Finds for people of a list who of them the site knows: the same e-mail, or the same phone and a
 * similar name (Submissions/personGroup.ts). It remembers the people it was asked about, so that the
 * second row of one person in a list is known too.
 */
export const peopleKnown = (payload: Payload, importId: number) => {
  const seen = new Map<string, Known[]>()
  const find = (person: Person, stored: ReadonlyMap<string, Known[]>): Known | undefined => {
    const one = { key: '', name: person.full_name, email: person.email, phone: person.phone_e164 }
    return contactsOf(one)
      .flatMap((contact) => [...(stored.get(contact) ?? []), ...(seen.get(contact) ?? [])])
      .find((row) => linkOf(row, one))
  }
  /** For each of the rows, by its number in the file, whom it is the same person as. */
  return async (
    rows: readonly { number: number; person: Person }[],
  ): Promise<Map<number, Known>> => {
    const stored = await storedRows(payload, importId, rows)
    const known = new Map<number, Known>()
    for (const { number, person } of rows) {
      const found = find(person, stored)
      if (found) known.set(number, found)
      else {
        const reference = `row ${number} of this file`
        const { full_name: name, email, phone_e164: phone } = person
        const row = { key: `row ${number}`, name, email, phone, reference }
        for (const contact of contactsOf(row)) add(seen, contact, row)
      }
    }
    return known
  }
}

/**
 * What the site has with these contacts, by contact. Left out are the rows themselves, which a run that
 * was stopped may have stored.
 */
const storedRows = async (
  payload: Payload,
  importId: number,
  rows: readonly { number: number; person: Person }[],
): Promise<Map<string, Known[]>> => {
  const contacts = rows.map(({ person }) => ({ email: person.email, phone: person.phone_e164 }))
  const found = new Map<string, Known[]>()
  if (contacts.length === 0) return found
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { dedupe_key: { in: rows.map(({ number }) => rowKey(importId, number)) } },
    select: { reference: true },
    depth: 0,
    pagination: false,
  })
  const own = new Set(docs.map(({ id }) => keyOf({ collection: 'registrations', id })))
  for (const collection of CANDIDATE_COLLECTIONS) {
    for (const row of await rowsWith(payload, collection, contacts, ROWS_MAX)) {
      if (own.has(row.key)) continue
      for (const contact of contactsOf(row)) add(found, contact, row)
    }
  }
  return found
}

/** The key of a row of a list: the database takes it once. */
export const rowKey = (importId: number, row: number): string => `i:${importId}:${row}`

const add = (rows: Map<string, Known[]>, contact: string, row: Known): void => {
  const others = rows.get(contact)
  if (others) others.push(row)
  else rows.set(contact, [row])
}

const contactsOf = ({ email, phone }: Pick<Known, 'email' | 'phone'>): string[] => [
  ...(email ? [`e ${email}`] : []),
  ...(phone ? [`p ${phone}`] : []),
]
