import type { Payload } from 'payload'
import { dropUnusedLogo } from '@/collections/CompanyLogos/dropUnusedLogo'
import { storeLogo } from '@/collections/CompanyLogos/storeLogo'
import { destinations } from '@/collections/Countries/countries'
import { lineProblem } from '@/collections/Demands/jobDemand'
import { DEMANDS_LOCK } from '@/collections/Demands/lock'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import { withLock } from '@/lib/server/database/withLock'
import { removeFile } from '@/lib/server/files/storage'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import { parseId } from '@/lib/shared/ids'
import { MESSAGES } from '@/lib/shared/messages'
import type { Job } from '@/payload-types'
import { findJob } from './jobs'
import { jobFormValues, staffJobJson } from './shared/json'
import { EMPTY_JOB_FORM, hasPassed, JOB_STATUSES, type JobValues, jobSchema } from './shared/schema'
import { storedJob } from './storedJob'

type Save = {
  payload: Payload
  values: JobValues
  raw: {
    /** The job to change; empty or absent creates one (docs/product.md §10). */
    job_id?: unknown
    /** A new job without a logo takes the logo of this job. */
    copy_of?: unknown
    /** The job's `changed_at` as the caller read it; absent: changes of others are not looked for. */
    changed_at?: unknown
  }
  logo: UploadedFile | null
}

/** jobpost.php: posts or changes a job. Without a new logo a job keeps the one it has. */
export const saveJob = async ({ payload, values, raw, logo }: Save): Promise<Answer> => {
  const country_id = Number(values.country_id)
  if (!(await destinations()).some((country) => country.id === country_id)) {
    return refuseField('country_id', 'Country is required')
  }
  const isNew = raw.job_id === undefined || raw.job_id === ''
  const id = parseId(raw.job_id)
  if (!isNew && (id === null || !(await findJob(payload, id)))) return refuse(MESSAGES.jobUnknown)

  const stored = logo ? await storeLogo(logo) : null
  if (stored && !stored.ok) return refuseField('company_logo', stored.message)
  const save = async () =>
    id === null
      ? post(payload, values, stored?.name ?? (await logoOf(payload, raw.copy_of)))
      : withLock(`job:${id}`, () => change(payload, id, values, raw.changed_at, stored?.name))

  // A demand is not deleted, nor its country changed, while a job is linked to it.
  const saved = values.demand_line ? withLock(DEMANDS_LOCK, save) : save()
  const answer = await saved.catch(async (error) => {
    if (stored) await removeFile('company_logo', stored.name)
    throw error
  })
  if (stored && answer.body.success !== true) await removeFile('company_logo', stored.name)
  return answer
}

const post = async (
  payload: Payload,
  values: JobValues,
  company_logo: string | null,
): Promise<Answer> => {
  const whole = jobSchema.safeParse({ ...EMPTY_JOB_FORM, ...values })
  if (!whole.success) return refuseFields(fieldErrors(whole.error))
  const now = new Date()
  if (hasPassed(values.closing_date, now)) return refuseField('closing_date', CLOSED_ALREADY)
  const problem = await demandProblem(payload, whole.data)
  if (problem) return problem
  const job = await payload.create({
    collection: 'jobs',
    data: {
      ...storedJob(whole.data),
      company_logo,
      is_deleted: JOB_STATUSES.Active,
      posted_at: now.toISOString(),
    },
  })
  return succeed({ job_id: job.id }, MESSAGES.jobPostSucceeded)
}

/**
 * Partial update: omitted fields keep their stored value; the merged job is checked as a whole. When
 * somebody has changed the job since the caller read it, nothing is written and the answer has the
 * current job.
 */
const change = async (
  payload: Payload,
  id: number,
  values: JobValues,
  changed_at: unknown,
  company_logo: string | undefined,
): Promise<Answer> => {
  const before = await findJob(payload, id)
  if (!before) return refuse(MESSAGES.jobUnknown)
  if (typeof changed_at === 'string' && changed_at !== before.updatedAt) {
    const { status, body } = refuse(MESSAGES.editConflict)
    return { status, body: { ...body, job: staffJobJson(before) } }
  }
  const form = jobFormValues(staffJobJson(before))
  const whole = jobSchema.safeParse({ ...form, ...values })
  if (!whole.success) return refuseFields(fieldErrors(whole.error))
  const { closing_date } = whole.data
  if (closing_date !== form.closing_date && hasPassed(closing_date, new Date())) {
    return refuseField('closing_date', CLOSED_ALREADY)
  }
  const problem = await demandProblem(payload, whole.data)
  if (problem) return problem
  const data = { ...storedJob(whole.data), ...(company_logo && { company_logo }) }
  await payload.update({ collection: 'jobs', id, data })
  if (company_logo) await dropReplaced(payload, before)
  return succeed({ job_id: id }, MESSAGES.jobUpdateSucceeded)
}

/** A full or expired demand is none: staff are warned, and decide (docs/adr/0072). */
const demandProblem = async (
  payload: Payload,
  { demand_line, country_id, employer_confidential }: JobValues,
): Promise<Answer | null> => {
  if (!demand_line) return null
  const problem = await lineProblem(payload, Number(demand_line), {
    country: Number(country_id),
    isConfidential: Boolean(employer_confidential),
  })
  return problem ? refuseField('demand_line', problem) : null
}

const CLOSED_ALREADY = 'This day has passed. Choose today or a later day'

const refuseFields = (errors: Record<string, string>): Answer =>
  refuse(Object.values(errors)[0] ?? MESSAGES.badRequest, errors)

const dropReplaced = async (payload: Payload, { company_logo }: Job): Promise<void> => {
  if (company_logo) await dropUnusedLogo(payload, company_logo)
}

const logoOf = async (payload: Payload, job_id: unknown): Promise<string | null> =>
  (await findJob(payload, job_id))?.company_logo ?? null
