import { notFound } from 'next/navigation'
import { cache } from 'react'
import { findJob } from '@/collections/Jobs/jobs'
import { payloadClient } from '@/lib/server/payload'
import type { Job } from '@/payload-types'

/** The job of the address in any state; null for 'general'; otherwise 404 (docs/product.md §2). */
export const appliedJob = cache(async (jobId: string): Promise<Job | null> => {
  if (jobId === 'general') return null
  return (await findJob(await payloadClient(), jobId)) ?? notFound()
})
