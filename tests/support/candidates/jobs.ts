import { expect } from 'vitest'
import { OPTIONAL_NAMES } from '@/collections/Jobs/shared/fields'
import { expectFieldRefusal } from '../expect'
import { mark } from '../mark'
import { type Answered, php, postForm, postJson } from '../network/http'
import { jobsMarked } from '../staff/records'
import { adminToken } from '../staff/session'
import { jobForm, type Overrides } from './forms'

/** Calls jobpost.php as the dashboard's form does. */
export const postJob = async (overrides: Overrides = {}): Promise<Answered> =>
  postForm(php('jobpost'), await jobForm(overrides), await adminToken())

/** Expects that the form is refused with this message and that nothing is stored. */
export const jobRefused = async (overrides: Overrides, field: string, message: string) => {
  const marked = mark()
  expectFieldRefusal(await postJob({ job_title: `Job ${marked}`, ...overrides }), field, message)
  expect(await jobsMarked(marked)).toEqual([])
}

/** Every optional detail of a job, as the form sends it. */
export const JOB_DETAILS = {
  closing_date: '2099-01-31',
  vacancies: '12',
  industry: 'oil-gas',
  salary_currency: 'QAR',
  salary_min: '3,200',
  salary_max: '3600',
  contract_months: '24',
  food: 'provided',
  accommodation: 'allowance',
  transport: 'own',
  ecr: 'both',
  interview_date: '2099-02-10',
  interview_place: 'Mumbai office',
  candidate_charge: 'amount',
  candidate_charge_amount: '₹20,000 plus GST',
  employer_confidential: 'true',
}

/** The keys of a job in JSON; the optional fields are those of the job form. */
export const JOB_KEYS = [
  ...OPTIONAL_NAMES,
  'changed_at',
  'company_logo',
  'company_name',
  'country_id',
  'experience',
  'id',
  'is_deleted',
  'is_sample',
  'iso2',
  'job_description',
  'job_education',
  'job_title',
  'location_hiring',
  'name',
  'salary',
  'skill_keyword',
  'update_at',
].sort()

/** Sets a job to Inactive, as the dashboard does. */
export const deactivate = async (job_id: number) => {
  const answer = await postJson(
    php('job_status_update'),
    { job_id, status: 'Inactive' },
    await adminToken(),
  )
  expect(answer.body).toMatchObject({ success: true })
}
