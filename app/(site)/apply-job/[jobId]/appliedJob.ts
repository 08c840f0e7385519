import { notFound } from 'next/navigation'
import { cache } from 'react'
import { findJob } from '@/collections/Jobs/jobs'
import { payloadClient } from '@/lib/server/payload'
import type { Job } from '@/payload-types'

/** The job of the address, whatever its state; null for 'general'; 404 for anything else (spec §2). */
export const appliedJob = cache(async (jobId: string): Promise<Job | null> => {
  if (jobId === 'general') return null
  return (await findJob(await payloadClient(), jobId)) ?? notFound()
})
