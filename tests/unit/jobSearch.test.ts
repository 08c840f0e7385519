import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type JobFilters, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { ownPayload } from '../support/ownPayload'
import { specified } from '../support/storedJobs'

/** The same table on SQLite and on Postgres: both must find the same, in the same order. */

type Result = { jobs: JobJson[]; total: number; counts: Record<string, Record<string, number>> }

let payload: Payload
let end: () => Promise<void>
let countries: Record<string, number>
let search: (filters: Partial<JobFilters>, page?: number, size?: number) => Promise<Result>

const NOW = new Date('2026-11-21T06:30:00Z')

/** The jobs, the newest first. */
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
  support: {
    job_title: 'IT Support',
    skill_keyword: 'Windows',
    country: 'AE',
    experience: 'As agreed',
    industry: 'it',
  },
  cafe: {
    job_title: 'Waiter',
    skill_keyword: 'Service',
    country: 'AE',
    company_name: 'Café Šárka',
    industry: 'hospitality',
  },
  welding: { job_title: 'Inspector', skill_keyword: 'Welding', country: 'QA', industry: 'oil-gas' },
  secret: {
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

type Name = keyof typeof JOBS

const NAMES = Object.keys(JOBS) as Name[]
const ids = new Map<number, Name>()

const namesIn = ({ jobs }: Result): (Name | undefined)[] => jobs.map(({ id }) => ids.get(id))
const ALL: Name[] = [
  'welder',
  'foreman',
  'nurse',
  'electrician',
  'support',
  'cafe',
  'welding',
  'secret',
  'lastDay',
]

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
  const { searchJobs } = await import('@/collections/Jobs/searchJobs')
  search = (filters, number = 1, size = 20) =>
    searchJobs(payload, { ...NO_FILTERS, ...filters }, { number, size }, NOW)
  countries = {}
  for (const [iso2, name] of Object.entries({
    QA: 'Qatar',
    SA: 'Saudi Arabia',
    AE: 'UAE',
    KW: 'Kuwait',
    OM: 'Oman',
  })) {
    const { id } = await payload.create({
      collection: 'countries',
      data: { iso2, name, country_code: '1' },
    })
    countries[iso2] = id
  }
  for (const [at, name] of NAMES.entries()) {
    const { country, ...job } = {
      ...specified,
      experience: '',
      is_deleted: 'No' as const,
      ...JOBS[name],
    }
    const { id } = await payload.create({
      collection: 'jobs',
      data: {
        ...job,
        location_hiring: 'Town',
        experience: job.experience || 'Any',
        country_id: countries[country] ?? 0,
        posted_at: new Date(NOW.getTime() - at * 3_600_000).toISOString(),
      },
      context: { disableRevalidate: true },
    })
    ids.set(id, name)
  }
}, 120_000)

afterAll(() => end())

describe('a search finds', () => {
  test.each<[string, string, Name[]]>([
    ['nothing in the text: all open jobs, newest first', '', ALL],
    ['a title before a skill, and a misspelt or longer word last', 'welder', ['welder', 'foreman']],
    ['a word whatever its case', 'WELDER', ['welder', 'foreman']],
    ['words that begin with what was typed', 'weld', ['welder', 'foreman', 'welding']],
    ['one letter at the beginning of words only', 'n', ['nurse']],
    ['two letters as a whole word before its beginning', 'it', ['support']],
    ['a typing error: a letter missing', 'weldr', ['welder', 'foreman']],
    ['a typing error: two letters swapped', 'nusre', ['nurse']],
    ['two typing errors in a long word', 'elctrican', ['electrician']],
    ['a misspelt beginning of a long word', 'electirc', ['electrician']],
    ['jobs that have all of several words', 'pipe welder', ['welder']],
    ['several words, each with its own kind of match', 'weldr qat', ['welder']],
    ['the name of the country and of the industry', 'saudi construction', ['foreman']],
    ['a word without its accents', 'cafe sarka', ['cafe']],
    ['the same with accents', 'café', ['cafe']],
    ['a word between other signs', '"nurse"; --', ['nurse']],
    ['a repeated word once', 'nurse nurse', ['nurse']],
  ])('%s: %s', async (_what, q, expected) => {
    const found = await search({ q })
    expect(namesIn(found)).toEqual(expected)
    expect(found.total).toBe(expected.length)
  })
})

describe('a search does not find', () => {
  test.each([
    ['a word that no job has', 'zzqxzz'],
    ['a part in the middle of a word', 'elder'],
    ['a word with another first letter', 'felder'],
    ['a short word with a typing error', 'tag'],
    ['a word with more errors than its length allows', 'wxlxer'],
    ['another form of a word that is no beginning of it', 'nurses'.concat('hip')],
    ['an employer that is confidential', 'hushhush'],
    ['jobs that have only one of two words', 'nurse qatar'],
    ['a job after its last day', 'mason past'],
    ['a sign of a pattern', '%'.concat('zzz_')],
  ])('%s: %s', async (_what, q) => {
    expect(await search({ q })).toMatchObject({ jobs: [], total: 0 })
  })
})
