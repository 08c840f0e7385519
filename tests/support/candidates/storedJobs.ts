import type { Country, Job } from '@/payload-types'

/** The required fields of every job (docs/product.md §5.7). */
export const specified = {
  job_title: 'Welder',
  company_name: 'Specimen',
  salary: 'QAR 3,200',
  country_id: '3',
  location_hiring: 'Doha',
  skill_keyword: 'Welding',
  job_education: 'ITI',
  job_description: 'Weld',
  experience: '2 years',
}

const country: Country = {
  id: 3,
  iso2: 'QA',
  name: 'Qatar',
  country_code: '974',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** A stored job without optional fields. */
export const plain: Job = {
  ...specified,
  id: 7,
  country_id: country,
  is_deleted: 'No',
  posted_at: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  createdAt: '2026-11-19T08:00:00.000Z',
}

/** The same with optional fields of every kind. */
export const full: Job = {
  ...plain,
  company_logo: 'logo.webp',
  industry: 'oil-gas',
  closing_date: '2027-01-31T12:00:00.000Z',
  vacancies: 12,
  salary_currency: 'QAR',
  salary_min: 3200,
  salary_max: 3600,
  contract_months: 24,
  food: 'provided',
  accommodation: 'provided',
  transport: 'own',
  ecr: 'both',
  interview_date: '2027-02-10T12:00:00.000Z',
  interview_place: 'Mumbai',
  candidate_charge: 'amount',
  candidate_charge_amount: '₹20,000',
  nationalities: ['IN', 'NP'],
  employer_confidential: false,
}
