import { daysUntil } from '@/lib/shared/format'
import { CLOSING_SOON_DAYS } from '@/lib/shared/limits'
import type { Currency, Provision } from './options'

/** Texts about a job that visitors read. */

type Provisions = Record<'food' | 'accommodation' | 'transport', Provision | null>

type SalaryFigures = {
  salary: string
  salary_currency: Currency | null
  salary_min: number | null
  salary_max: number | null
}

const CLOSES = {
  today: 'Closes today',
  tomorrow: 'Closes tomorrow',
  inDays: (days: number): string => `Closes in ${days} days`,
}

/**
 * 'Closes today', 'Closes in 3 days'; null unless the closing date (ISO) is within CLOSING_SOON_DAYS.
 * In the given words.
 */
export const closesSoon = (
  closing_date: string | null,
  now: Date,
  words = CLOSES,
): string | null => {
  if (!closing_date) return null
  const days = daysUntil(closing_date, now)
  if (days < 0 || days > CLOSING_SOON_DAYS) return null
  if (days === 0) return words.today
  return days === 1 ? words.tomorrow : words.inDays(days)
}

/** 'Doha, Qatar' (docs/product.md §2). */
export const jobPlace = (job: { location_hiring: string; name: string }): string =>
  [job.location_hiring, job.name].filter(Boolean).join(', ')

/** '1 job', '12 jobs'. */
export const jobsText = (jobs: number): string => `${jobs} ${jobs === 1 ? 'job' : 'jobs'}`

/** '12 vacancies'. */
export const vacanciesText = (vacancies: number): string =>
  `${vacancies} ${vacancies === 1 ? 'vacancy' : 'vacancies'}`

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

const FREE = {
  food: 'food',
  room: 'room',
  transport: 'transport',
  free: (given: string[]): string => `Free ${AND.format(given)}`,
}

/**
 * 'Free food, room and transport': what the employer provides; null when it provides none. In the given
 * words.
 */
export const freeText = (
  { food, accommodation, transport }: Provisions,
  words = FREE,
): string | null => {
  const given = [
    food === 'provided' && words.food,
    accommodation === 'provided' && words.room,
    transport === 'provided' && words.transport,
  ].filter((word) => word !== false)
  return given.length > 0 ? words.free(given) : null
}

const TERM = {
  years: (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`,
  months: (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`,
}

/** '2 years', '18 months'. In the given words. */
export const contractText = (months: number, words = TERM): string =>
  months % 12 === 0 ? words.years(months / 12) : words.months(months)

/** 'QAR 3,200 – 3,600'; null without figures, or when the salary's own text already names them. */
export const salaryFigures = ({ salary, ...job }: SalaryFigures): string | null => {
  const { salary_currency, salary_min, salary_max } = job
  if (!salary_currency || !salary_min) return null
  const amounts = salary_max && salary_max !== salary_min ? [salary_min, salary_max] : [salary_min]
  const digits = salary.replace(/(?<=\d)[\s,.](?=\d{3})/g, '')
  if (amounts.every((amount) => digits.includes(String(amount)))) return null
  return `${salary_currency} ${amounts.map((amount) => GROUPED.format(amount)).join(' – ')}`
}

const GROUPED = new Intl.NumberFormat('en-GB')
