import type { Payload } from 'payload'
import { storeLogo } from '@/collections/CompanyLogos/storeLogo'
import { destinations } from '@/collections/Countries/countries'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/answers'
import type { UploadedFile } from '@/lib/server/body'
import { inTurn } from '@/lib/server/inTurn'
import { removeFile } from '@/lib/server/storage'
import { parseId } from '@/lib/shared/ids'
import { MESSAGES } from '@/lib/shared/messages'
import { findJob } from './jobs'
import type { JobValues } from './schema'

type Save = {
  payload: Payload
  values: JobValues
  /** Empty or absent creates; otherwise the job to change (decisions.md). */
  job_id: unknown
  logo: UploadedFile | null
}

/** jobpost.php: posts a job, or changes one. Without a new logo a job keeps the one it has. */
export const saveJob = async ({ payload, values, job_id, logo }: Save): Promise<Answer> => {
  const country_id = Number(values.country_id)
  if (!(await destinations()).some((country) => country.id === country_id)) {
    return refuseField('country_id', 'Country is required')
  }
  const isNew = job_id === undefined || job_id === ''
  const id = parseId(job_id)
  if (!isNew && (id === null || !(await findJob(payload, id)))) return refuse(MESSAGES.jobUnknown)

  const stored = logo ? await storeLogo(logo) : null
  if (stored && !stored.ok) return refuseField('company_logo', stored.message)
  const data = { ...values, country_id, ...(stored && { company_logo: stored.name }) }

  try {
    if (id === null) {
      const job = await payload.create({
        collection: 'jobs',
        data: { ...data, is_deleted: 'No', posted_at: new Date().toISOString() },
      })
      return succeed({ job_id: job.id }, MESSAGES.jobPostSucceeded)
    }
    await inTurn(`job:${id}`, async () => {
      const before = await findJob(payload, id)
      await payload.update({ collection: 'jobs', id, data })
      if (stored && before?.company_logo) await dropUnusedLogo(payload, before.company_logo)
    })
    return succeed({ job_id: id }, MESSAGES.jobUpdateSucceeded)
  } catch (error) {
    if (stored) await removeFile('company_logo', stored.name)
    throw error
  }
}

/** The old picture goes once no job shows it any more. */
const dropUnusedLogo = async (payload: Payload, name: string): Promise<void> => {
  const { totalDocs } = await payload.count({
    collection: 'jobs',
    where: { company_logo: { equals: name } },
  })
  if (totalDocs === 0) await removeFile('company_logo', name)
}
