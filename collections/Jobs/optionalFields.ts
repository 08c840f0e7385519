import type { Field } from 'payload'

/** Who gives food, housing or transport. */
export const PROVISIONS = {
  provided: 'Provided by the employer',
  allowance: 'Allowance paid',
  own: 'Own arrangement',
} as const

export type Provision = keyof typeof PROVISIONS

/** Whether emigration clearance is asked for (Emigration Act; the ECR stamp of a passport). */
export const ECR = {
  ecr: 'ECR passports',
  ecnr: 'ECNR passports only',
  both: 'ECR and ECNR passports',
} as const

export type Ecr = keyof typeof ECR

/** Whom a job may be open to: the countries that the agency's candidates come from, by ISO code. */
export const NATIONALITIES = {
  IN: 'India',
  NP: 'Nepal',
  LK: 'Sri Lanka',
  BD: 'Bangladesh',
  PH: 'Philippines',
} as const

export type Nationality = keyof typeof NATIONALITIES

/** The currencies of the destinations, for the structured salary. */
export const CURRENCIES = [
  'AED',
  'SAR',
  'OMR',
  'QAR',
  'BHD',
  'KWD',
  'SGD',
  'MYR',
  'USD',
  'EUR',
  'INR',
] as const

export type Currency = (typeof CURRENCIES)[number]

const select = (name: string, table: Record<string, string>): Field => ({
  name,
  type: 'select',
  options: Object.entries(table).map(([value, label]) => ({ value, label })),
})

const count = (name: string, max: number): Field => ({ name, type: 'number', min: 0, max })

/** What a job may say beside the specified fields. A job without any looks as specified. */
export const optionalJobFields: Field[] = [
  count('vacancies', 9999),
  { name: 'salary_currency', type: 'select', options: [...CURRENCIES] },
  count('salary_min', 9_999_999),
  count('salary_max', 9_999_999),
  count('contract_months', 120),
  select('food', PROVISIONS),
  select('accommodation', PROVISIONS),
  select('transport', PROVISIONS),
  select('ecr', ECR),
  { name: 'interview_date', type: 'date' },
  { name: 'interview_place', type: 'text', maxLength: 200 },
  { name: 'candidate_charge_amount', type: 'text', maxLength: 200 },
  {
    name: 'nationalities',
    type: 'select',
    hasMany: true,
    options: Object.entries(NATIONALITIES).map(([value, label]) => ({ value, label })),
  },
  { name: 'employer_confidential', type: 'checkbox', defaultValue: false },
]
