import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { counted } from '@/lib/shared/format'
import type { User } from '@/payload-types'
import { jobsOf, linesOf } from './demandsJson'
import { DEMANDS_LOCK } from './lock'
import { DEMAND_UNKNOWN } from './saveDemand'

/** demand_delete.php: deletes a demand, unless a job belongs to it. */
export const deleteDemand = (payload: Payload, user: User, id: number): Promise<Answer> =>
  withLock(DEMANDS_LOCK, async () => {
    const found = await payload.findByID({
      ...({ collection: 'demands', id, depth: 0, disableErrors: true } as const),
    })
    if (!found) return refuse(DEMAND_UNKNOWN)
    const lines = await linesOf(payload, [id])
    const [job, ...others] = await jobsOf(
      payload,
      lines.map((line) => line.id),
    )
    if (job) {
      const more = others.length > 0 ? ` and ${counted(others.length, 'other job')}` : ''
      return refuse(
        `This demand cannot be deleted: the job “${job.job_title}”${more} belongs to it. Take it off there first.`,
      )
    }
    for (const line of lines) await payload.delete({ collection: 'demand_lines', id: line.id })
    await payload.delete({ collection: 'demands', id })
    await record(payload, {
      ...({ by: user, action: 'change', subject: 'demands' } as const),
      subject_id: id,
      detail: 'deleted',
    })
    return succeed({}, 'The demand is deleted.')
  })
