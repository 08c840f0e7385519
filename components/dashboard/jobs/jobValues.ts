import { type JobJson, jobFormValues } from '@/collections/Jobs/shared/json'
import { hasPassed, type JobFormValues, NO_DETAILS } from '@/collections/Jobs/shared/schema'

export const NO_JOB_VALUES: JobFormValues = {
  job_title: '',
  company_name: '',
  salary: '',
  country_id: '',
  location_hiring: '',
  skill_keyword: '',
  job_education: '',
  job_description: '',
  experience: '',
  ...NO_DETAILS,
}

/** A job's fields for a new one like it: days that have passed are left out. */
export const copiedValues = (job: JobJson, now: Date): JobFormValues => {
  const values = jobFormValues(job)
  const ahead = (day: string) => (hasPassed(day, now) ? '' : day)
  return {
    ...values,
    closing_date: ahead(values.closing_date),
    interview_date: ahead(values.interview_date),
  }
}
