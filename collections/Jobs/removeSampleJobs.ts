import type { Payload } from 'payload'
import { dropUnusedLogo } from '@/collections/CompanyLogos/dropUnusedLogo'

/** Deletes all sample jobs with their versions and pictures. Returns how many there were. */
export const removeSampleJobs = async (payload: Payload): Promise<number> => {
  const { docs } = await payload.delete({
    collection: 'jobs',
    where: { is_sample: { equals: true } },
  })
  for (const logo of new Set(docs.map(({ company_logo }) => company_logo))) {
    if (logo) await dropUnusedLogo(payload, logo)
  }
  return docs.length
}
