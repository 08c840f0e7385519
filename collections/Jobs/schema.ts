import * as z from 'zod/mini'
import { requiredText } from '@/lib/shared/fields'
import { JOB_DESCRIPTION_MAX_CHARS, JOB_TEXT_MAX_CHARS } from '@/lib/shared/limits'

/** Post a Job and Edit Job (spec §5): the same rules, all required text. The logo is judged apart. */
export const jobSchema = z.object({
  job_title: requiredText('Job Title is required', JOB_TEXT_MAX_CHARS),
  company_name: requiredText('Company name is required', JOB_TEXT_MAX_CHARS),
  salary: requiredText('Monthly salary is required', JOB_TEXT_MAX_CHARS),
  country_id: z
    .string({ error: 'Country is required' })
    .check(z.trim(), z.regex(/^[1-9]\d{0,9}$/, 'Country is required')),
  location_hiring: requiredText('Job location is required', JOB_TEXT_MAX_CHARS),
  skill_keyword: requiredText('Skills are required', 1000),
  job_education: requiredText('Education is required', JOB_TEXT_MAX_CHARS),
  job_description: requiredText('Job description is required', JOB_DESCRIPTION_MAX_CHARS),
  experience: requiredText('Experience is required', JOB_TEXT_MAX_CHARS),
})

export type JobValues = z.infer<typeof jobSchema>

/** Spec §4: `is_deleted` No means Active, Yes means Inactive. The one table of these words. */
export const JOB_STATUSES = { Active: 'No', Inactive: 'Yes' } as const
export type JobStatus = keyof typeof JOB_STATUSES
export type IsDeleted = (typeof JOB_STATUSES)[JobStatus]

export const jobStatus = (is_deleted: IsDeleted): JobStatus =>
  is_deleted === JOB_STATUSES.Active ? 'Active' : 'Inactive'

/** What the toggle of spec §4 turns a status into. */
export const otherStatus = (status: JobStatus): JobStatus =>
  status === 'Active' ? 'Inactive' : 'Active'

/** The status change call (spec §7). */
export const jobStatusSchema = z.object({
  job_id: z.union([z.string(), z.number()]),
  status: z.enum(['Active', 'Inactive']),
})

export const isJobStatus = (value: unknown): value is JobStatus =>
  typeof value === 'string' && Object.hasOwn(JOB_STATUSES, value)
