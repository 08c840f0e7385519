import type { Payload } from 'payload'
import { specified } from './storedJobs'

/** The time of the tests: noon in Mumbai. */
export const NOW = new Date('2026-11-21T06:30:00Z')

const HOUR_MS = 3_600_000

/** Jobs to be found or not, the newest first. */
const JOBS = {
  welder: {
    job_title: 'Pipe Welder',
    skill_keyword: 'TIG, Arc',
    country: 'QA',
    experience: '3 - 5 years',
    industry: 'oil-gas',
  },
  foreman: {
    job_title: 'Foreman',
    skill_keyword: 'Welder supervision',
    country: 'SA',
    experience: '8 years',
    industry: 'construction',
  },
  nurse: {
    job_title: 'Nurse',
    skill_keyword: 'Ward',
    country: 'SA',
    experience: 'Freshers welcome',
    industry: 'healthcare',
  },
  electrician: {
    job_title: 'Electrician',
    skill_keyword: 'Wiring',
    country: 'AE',
    experience: '2 years',
    industry: 'construction',
  },
  support: { job_title: 'IT Support', skill_keyword: 'Windows', country: 'AE', industry: 'it' },
  waiter: {
    job_title: 'Waiter',
    skill_keyword: 'Service',
    country: 'AE',
    company_name: 'Café Šárka',
    industry: 'hospitality',
  },
  inspector: {
    job_title: 'Inspector',
    skill_keyword: 'Welding',
    country: 'QA',
    industry: 'oil-gas',
  },
  driver: {
    job_title: 'Driver',
    skill_keyword: 'Heavy licence',
    country: 'KW',
    company_name: 'Hushhush',
    employer_confidential: true,
  },
  lastDay: {
    job_title: 'Mason',
    skill_keyword: 'Plaster',
    country: 'OM',
    closing_date: '2026-11-21T12:00:00.000Z',
  },
  past: {
    job_title: 'Mason',
    skill_keyword: 'Plaster',
    country: 'OM',
    closing_date: '2026-11-20T12:00:00.000Z',
  },
  inactive: { job_title: 'Welder', skill_keyword: 'TIG', country: 'QA', is_deleted: 'Yes' },
} as const

export type JobName = keyof typeof JOBS

/** The open ones, newest first. */
export const OPEN: JobName[] = [
  ...(['welder', 'foreman', 'nurse', 'electrician', 'support'] as const),
  ...(['waiter', 'inspector', 'driver', 'lastDay'] as const),
]

const COUNTRIES = { QA: 'Qatar', SA: 'Saudi Arabia', AE: 'UAE', KW: 'Kuwait', OM: 'Oman' }

/** Stores the jobs and their countries. Returns the ids by name and by ISO code. */
export const storeSearchedJobs = async (payload: Payload) => {
  const countries = new Map<string, number>()
  for (const [iso2, name] of Object.entries(COUNTRIES)) {
    const data = { iso2, name, country_code: '1' }
    countries.set(iso2, (await payload.create({ collection: 'countries', data })).id)
  }
  const jobs = new Map<string, number>()
  for (const [at, [name, { country, ...job }]] of Object.entries(JOBS).entries()) {
    const { id } = await payload.create({
      collection: 'jobs',
      data: {
        ...specified,
        location_hiring: 'Town',
        experience: 'As agreed',
        is_deleted: 'No',
        ...job,
        country_id: countries.get(country) ?? 0,
        posted_at: new Date(NOW.getTime() - at * HOUR_MS).toISOString(),
      },
    })
    jobs.set(name, id)
  }
  const idOf = (ids: Map<string, number>) => (name: string) => ids.get(name) ?? 0
  return { job: idOf(jobs), country: idOf(countries) }
}
