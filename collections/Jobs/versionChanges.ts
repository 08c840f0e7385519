import { shortDate } from '@/lib/shared/format'
import type { Job } from '@/payload-types'
import { JOB_INDUSTRIES } from './shared/industries'
import { staffJobJson } from './shared/json'
import { CHARGES, ECR, NATIONALITIES, PROVISIONS } from './shared/options'
import { jobStatus } from './shared/schema'

/** One field that a change touched, in words: empty for nothing. */
export type Change = { field: string; label: string; before: string; after: string }

type Words = ReturnType<typeof wordsOf>

const LABELS: Record<keyof Words, string> = {
  job_title: 'Job Title',
  company_name: 'Company Name',
  company_logo: 'Logo',
  salary: 'Monthly Salary',
  country_id: 'Country',
  location_hiring: 'Job Location',
  skill_keyword: 'Skills',
  job_education: 'Education',
  job_description: 'Job Description',
  experience: 'Experience',
  is_deleted: 'Status',
  closing_date: 'Closing date',
  vacancies: 'Vacancies',
  industry: 'Industry',
  salary_currency: 'Salary: currency',
  salary_min: 'Salary: lowest',
  salary_max: 'Salary: highest',
  contract_months: 'Contract (months)',
  food: 'Food',
  accommodation: 'Accommodation',
  transport: 'Transport',
  ecr: 'Passports',
  interview_date: 'Interview date',
  interview_place: 'Interview place',
  candidate_charge: 'Charge to the candidate',
  candidate_charge_amount: 'Charge: how much',
  nationalities: 'Open to',
  employer_confidential: 'Employer',
}

/** What differs between two versions of a job, in the order of the form. Wants the country populated. */
export const versionChanges = (before: Job, after: Job): Change[] => {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const fields = Object.keys(LABELS) as (keyof Words)[] // the keys of the table above
  return fields
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, label: LABELS[field], ...shown(old[field], now[field]) }))
}

/** Of a text of several lines only those that differ; all when the lines only changed places. */
const shown = (before: string, after: string): { before: string; after: string } => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const gone = old.filter((line) => !now.includes(line))
  const come = now.filter((line) => !old.includes(line))
  if (gone.length === 0 && come.length === 0) return { before, after }
  return { before: gone.join('\n'), after: come.join('\n') }
}

const wordsOf = (job: Job) => {
  const wire = staffJobJson(job)
  return {
    job_title: wire.job_title,
    company_name: wire.company_name,
    company_logo: wire.company_logo ?? '',
    salary: wire.salary,
    country_id: wire.name || String(wire.country_id),
    location_hiring: wire.location_hiring,
    skill_keyword: wire.skill_keyword,
    job_education: wire.job_education,
    job_description: wire.job_description,
    experience: wire.experience,
    is_deleted: jobStatus(wire.is_deleted),
    closing_date: wire.closing_date ? shortDate(wire.closing_date) : '',
    vacancies: String(wire.vacancies ?? ''),
    industry: wire.industry ? JOB_INDUSTRIES[wire.industry] : '',
    salary_currency: wire.salary_currency ?? '',
    salary_min: String(wire.salary_min ?? ''),
    salary_max: String(wire.salary_max ?? ''),
    contract_months: String(wire.contract_months ?? ''),
    food: wire.food ? PROVISIONS[wire.food] : '',
    accommodation: wire.accommodation ? PROVISIONS[wire.accommodation] : '',
    transport: wire.transport ? PROVISIONS[wire.transport] : '',
    ecr: wire.ecr ? ECR[wire.ecr] : '',
    interview_date: wire.interview_date ? shortDate(wire.interview_date) : '',
    interview_place: wire.interview_place ?? '',
    candidate_charge: wire.candidate_charge ? CHARGES[wire.candidate_charge] : '',
    candidate_charge_amount: wire.candidate_charge_amount ?? '',
    nationalities: wire.nationalities.map((code) => NATIONALITIES[code]).join(', '),
    employer_confidential: wire.employer_confidential ? 'Confidential' : 'Named',
  }
}
