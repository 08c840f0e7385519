import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchResult } from '@/collections/Jobs/searchJobs'
import { type JobFilters, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { type JobName, NOW, OPEN, storeSearchedJobs } from '@/tests/support/candidates/searchedJobs'
import { ownPayload } from '@/tests/support/site/ownPayload'

/** Runs on SQLite and on Postgres: both must find the same, in the same order. */

type Filters = Partial<JobFilters>

let payload: Payload
let end: () => Promise<void>
let ids: Awaited<ReturnType<typeof storeSearchedJobs>>
let search: (filters: Filters, number?: number, size?: number) => Promise<SearchResult>

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
  const { searchJobs } = await import('@/collections/Jobs/searchJobs')
  search = (filters, number = 1, size = 20) =>
    searchJobs(payload, { ...NO_FILTERS, ...filters }, { number, size }, NOW)
  ids = await storeSearchedJobs(payload)
}, 120_000)

afterAll(() => end())

const idsIn = ({ jobs }: SearchResult) => jobs.map(({ id }) => id)

const expectJobs = (found: SearchResult, names: JobName[], total = names.length) => {
  expect(idsIn(found)).toEqual(names.map(ids.job))
  expect(found.total).toBe(total)
}

describe('a search finds', () => {
  test.each<[what: string, q: string, JobName[]]>([
    ['without words all open jobs, newest first', ' - ', OPEN],
    ['a word in a title before the same word in a skill', 'welder', ['welder', 'foreman']],
    ['a word whatever its case', 'WELDER', ['welder', 'foreman']],
    ['words that begin with what was typed', 'weld', ['welder', 'foreman', 'inspector']],
    ['one letter at the beginning of words only', 'n', ['nurse']],
    ['two letters: the whole word before a beginning', 'it', ['support']],
    ['a word with a letter missing', 'weldr', ['welder', 'foreman']],
    ['a word with two letters swapped', 'nusre', ['nurse']],
    ['a long word with two typing errors', 'elctrican', ['electrician']],
    ['a long word by its misspelt beginning', 'electirc', ['electrician']],
    ['what has all of several words', 'pipe welder', ['welder']],
    ['several words, one misspelt and one not complete', 'weldr qat', ['welder']],
    ['country and industry by their names', 'saudi constructions', ['foreman']],
    ['a word typed without its accents', 'cafe sarka', ['waiter']],
    ['a word typed with accents', 'Café', ['waiter']],
    ['a word between other signs', '"nurse"; --', ['nurse']],
    ['a repeated word', 'nurse nurse', ['nurse']],
  ])('%s: %s', async (_what, q, names) => {
    expectJobs(await search({ q }), names)
  })
})

describe('a search does not find', () => {
  test.each([
    ['a word that no job has', 'zzqxzz'],
    ['the middle of a word', 'elder'],
    ['a word with a wrong first letter', 'felder'],
    ['a word of three letters with a typing error', 'tag'],
    ['a word with more typing errors than its length allows', 'wxlxer'],
    ['another form of a word', 'nurseship'],
    ['a confidential employer', 'hushhush'],
    ['what has only one of two words', 'nurse qatar'],
    ['signs of a pattern', '%el_er'],
  ])('%s: %s', async (_what, q) => {
    expect(await search({ q })).toMatchObject({ jobs: [], total: 0 })
  })
})

describe('a list with filters', () => {
  test.each<[Filters, JobName[]]>([
    [{ country: ['SA'] }, ['foreman', 'nurse']],
    [{ country: ['SA', 'KW'] }, ['foreman', 'nurse', 'driver']],
    [{ country: ['SA'], industry: ['construction'] }, ['foreman']],
    [{ experience: ['3-5', 'freshers'] }, ['welder', 'nurse']],
    [{ q: 'weld', country: ['QA'] }, ['welder', 'inspector']],
    [{ country: ['XX'] }, []],
    [{ country: [''] }, []],
    [{ industry: ["' or 1=1 --"] }, []],
  ])('%j has exactly the jobs that meet them', async (filters, names) => {
    expectJobs(await search(filters), names)
  })

  test.each<[Filters, Record<string, Record<string, number>>]>([
    [
      {},
      {
        country: { QA: 2, SA: 2, AE: 3, KW: 1, OM: 1 },
        industry: { 'oil-gas': 2, construction: 2, healthcare: 1, it: 1, hospitality: 1 },
        experience: { freshers: 1, 'up-to-3': 1, '3-5': 1, 'over-5': 1 },
      },
    ],
    [
      { country: ['SA'], industry: ['construction'] },
      {
        country: { SA: 1, AE: 1 },
        industry: { construction: 1, healthcare: 1 },
        experience: { 'over-5': 1 },
      },
    ],
    [
      { q: 'welder', country: ['QA'] },
      {
        country: { QA: 1, SA: 1 },
        industry: { 'oil-gas': 1 },
        experience: { '3-5': 1 },
      },
    ],
  ])('%j counts for each value what the other filters let through', async (filters, counts) => {
    expect((await search(filters)).counts).toEqual(counts)
  })

  test.each([1, 2, 3, 4, 5])('has on page %i of five its own two jobs', async (number) => {
    const names = OPEN.slice(2 * number - 2, 2 * number)
    expectJobs(await search({}, number, 2), names, OPEN.length)
  })

  test('has nothing after its last page', async () => {
    expectJobs(await search({}, 6, 2), [], OPEN.length)
    expectJobs(await search({ q: 'welder' }, 2_147_483_647, 100), [], 2)
  })

  test('has the pages of a search in the same order', async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => search({ q: 'weld' }, number, 1)))
    expect(pages.flatMap(idsIn)).toEqual(['welder', 'foreman', 'inspector'].map(ids.job))
  })
})
