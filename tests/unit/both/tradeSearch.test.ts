import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchResult } from '@/collections/Jobs/searchJobs'
import { type JobFilters, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import type { seedTrades } from '@/seed/trades'
import { type JobName, NOW, storeSearchedJobs } from '@/tests/support/candidates/searchedJobs'
import { ownPayload } from '@/tests/support/site/ownPayload'

/** The job search by trades in other languages and spellings, on SQLite and on Postgres. */

const ENGLISH = [
  '',
  'welder',
  'weld',
  'pipe welder',
  'nusre',
  'it',
  'n',
  'qatar',
  'saudi constructions',
]

let payload: Payload
let end: () => Promise<void>
let ids: Awaited<ReturnType<typeof storeSearchedJobs>>
let search: (q: string, filters?: Partial<JobFilters>) => Promise<SearchResult>
let seed: typeof seedTrades
let withoutTrades: SearchResult[]

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
  const { searchJobs } = await import('@/collections/Jobs/searchJobs')
  seed = (await import('@/seed/trades')).seedTrades
  search = (q, filters = {}) =>
    searchJobs(payload, { ...NO_FILTERS, ...filters, q }, { number: 1, size: 20 }, NOW)
  ids = await storeSearchedJobs(payload)
  withoutTrades = await Promise.all(ENGLISH.map((q) => search(q)))
  await seed(payload)
  // A seed refreshes nothing: it runs before the first visitor.
  const { announceChange, TAGS } = await import('@/lib/server/cache/changes')
  announceChange(TAGS.lists)
}, 120_000)

afterAll(() => end())

const found = async (q: string, filters?: Partial<JobFilters>) =>
  (await search(q, filters)).jobs.map(({ id }) => id)

const expectJobs = async (q: string, names: JobName[], filters?: Partial<JobFilters>) =>
  expect(await found(q, filters)).toEqual(names.map(ids.job))

test('English searches find what they found without the table', async () => {
  expect(await Promise.all(ENGLISH.map((q) => search(q)))).toEqual(withoutTrades)
})

describe('a search finds jobs by their trade', () => {
  test.each<[q: string, JobName[]]>([
    ['वेल्डर', ['welder', 'foreman']],
    ['ওয়েল্ডার', ['welder', 'foreman']],
    ['வெல்டர்', ['welder', 'foreman']],
    ['వెల్డర్', ['welder', 'foreman']],
    ['വെൽഡർ', ['welder', 'foreman']],
    ['වෙල්ඩර්', ['welder', 'foreman']],
    ['ویلڈر', ['welder', 'foreman']],
    ['manghihinang', ['welder', 'foreman']],
    ['welder ka kaam', ['welder', 'foreman']],
    ['वेल्डर का काम', ['welder', 'foreman']],
    ['வெல்டர் வேலை', ['welder', 'foreman']],
    ['qatar में वेल्डर की नौकरी', ['welder']],
    ['पाइप वेल्डर', ['welder']],
    ['நர்ஸ்', ['nurse']],
    ['nars', ['nurse']],
    ['bijli mistri', ['electrician']],
    ['बिजली मिस्त्री', ['electrician']],
    ['mistri', ['lastDay']],
    ['हैवी ड्राइवर', ['driver']],
    ['رياض ڈرائیور', []],
  ])('%s', expectJobs)

  test('within the filters, and counts at each of them', async () => {
    await expectJobs('वेल्डर', ['foreman'], { country: ['SA'] })
    const { counts, total } = await search('வெல்டர் வேலை', { country: ['QA'] })
    expect(total).toBe(1)
    expect(counts.country).toEqual({ QA: 1, SA: 1 })
  })

  test('by the word itself too, where the office wrote it into a job', async () => {
    const write = (skill_keyword: string) =>
      payload.update({ collection: 'jobs', id: ids.job('nurse'), data: { skill_keyword } })
    await write('Ward, वेल्डर')
    await expectJobs('वेल्डर', ['welder', 'foreman', 'nurse'])
    await write('Ward')
    await expectJobs('वेल्डर', ['welder', 'foreman'])
  })
})

describe('a search does not find', () => {
  test.each([
    ['a word that is in no table', 'हवाई'],
    ['a trade together with a word that is in no table', 'हवाई वेल्डर'],
    ['a trade that no job has', 'दर्जी'],
    ['two trades in one job', 'वेल्डर நர்ஸ்'],
    ['words that only stand around a trade', 'का काम'],
    ['many words of the table at once', 'मिस्त्री ओस्तागार एसी मैकेनिक सरिया मिस्त्री हेवी ट्रक नर्स शेफ'],
  ])('%s: %s', async (_what, q) => {
    expect(await search(q)).toMatchObject({ jobs: [], total: 0 })
  })
})

describe('what staff change is searched for at once:', () => {
  test('a new trade, its change, and its end', async () => {
    const add = { english: 'inspector', words: 'निरीक्षक' }
    const { id } = await payload.create({ collection: 'trades', data: add })
    await expectJobs('निरीक्षक', ['inspector'])
    await payload.update({ collection: 'trades', id, data: { english: 'it support' } })
    await expectJobs('निरीक्षक', ['support'])
    await payload.update({ collection: 'trades', id, data: { words: 'jaanch, जाँच' } })
    await expectJobs('निरीक्षक', [])
    await expectJobs('JAANCH', ['support'])
    await payload.delete({ collection: 'trades', id })
    await expectJobs('jaanch', [])
  })

  test('a word for two trades finds jobs of both', async () => {
    const words = 'kuchh bhi'
    await payload.create({ collection: 'trades', data: { english: 'inspector', words } })
    await payload.create({ collection: 'trades', data: { english: 'heavy licence', words } })
    await expectJobs('kuchh bhi', ['inspector', 'driver'])
  })
})

test('a later start changes nothing of what staff changed or deleted', async () => {
  const collection = 'trades'
  const called = (english: string) => ({ english: { equals: english } })
  await payload.update({ collection, where: called('nurse'), data: { words: 'only this' } })
  await payload.delete({ collection, where: called('butcher') })
  const before = await payload.find({ collection, sort: 'id', pagination: false })
  await seed(payload)
  const after = await payload.find({ collection, sort: 'id', pagination: false })
  expect(after.docs).toEqual(before.docs)
  await expectJobs('only this', ['nurse'])
})
