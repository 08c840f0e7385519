import { officeDay } from '@/lib/shared/format'
import type { Country, Job } from '@/payload-types'
import type { JobIndustry } from './industries'
import {
  type Charge,
  CONFIDENTIAL_EMPLOYER,
  type Currency,
  type Ecr,
  type Nationality,
  type Provision,
} from './options'
import type { IsDeleted, JobFormValues } from './schema'

/** A job in the calls' responses (docs/product.md §3.1), with the country's name and code. */
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
  /** The date posted (docs/product.md §3.1), ISO. */
  update_at: string
  /** The last change of any kind, ISO. */
  changed_at: string
  is_deleted: IsDeleted
} & OptionalJson

/** A version of a job as job_versions.php answers it; the first one has no changes but null. */
export type JobVersionJson = {
  id: number
  /** When it was published, ISO. */
  at: string
  job_title: string
  changes: { field: string; label: string; before: string; after: string }[] | null
}

/** What a job may say beside: null, or an empty list, when it does not. */
type OptionalJson = {
  industry: JobIndustry | null
  closing_date: string | null
  candidate_charge: Charge | null
  candidate_charge_amount: string | null
  vacancies: number | null
  salary_currency: Currency | null
  salary_min: number | null
  salary_max: number | null
  contract_months: number | null
  food: Provision | null
  accommodation: Provision | null
  transport: Provision | null
  ecr: Ecr | null
  interview_date: string | null
  interview_place: string | null
  nationalities: Nationality[]
  employer_confidential: boolean
}

/**
 * A job as anyone may see it: an employer that stays unnamed has neither name nor logo here. Wants
 * the country populated (depth 1).
 */
export const jobJson = (job: Job): JobJson => {
  const wire = staffJobJson(job)
  if (!wire.employer_confidential) return wire
  return { ...wire, company_name: CONFIDENTIAL_EMPLOYER, company_logo: null }
}

/** A job as the office sees it, with the employer. For the admin alone. */
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
    ...optionalJson(job),
  }
}

const optionalJson = (job: Job): OptionalJson => ({
  industry: job.industry ?? null,
  closing_date: job.closing_date ?? null,
  candidate_charge: job.candidate_charge ?? null,
  candidate_charge_amount: job.candidate_charge_amount || null,
  vacancies: job.vacancies || null,
  salary_currency: job.salary_currency ?? null,
  salary_min: job.salary_min || null,
  salary_max: job.salary_max || null,
  contract_months: job.contract_months || null,
  food: job.food ?? null,
  accommodation: job.accommodation ?? null,
  transport: job.transport ?? null,
  ecr: job.ecr ?? null,
  interview_date: job.interview_date ?? null,
  interview_place: job.interview_place || null,
  nationalities: job.nationalities ?? [],
  employer_confidential: job.employer_confidential === true,
})

const populated = (country: number | Country): Country | null =>
  typeof country === 'object' ? country : null

/** A job's fields as its form holds them: all texts, empty for what the job does not say. */
export const jobFormValues = (job: JobJson): JobFormValues => ({
  job_title: job.job_title,
  company_name: job.company_name,
  salary: job.salary,
  country_id: String(job.country_id),
  location_hiring: job.location_hiring,
  skill_keyword: job.skill_keyword,
  job_education: job.job_education,
  job_description: job.job_description,
  experience: job.experience,
  closing_date: dayText(job.closing_date),
  vacancies: String(job.vacancies ?? ''),
  industry: job.industry ?? '',
  salary_currency: job.salary_currency ?? '',
  salary_min: String(job.salary_min ?? ''),
  salary_max: String(job.salary_max ?? ''),
  contract_months: String(job.contract_months ?? ''),
  food: job.food ?? '',
  accommodation: job.accommodation ?? '',
  transport: job.transport ?? '',
  ecr: job.ecr ?? '',
  interview_date: dayText(job.interview_date),
  interview_place: job.interview_place ?? '',
  candidate_charge: job.candidate_charge ?? '',
  candidate_charge_amount: job.candidate_charge_amount ?? '',
  nationalities: job.nationalities.join(','),
  employer_confidential: job.employer_confidential ? 'true' : '',
})

const dayText = (iso: string | null): string => (iso ? officeDay(new Date(iso)) : '')
