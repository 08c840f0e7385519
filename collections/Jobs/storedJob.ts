import type { Job } from '@/payload-types'
import type { JobValues } from './shared/schema'

/** A job's fields as they are stored. */
export type StoredJob = Pick<
  Job,
  | 'job_title'
  | 'company_name'
  | 'salary'
  | 'location_hiring'
  | 'skill_keyword'
  | 'job_education'
  | 'job_description'
  | 'experience'
> & { country_id: number } & Partial<Job>

/** The values of a checked form as they are stored: what is empty or absent becomes nothing. */
export const storedJob = (values: JobValues): StoredJob =>
  ({
    ...values,
    country_id: Number(values.country_id),
    industry: values.industry || null,
    salary_currency: values.salary_currency || null,
    food: values.food || null,
    accommodation: values.accommodation || null,
    transport: values.transport || null,
    ecr: values.ecr || null,
    interview_place: values.interview_place || null,
    candidate_charge: values.candidate_charge || null,
    // Words without a charge would contradict it.
    candidate_charge_amount:
      values.candidate_charge === 'amount' ? values.candidate_charge_amount : null,
    vacancies: numberOf(values.vacancies),
    salary_min: numberOf(values.salary_min),
    salary_max: numberOf(values.salary_max),
    contract_months: numberOf(values.contract_months),
    closing_date: noonOf(values.closing_date),
    interview_date: noonOf(values.interview_date),
    nationalities: values.nationalities ? values.nationalities.split(',') : [],
    employer_confidential: values.employer_confidential === 'true',
  }) as StoredJob // the schema made sure of every choice

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null)

/** A day as the panel's date field stores it: noon UTC, which is the same day in Mumbai. */
const noonOf = (day: string | undefined): string | null => (day ? `${day}T12:00:00.000Z` : null)
