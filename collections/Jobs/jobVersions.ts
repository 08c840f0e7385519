import type { Payload } from 'payload'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { MESSAGES } from '@/lib/shared/messages'
import type { Job } from '@/payload-types'
import { findJob } from './jobs'
import type { JobVersionJson } from './shared/json'
import { versionChanges } from './versionChanges'

const SHOWN_VERSIONS = 100

/**
 * job_versions.php: every published version of a job, newest first, each with its changes from the
 * version before (docs/product.md §11.2: copies of advertisements are kept).
 */
export const jobVersions = async (payload: Payload, job_ids: string[]): Promise<Answer> => {
  const job = job_ids.length === 1 ? await findJob(payload, job_ids[0]) : null
  if (!job) return { status: 200, body: { ...refuse(MESSAGES.jobUnknown).body, versions: [] } }
  const { docs, totalDocs } = await payload.findVersions({
    collection: 'jobs',
    where: { parent: { equals: job.id } },
    sort: ['-createdAt', '-id'],
    // One more than shown, to compare the oldest with.
    limit: SHOWN_VERSIONS + 1,
    depth: 1,
  })
  const versions = docs.map(
    ({ id, createdAt, version }): [Omit<JobVersionJson, 'changes'>, Job] => [
      { id: Number(id), at: createdAt, job_title: version.job_title },
      { ...version, id: job.id },
    ],
  )
  return succeed({
    job_title: job.job_title,
    versions: versions.slice(0, SHOWN_VERSIONS).map(([head, version], at): JobVersionJson => {
      const before = versions[at + 1]?.[1]
      return { ...head, changes: before ? versionChanges(before, version) : null }
    }),
    total: totalDocs,
  })
}
