import type { Field } from 'payload'
import { CURRENCIES, ECR, NATIONALITIES, PROVISIONS } from './shared/options'

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
