import type { JobValues } from '@/collections/Jobs/schema'
import type { JobWire } from '@/collections/Jobs/wire'

export const NO_JOB_VALUES: JobValues = {
  job_title: '',
  company_name: '',
  salary: '',
  country_id: '',
  location_hiring: '',
  skill_keyword: '',
  job_education: '',
  job_description: '',
  experience: '',
}

/** A job's fields as its form holds them. */
export const jobValues = (job: JobWire): JobValues => ({
  job_title: job.job_title,
  company_name: job.company_name,
  salary: job.salary,
  country_id: String(job.country_id),
  location_hiring: job.location_hiring,
  skill_keyword: job.skill_keyword,
  job_education: job.job_education,
  job_description: job.job_description,
  experience: job.experience,
})
