import type { Payload } from 'payload'
import { removeFile } from '@/lib/server/files/storage'

/** Removes a logo that a job no longer has, unless another job has it. */
export const dropUnusedLogo = async (payload: Payload, name: string): Promise<void> => {
  const { totalDocs } = await payload.count({
    collection: 'jobs',
    where: { company_logo: { equals: name } },
  })
  if (totalDocs === 0) await removeFile('company_logo', name)
}
