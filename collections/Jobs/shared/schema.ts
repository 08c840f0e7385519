import * as z from 'zod/mini'
import { anyText, isTicked, requiredText } from '@/lib/shared/fields'
import { officeDay } from '@/lib/shared/format'
import { JOB_DESCRIPTION_MAX_CHARS, JOB_TEXT_MAX_CHARS } from '@/lib/shared/limits'
import { JOB_INDUSTRIES } from './industries'
import { CHARGES, CURRENCIES, ECR, NATIONALITIES, PROVISIONS } from './options'

const SHORT_TEXT_MAX_CHARS = 200
const MAX_VACANCIES = 9999
const MAX_SALARY = 9_999_999
const MAX_CONTRACT_MONTHS = 120

/**
 * The specified fields, all required text (docs/product.md §5.7). The logo is checked separately.
 */
const specifiedFields = {
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
}

/** Empty, or fit for the pattern; absent stays absent, so that an edit keeps what it does not name. */
const optional = (fits: (text: string) => boolean, message: string, tidy = trimmed) =>
  z.optional(
    z.string({ error: message }).check(
      z.overwrite(tidy),
      z.refine((text) => text === '' || fits(text), message),
    ),
  )

const trimmed = (text: string): string => text.trim()

const choice = (table: object, message: string) =>
  optional((text) => Object.hasOwn(table, text), message)

const wholeNumber = (from: number, to: number) =>
  optional(
    (text) => /^\d{1,7}$/.test(text) && Number(text) >= from && Number(text) <= to,
    `Please write a whole number from ${from} to ${to}`,
    // '3,200' and '3 200' are how an amount is written.
    (text) => text.replace(/[\s,]/g, ''),
  )

const day = () => optional(isDay, 'Please write the date as year-month-day: 2027-01-31')

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

const text = () => z.optional(anyText(SHORT_TEXT_MAX_CHARS))

/** A comma list, tidied. */
const nationalities = () =>
  optional(
    (text) => text.split(',').every((code) => Object.hasOwn(NATIONALITIES, code)),
    'Please choose nationalities from the list',
    (text) => [...new Set(text.split(',').map(trimmed).filter(Boolean))].join(','),
  )

const optionalFields = {
  closing_date: day(),
  vacancies: wholeNumber(1, MAX_VACANCIES),
  industry: choice(JOB_INDUSTRIES, 'Please choose an industry from the list'),
  salary_currency: optional(
    (text) => CURRENCIES.some((currency) => currency === text),
    'Please choose a currency from the list',
  ),
  salary_min: wholeNumber(1, MAX_SALARY),
  salary_max: wholeNumber(1, MAX_SALARY),
  contract_months: wholeNumber(1, MAX_CONTRACT_MONTHS),
  food: choice(PROVISIONS, 'Please choose one of the list for food'),
  accommodation: choice(PROVISIONS, 'Please choose one of the list for accommodation'),
  transport: choice(PROVISIONS, 'Please choose one of the list for transport'),
  ecr: choice(ECR, 'Please choose one of the list for passports'),
  interview_date: day(),
  interview_place: text(),
  candidate_charge: choice(CHARGES, 'Please choose what the candidate pays'),
  candidate_charge_amount: text(),
  nationalities: nationalities(),
  /** Ticked: true, 1 or on; anything else is not. */
  employer_confidential: z.optional(
    z.string().check(z.overwrite((text) => (isTicked(text) ? 'true' : ''))),
  ),
}

const jobFields = z.object({ ...specifiedFields, ...optionalFields })

type Values = z.infer<typeof jobFields>

/**
 * What one field says about another: the field that is wrong, and the sentence; null when all is
 * well, and when one of them is absent: then only the stored job can tell (saveJob.ts).
 */
type Rule = (values: Values) => [field: keyof Values, sentence: string] | null

const RULES: Rule[] = [
  ({ salary_currency, salary_min, salary_max }) =>
    salary_currency === '' && (salary_min || salary_max)
      ? ['salary_currency', 'Please choose the currency of the salary']
      : null,
  ({ salary_currency, salary_min, salary_max }) =>
    salary_min === '' && (salary_max || salary_currency)
      ? ['salary_min', 'Please write the lowest salary']
      : null,
  ({ salary_min, salary_max }) =>
    salary_min && salary_max && Number(salary_min) > Number(salary_max)
      ? ['salary_max', 'The highest salary must not be below the lowest']
      : null,
  ({ candidate_charge, candidate_charge_amount }) =>
    candidate_charge === 'amount' && candidate_charge_amount === ''
      ? ['candidate_charge_amount', 'Please write what the candidate pays']
      : null,
  (values) => {
    const name = values.employer_confidential && values.company_name.toLowerCase()
    const field = name && PUBLIC_TEXTS.find((one) => values[one]?.toLowerCase().includes(name))
    return field ? [field, 'This names the employer, who is to stay confidential'] : null
  },
]

/** What visitors read of a job beside the employer's name. */
const PUBLIC_TEXTS = [
  'job_title',
  'salary',
  'location_hiring',
  'skill_keyword',
  'job_education',
  'job_description',
  'experience',
  'interview_place',
  'candidate_charge_amount',
] as const

/**
 * Rules of Post a Job and Edit Job: the specified fields (docs/product.md §5.7) and the optional
 * ones, as the texts of a form. An absent optional field keeps its value, an empty one clears it.
 */
export const jobSchema = jobFields.check((context) => {
  for (const rule of RULES) {
    const wrong = rule(context.value)
    if (!wrong) continue
    const [field, message] = wrong
    context.issues.push({ code: 'custom', path: [field], message, input: context.value[field] })
  }
})

export type JobValues = Values

/** Every field of the job form, none left out. */
export type JobFormValues = Required<JobValues>

/** A job that says nothing beside the specified fields, as its form holds it. */
export const NO_DETAILS: Pick<JobFormValues, keyof typeof optionalFields> = {
  closing_date: '',
  vacancies: '',
  industry: '',
  salary_currency: '',
  salary_min: '',
  salary_max: '',
  contract_months: '',
  food: '',
  accommodation: '',
  transport: '',
  ecr: '',
  interview_date: '',
  interview_place: '',
  candidate_charge: '',
  candidate_charge_amount: '',
  nationalities: '',
  employer_confidential: '',
}

/** Whether a closing date has passed in Mumbai: with it a job would be closed as soon as it is posted. */
export const hasPassed = (day: string | undefined, now: Date): boolean =>
  Boolean(day) && String(day) < officeDay(now)

/** `is_deleted` by status (docs/product.md §4.2). The only table of these words. */
export const JOB_STATUSES = { Active: 'No', Inactive: 'Yes' } as const
export type JobStatus = keyof typeof JOB_STATUSES
export type IsDeleted = (typeof JOB_STATUSES)[JobStatus]

export const jobStatus = (is_deleted: IsDeleted): JobStatus =>
  is_deleted === JOB_STATUSES.Active ? 'Active' : 'Inactive'

/** The status that the toggle changes to (docs/product.md §4.2). */
export const otherStatus = (status: JobStatus): JobStatus =>
  status === 'Active' ? 'Inactive' : 'Active'

/** The body of job_status_update.php (docs/contract.md). */
export const jobStatusSchema = z.object({
  job_id: z.union([z.string(), z.number()]),
  status: z.enum(['Active', 'Inactive']),
})

/** The call that posts a job anew. */
export const jobRepostSchema = z.object({ job_id: z.union([z.string(), z.number()]) })

export const isJobStatus = (value: unknown): value is JobStatus =>
  typeof value === 'string' && Object.hasOwn(JOB_STATUSES, value)
