import { notFound } from 'next/navigation'
import { cache } from 'react'
import { findJob } from '@/collections/Jobs/jobs'
import { payloadClient } from '@/lib/server/payload/payload'
import type { Job } from '@/payload-types'

/**
 * The job that the address names, open or closed; null for 'general'; otherwise 404
 * (docs/product.md §2.5).
 */
export const appliedJob = cache(async (jobId: string): Promise<Job | null> => {
  if (jobId === 'general') return null
  return (await findJob(await payloadClient(), jobId)) ?? notFound()
})
