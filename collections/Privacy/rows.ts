import type { Payload, Where } from 'payload'
import type { Application, Enquiry, Registration } from '@/payload-types'
import type { PersonCollection, PersonRow } from './shared/json'

/** The three kinds of row that hold a person's data, and how each names what they have in common. */

type Doc = Application | Registration | Enquiry

const nameOf = (doc: Doc): string => ('full_name' in doc ? doc.full_name : doc.name)

const phoneOf = (doc: Doc): string | null => {
  if ('phone_e164' in doc) return doc.phone_e164 ?? null
  return ('phone' in doc ? doc.phone : null) ?? null
}

/** The field by which a note or a mail names its row. */
export const OWNER_FIELD = {
  applications: 'application',
  registrations: 'registration',
  enquiries: 'enquiry',
} as const satisfies Record<PersonCollection, string>

export const personRow = (collection: PersonCollection, doc: Doc): PersonRow => ({
  collection,
  id: doc.id,
  reference: doc.reference,
  name: nameOf(doc),
  email: doc.email,
  phone: phoneOf(doc),
  created_at: doc.createdAt,
  legal_hold: Boolean(doc.legal_hold),
  quarantined_at: doc.quarantined_at ?? null,
  erasure_asked_at: doc.erasure_asked_at ?? null,
})

/** Rows of one collection, oldest first; a limit of 0 is none. */
export const findRows = async (
  payload: Payload,
  collection: PersonCollection,
  where: Where,
  limit = 200,
): Promise<PersonRow[]> => {
  const { docs } = await payload.find({
    collection,
    where,
    limit,
    sort: 'createdAt',
    pagination: false,
  })
  return docs.map((doc) => personRow(collection, doc))
}
