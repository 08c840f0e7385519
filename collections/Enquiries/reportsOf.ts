import type { Payload } from 'payload'
import { LISTED } from '@/collections/PersonalData/listed'
import type { ReportJson } from './shared/json'

/** What an applicant reported from the status page, newest first. For admins only. */
export const reportsOf = async (payload: Payload, application: number): Promise<ReportJson[]> => {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { and: [LISTED, { application: { equals: application } }] },
    sort: ['-createdAt', '-id'],
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id, kind, createdAt, handled }) => ({
    ...{ id, kind, created_at: createdAt, handled: Boolean(handled) },
  }))
}

/** What is read of the application that an enquiry names. */
export const NAMED_APPLICATION = {
  applications: { reference: true, quarantined_at: true },
} as const
