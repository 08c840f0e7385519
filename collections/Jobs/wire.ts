import type { Country, Job } from '@/collections/payload-types'
import type { JobIndustry } from '@/lib/shared/jobIndustries'
import type { IsDeleted } from './schema'

/** A job as the contract's calls answer it (spec §3), with the country's name and code. */
export type JobWire = {
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
  /** The date posted (spec §3), ISO. */
  update_at: string
  /** The last change of any kind, ISO. */
  changed_at: string
  is_deleted: IsDeleted
  industry: JobIndustry | null
  closing_date: string | null
  candidate_charge: 'none' | 'amount' | null
}

/** Wants the country populated (depth 1). */
export const jobWire = (job: Job): JobWire => {
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
    industry: job.industry ?? null,
    closing_date: job.closing_date ?? null,
    candidate_charge: job.candidate_charge ?? null,
  }
}

const populated = (country: number | Country): Country | null =>
  typeof country === 'object' ? country : null
