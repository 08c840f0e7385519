import type { Payload, Where } from 'payload'
import {
  SUBMISSION_COLLECTIONS,
  SUBMISSIONS,
  type SubmissionCollection,
  type SubmissionKey,
} from '@/collections/PersonalData/shared/personalData'
import { readingDb } from '@/lib/server/database/reads/reading'
import type { Application, Enquiry, JobAlert, Registration } from '@/payload-types'
import type { PersonRow } from './shared/json'

/** The submissions of one collection that fit, oldest first; a limit of 0 is none. */
export const findRows = async (
  payload: Payload,
  collection: SubmissionCollection,
  where: Where,
  limit = 200,
): Promise<PersonRow[]> => {
  const { docs } = await readingDb(payload).find<Application | Registration | Enquiry | JobAlert>({
    collection,
    where,
    limit,
    sort: ['createdAt'],
    pagination: false,
  })
  return docs.map((doc) => personRow(collection, doc))
}

/** The named rows that exist, each once. */
export const findChosenRows = async (
  payload: Payload,
  rows: SubmissionKey[],
): Promise<PersonRow[]> => {
  const found = await Promise.all(
    SUBMISSION_COLLECTIONS.map((collection) => {
      const ids = rows.filter((row) => row.collection === collection).map(({ id }) => id)
      return ids.length > 0 ? findRows(payload, collection, { id: { in: ids } }) : []
    }),
  )
  return found.flat()
}

/** A stored submission as the Privacy panel shows it. */
export const personRow = (
  collection: SubmissionCollection,
  doc: Application | Registration | Enquiry | JobAlert,
): PersonRow => {
  const fields = new Map<string, unknown>(Object.entries(doc))
  const { name, phone } = SUBMISSIONS[collection]
  const number = phone && fields.get(phone)
  return {
    collection,
    id: doc.id,
    reference: doc.reference,
    name: String(fields.get(name)),
    email: doc.email,
    phone: typeof number === 'string' ? number : null,
    created_at: doc.createdAt,
    legal_hold: Boolean(doc.legal_hold),
    quarantined_at: doc.quarantined_at ?? null,
    erase_after: doc.erase_after ?? null,
    erasure_asked_at: doc.erasure_asked_at ?? null,
  }
}
