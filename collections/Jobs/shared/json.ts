import { mapValues } from '@/lib/shared/objects'
import type { Country, Job } from '@/payload-types'
import {
  OPTIONAL_FIELDS,
  OPTIONAL_NAMES,
  type OptionalJson,
  type OptionalName,
  SPECIFIED_FIELDS,
} from './fields'
import { CONFIDENTIAL_EMPLOYER } from './options'
import { hasPassed, type IsDeleted, type JobFormValues } from './schema'

/** A job as the calls answer it (docs/product.md §3), with the country's name and code. */
export type JobJson = {
  id: number
  job_title: string
  company_name: string
  company_logo: string | null
  salary: string
  country_id: number
  name: string
  iso2: string
  location_hiring: string
  skill_keyword: string
  job_education: string
  job_description: string
  experience: string
  /** The date posted, ISO (docs/product.md §3). */
  update_at: string
  /** The last change of any kind, ISO. */
  changed_at: string
  is_deleted: IsDeleted
  /** Invented, to show how a job looks: the employer and the pay do not exist. */
  is_sample: boolean
} & OptionalJson

/** A version of a job as job_versions.php answers it; the first one has no changes but null. */
export type JobVersionJson = {
  id: number
  /** When it was published, ISO. */
  at: string
  job_title: string
  changes: { field: string; label: string; before: string; after: string }[] | null
}

/**
 * A job for visitors: without the name and logo of a confidential employer. Needs depth 1. Its page has
 * what they may know of its demand (collections/Demands/jobDemand.ts).
 */
export const jobJson = (job: Job): JobJson => {
  const json = { ...staffJobJson(job), demand_line: null }
  if (!json.employer_confidential) return json
  return { ...json, company_name: CONFIDENTIAL_EMPLOYER, company_logo: null }
}

/** A job for staff, always with the employer. Needs the country populated (depth 1). */
export const staffJobJson = (job: Job): JobJson => {
  const country = populated(job.country_id)
  return {
    id: job.id,
    job_title: job.job_title,
    company_name: job.company_name,
    company_logo: job.company_logo || null,
    salary: job.salary,
    country_id: country?.id ?? Number(job.country_id),
    name: country ? country.short_name || country.name : '',
    iso2: country?.iso2 ?? '',
    location_hiring: job.location_hiring,
    skill_keyword: job.skill_keyword,
    job_education: job.job_education,
    job_description: job.job_description,
    experience: job.experience,
    update_at: job.posted_at,
    changed_at: job.updatedAt,
    is_deleted: job.is_deleted,
    is_sample: job.is_sample === true,
    ...optionalJson({ ...job, demand_line: lineId(job) }),
  }
}

/** The line of a demand that a job belongs to, populated or not. */
export const lineId = ({ demand_line }: Pick<Job, 'demand_line'>): number | null =>
  (typeof demand_line === 'object' ? demand_line?.id : demand_line) ?? null

/** The optional fields as stored; absent or null for what a job does not say. */
export type StoredOptional = { [N in OptionalName]?: OptionalJson[N] | null }

const optionalJson = (job: StoredOptional): OptionalJson => {
  const jsonOf = <N extends OptionalName>(name: N) => OPTIONAL_FIELDS[name].toJson(job[name])
  // Each name has the value of its own kind, which Object.fromEntries cannot express.
  return Object.fromEntries(OPTIONAL_NAMES.map((name) => [name, jsonOf(name)])) as OptionalJson
}

const populated = (country: number | Country): Country | null =>
  typeof country === 'object' ? country : null

/** An optional field as the form holds it: text, empty for nothing. */
export const optionalText = <N extends OptionalName>(name: N, job: OptionalJson): string =>
  OPTIONAL_FIELDS[name].toText(job[name])

/** An optional field in words, for people; empty for nothing. */
export const optionalWords = <N extends OptionalName>(name: N, job: OptionalJson): string =>
  OPTIONAL_FIELDS[name].toWords(job[name])

/** A job as its form holds it: all texts, empty for what the job does not say. */
export const jobFormValues = (job: JobJson): JobFormValues => ({
  ...mapValues(SPECIFIED_FIELDS, (_field, name) => String(job[name])),
  ...mapValues(OPTIONAL_FIELDS, (_field, name) => optionalText(name, job)),
})

/** The form of a new job like this one: days that have passed are left out. */
export const copiedJobForm = (job: JobJson, now: Date): JobFormValues => {
  const values = jobFormValues(job)
  for (const name of OPTIONAL_NAMES) {
    if (OPTIONAL_FIELDS[name].input.type === 'date' && hasPassed(values[name], now)) {
      values[name] = ''
    }
  }
  return values
}
