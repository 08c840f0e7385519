import { JOB_DESCRIPTION_MAX_CHARS, JOB_TEXT_MAX_CHARS } from '@/lib/shared/limits'
import { keysOf } from '@/lib/shared/objects'
import {
  choice,
  choices,
  count,
  day,
  demandLine,
  flag,
  type OptionalField,
  text,
} from './fieldKinds'
import { JOB_INDUSTRIES } from './industries'
import { CHARGE_LAW, CHARGES, CURRENCIES, ECR, NATIONALITIES, PROVISIONS } from './options'

/**
 * Every field that staff fill in for a job, defined once. The schema, the stored columns, the JSON,
 * the form, the version history and the facts of the job page are derived from these tables: a new
 * optional field is one entry here (and a migration).
 */

type SpecifiedField = {
  label: string
  /** The message when it is missing, word for word (docs/product.md §5). */
  required: string
  /** In characters. The country has none: it is the id of a destination. */
  max: number | null
  hint?: string
  isLong?: true
  autoComplete?: string
}

const MAX = JOB_TEXT_MAX_CHARS

/** The required fields (docs/product.md §5), in the order of the form. */
export const SPECIFIED_FIELDS = {
  job_title: { label: 'Job Title', required: 'Job Title is required', max: MAX },
  company_name: {
    label: 'Company Name',
    required: 'Company name is required',
    max: MAX,
    autoComplete: 'organization',
  },
  salary: {
    label: 'Monthly Salary',
    required: 'Monthly salary is required',
    max: MAX,
    hint: 'With the currency, as it shall be read: QAR 3,200 – 3,600',
  },
  country_id: { label: 'Country', required: 'Country is required', max: null },
  location_hiring: { label: 'Job Location', required: 'Job location is required', max: MAX },
  skill_keyword: {
    label: 'Skills',
    required: 'Skills are required',
    max: 1000,
    hint: 'Divided by commas: 6G, TIG, Pipeline',
  },
  job_education: { label: 'Education', required: 'Education is required', max: MAX },
  job_description: {
    label: 'Job Description',
    required: 'Job description is required',
    max: JOB_DESCRIPTION_MAX_CHARS,
    hint: 'Line breaks are kept.',
    isLong: true,
  },
  experience: {
    label: 'Experience',
    required: 'Experience is required',
    max: MAX,
    hint: 'For example: 3 - 5 years',
  },
} as const satisfies Record<string, SpecifiedField>

export type SpecifiedName = keyof typeof SPECIFIED_FIELDS

export const SPECIFIED_NAMES = keysOf(SPECIFIED_FIELDS)

const MAX_SALARY = 9_999_999

// In the order of the CMS panel. The form and the version history show them by section.
const DEFINITIONS = {
  closing_date: day({
    label: 'Closing date',
    fact: 'Apply until',
    section: 'job',
    admin: { position: 'sidebar', description: 'Last day on which one can apply.' },
  }),
  candidate_charge: choice({
    label: 'Charge to the candidate',
    fact: 'Charge to you',
    section: 'terms',
    options: CHARGES,
    message: 'Please choose what the candidate pays',
    admin: { position: 'sidebar', description: 'What the candidate pays for this job.' },
  }),
  vacancies: count({ label: 'Vacancies', fact: 'Vacancies', section: 'job', min: 1, max: 9999 }),
  industry: choice({
    label: 'Industry',
    fact: 'Industry',
    section: 'job',
    options: JOB_INDUSTRIES,
    message: 'Please choose an industry from the list',
    index: true,
  }),
  salary_currency: choice({
    label: 'Currency',
    versionLabel: 'Salary: currency',
    section: 'salary',
    options: CURRENCIES,
    message: 'Please choose a currency from the list',
  }),
  salary_min: count({
    label: 'Lowest',
    versionLabel: 'Salary: lowest',
    fact: 'Salary range',
    section: 'salary',
    min: 1,
    max: MAX_SALARY,
  }),
  salary_max: count({
    label: 'Highest',
    versionLabel: 'Salary: highest',
    section: 'salary',
    min: 1,
    max: MAX_SALARY,
  }),
  contract_months: count({
    label: 'Contract, in months',
    versionLabel: 'Contract (months)',
    fact: 'Contract',
    section: 'job',
    min: 1,
    max: 120,
  }),
  food: choice({
    label: 'Food',
    fact: 'Food',
    section: 'provisions',
    options: PROVISIONS,
    message: 'Please choose one of the list for food',
  }),
  accommodation: choice({
    label: 'Accommodation',
    fact: 'Accommodation',
    section: 'provisions',
    options: PROVISIONS,
    message: 'Please choose one of the list for accommodation',
  }),
  transport: choice({
    label: 'Transport',
    fact: 'Transport',
    section: 'provisions',
    options: PROVISIONS,
    message: 'Please choose one of the list for transport',
  }),
  ecr: choice({
    label: 'Passports',
    fact: 'Passport',
    section: 'candidates',
    options: ECR,
    message: 'Please choose one of the list for passports',
  }),
  interview_date: day({ label: 'Interview date', fact: 'Interview', section: 'interview' }),
  interview_place: text({ label: 'Interview place', section: 'interview', max: MAX }),
  candidate_charge_amount: text({
    label: 'What the candidate pays',
    versionLabel: 'Charge: how much',
    section: 'terms',
    hint: CHARGE_LAW,
    max: MAX,
    onlyWith: { field: 'candidate_charge', value: 'amount' },
  }),
  nationalities: choices({
    label: 'Open to',
    fact: 'Open to',
    section: 'candidates',
    options: NATIONALITIES,
    message: 'Please choose nationalities from the list',
  }),
  employer_confidential: flag({
    label: 'Employer',
    section: 'terms',
    hint: 'Visitors see neither the name nor the logo of a confidential employer.',
    yes: 'Confidential',
    no: 'Named',
  }),
  demand_line: demandLine({
    label: 'Demand',
    section: 'demand',
    hint: 'Its page then shows the approved demand and the places left.',
  }),
}

export type OptionalName = keyof typeof DEFINITIONS

/** The optional fields in JSON: null, or an empty list, for what a job does not say. */
export type OptionalJson = {
  [N in OptionalName]: ReturnType<(typeof DEFINITIONS)[N]['toJson']>
}

export const OPTIONAL_FIELDS: { [N in OptionalName]: OptionalField<OptionalJson[N]> } = DEFINITIONS

/** All optional fields, in the order of the CMS panel. */
export const OPTIONAL_NAMES = keysOf(DEFINITIONS)
