import type { Payload, Where } from 'payload'
import { LISTED } from '@/collections/PersonalData/listed'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { NO_ROW } from '@/lib/server/database/rows'
import type { Application } from '@/payload-types'
import { type CandidateKey, keyOf } from './separations'

/** A submission as the list of a person shows it, with what connects it to others. */
export type CandidateRow = CandidateKey & {
  /** keyOf. */
  key: string
  name: string
  email: string
  phone: string | null
  reference: string
  /** The job's title, or the position registered for. */
  title: string | null
  stage: Application['stage'] | null
  created_at: string
}

type Contact = { email: string; phone: string | null }

/**
 * The condition that a row is listed and has the e-mail address or the number of one of these. People
 * of imported lists may lack one of both.
 */
export const sameContact = (contacts: readonly Contact[]): Where => {
  const emails = contacts.flatMap(({ email }) => email || [])
  const phones = contacts.flatMap(({ phone }) => phone || [])
  const same: Where[] = [
    ...(emails.length > 0 ? [{ email: { in: [...new Set(emails)] } }] : []),
    ...(phones.length > 0 ? [{ phone_e164: { in: [...new Set(phones)] } }] : []),
  ]
  if (same.length === 0) return NO_ROW
  return { and: [LISTED, { or: same }] }
}

/** The newest rows of a collection with the address or number of one of these. */
export const rowsWith = async (
  payload: Payload,
  collection: CandidateCollection,
  contacts: readonly Contact[],
  limit: number,
): Promise<CandidateRow[]> => {
  const options = { where: sameContact(contacts), sort: '-id', limit, pagination: false }
  const common = { email: true, phone_e164: true, reference: true, createdAt: true } as const
  if (collection === 'applications') {
    const select = { ...common, name: true, stage: true, job_id: true } as const
    const populate = { jobs: { job_title: true } } as const
    const { docs } = await payload.find({ collection, ...options, select, populate, depth: 1 })
    return docs.map(({ id, name, email, phone_e164, reference, stage, job_id, createdAt }) => ({
      ...{ collection, id, key: keyOf({ collection, id }), name, email, reference, stage },
      phone: phone_e164 ?? null,
      title: typeof job_id === 'object' ? (job_id?.job_title ?? null) : null,
      created_at: createdAt,
    }))
  }
  const select = { ...common, full_name: true, position_Name: true } as const
  const { docs } = await payload.find({ collection, ...options, select, depth: 0 })
  return docs.map(({ id, full_name, email, phone_e164, reference, position_Name, createdAt }) => ({
    ...{ collection, id, key: keyOf({ collection, id }), name: full_name, email, reference },
    phone: phone_e164 ?? null,
    title: position_Name,
    stage: null,
    created_at: createdAt,
  }))
}
