import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SearchResult } from '@/collections/Jobs/searchJobs'
import { NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { runSql } from '@/lib/server/database/sql'
import type { Job } from '@/payload-types'
import { NOW, OPEN, storeSearchedJobs } from '@/tests/support/candidates/searchedJobs'
import { ownPayload } from '@/tests/support/site/ownPayload'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'

/** How the search follows the jobs, on SQLite and on Postgres. */

let payload: Payload
let end: () => Promise<void>
let ids: Awaited<ReturnType<typeof storeSearchedJobs>>
let modules: Awaited<ReturnType<typeof load>>

const load = async () => ({
  ...(await import('@/collections/Jobs/searchJobs')),
  ...(await import('@/collections/Jobs/search/indexJobs')),
  ...(await import('@/collections/derivedTables')),
  ...(await import('@/lib/server/database/database')),
})

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
  modules = await load()
  ids = await storeSearchedJobs(payload)
}, 120_000)

afterAll(() => end())

const search = (q = '', now = NOW): Promise<SearchResult> =>
  modules.searchJobs(payload, { ...NO_FILTERS, q }, { number: 1, size: 50 }, now)

const idsIn = ({ jobs }: SearchResult) => jobs.map(({ id }) => id)

const update = (name: string, data: Partial<Job>) =>
  payload.update({ collection: 'jobs', id: ids.job(name), data })

/** Makes the search anew from the jobs, which every change must lead to as well. */
const rebuilt = async (): Promise<SearchResult[]> => {
  await runSql(payload, sql`delete from derived_tables where name = 'jobs_search'`)
  await modules.prepareDatabase(payload)
  return all()
}

const all = () => Promise.all(['', 'welder', 'weld', 'qatar', 'rigger'].map((q) => search(q)))

beforeEach(async () => {
  // After each test the tables are those that a rebuild makes: nothing is counted twice or left.
  const kept = await all()
  expect(kept).toEqual(await rebuilt())
})

describe('a change of a job is in lists and search at once:', () => {
  test('a new title', async () => {
    await update('nurse', { job_title: 'Rigger' })
    expect(idsIn(await search('rigger'))).toEqual([ids.job('nurse')])
    expect(idsIn(await search('nurse'))).toEqual([])
    await update('nurse', { job_title: 'Nurse' })
  })

  test('a new country, industry and experience, with their counts', async () => {
    const country_id = ids.country('KW')
    await update('nurse', { country_id, industry: 'it', experience: '9 years' })
    expect((await search()).counts).toMatchObject({
      country: { SA: 1, KW: 2 },
      industry: { it: 2 },
      experience: { 'over-5': 2 },
    })
    expect((await search()).counts.industry).not.toHaveProperty('healthcare')
  })

  test('inactive, and active again', async () => {
    await update('welder', { is_deleted: 'Yes' })
    expect(idsIn(await search('welder'))).toEqual([ids.job('foreman')])
    expect((await search()).total).toBe(OPEN.length - 1)
    await update('welder', { is_deleted: 'No' })
    expect(idsIn(await search('welder'))).toEqual(['welder', 'foreman'].map(ids.job))
  })

  test('a closing date that has passed, and one to come', async () => {
    await update('driver', { closing_date: '2026-11-20T12:00:00.000Z' })
    expect(idsIn(await search())).not.toContain(ids.job('driver'))
    await update('past', { closing_date: '2026-12-20T12:00:00.000Z' })
    expect(idsIn(await search())).toContain(ids.job('past'))
    await update('past', { closing_date: '2026-11-20T12:00:00.000Z' })
    await update('driver', { closing_date: null })
  })

  test('a confidential employer', async () => {
    await update('waiter', { employer_confidential: true })
    expect(idsIn(await search('sarka'))).toEqual([])
    const [job] = (await search('waiter')).jobs
    expect(job).toMatchObject({ company_name: 'Confidential employer', company_logo: null })
    await update('waiter', { employer_confidential: false })
  })

  test('deleted', async () => {
    const { id } = await payload.duplicate({ collection: 'jobs', id: ids.job('nurse') })
    expect(idsIn(await search('nurse'))).toContain(id)
    await payload.delete({ collection: 'jobs', id })
    expect(idsIn(await search('nurse'))).toEqual([ids.job('nurse')])
  })

  test.runIf(isOnPostgres)('nothing of it when it is rolled back', async () => {
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    await payload.update({
      collection: 'jobs',
      id: ids.job('nurse'),
      data: { job_title: 'Rigger' },
      req: { transactionID },
    })
    await payload.db.rollbackTransaction(transactionID)
    expect((await search('rigger')).total).toBe(0)
  })
})

describe('the regular check', () => {
  test('finds nothing to do after changes with their hooks', async () => {
    await update('nurse', { salary: 'SAR 1' })
    expect(await modules.indexChanges(payload)).toBe(false)
  })

  test('takes over what was written by SQL: a title, and the name of a country', async () => {
    await runSql(payload, sql`update jobs set job_title = 'Rigger' where id = ${ids.job('nurse')}`)
    await runSql(payload, sql`update countries set name = 'Katar' where iso2 = 'QA'`)
    expect(await modules.indexChanges(payload)).toBe(true)
    expect(idsIn(await search('rigger'))).toEqual([ids.job('nurse')])
    expect(idsIn(await search('katar'))).toEqual(['welder', 'inspector'].map(ids.job))
    expect((await search('qatar')).total).toBe(0)
  })
})

describe('at midnight in Mumbai', () => {
  const before = new Date('2026-11-21T18:29:59Z')
  const after = new Date('2026-11-21T18:30:00Z')

  test('a job leaves lists and counts by itself, also before the regular check', async () => {
    expect(idsIn(await search('mason', before))).toEqual([ids.job('lastDay')])
    expect((await search('', before)).counts.country).toHaveProperty('OM')
    expect((await search('', after)).counts.country).not.toHaveProperty('OM')
    expect((await search('', after)).total).toBe(OPEN.length - 1)
    expect(idsIn(await search('mason', after))).toEqual([])
  })

  test('the regular check changes no answer, also if the clock goes back', async () => {
    const answers = () => Promise.all([before, after].map((now) => search('', now)))
    await modules.closeEntries(payload, before)
    const expected = await answers()
    expect(await modules.closeEntries(payload, after)).toBe(true)
    expect(await answers()).toEqual(expected)
    expect(await modules.closeEntries(payload, after)).toBe(false)
    expect(await modules.closeEntries(payload, before)).toBe(true)
    expect(await answers()).toEqual(expected)
  })
})

/** Rebuilds the table of the jobs as a migration of Payload does on SQLite. */
const rebuildJobs = async () => {
  const run = (statement: string) => runSql(payload, sql.raw(statement))
  if (isOnPostgres) return run('drop trigger jobs_search_update on jobs')
  const [table] = await runSql<{ sql: string }>(
    payload,
    sql`select sql from sqlite_master where type = 'table' and name = 'jobs'`,
  )
  await run('pragma foreign_keys = off')
  await run(String(table?.sql).replace('jobs', '__new_jobs'))
  await run('insert into __new_jobs select * from jobs')
  await run('drop table jobs')
  await modules.withRebuilding(payload, async () => {
    await run('alter table __new_jobs rename to jobs')
  })
  await run('pragma foreign_keys = on')
}

test('after a migration that drops triggers they are made again, and no change is missed', async () => {
  const rename = (job_title: string) =>
    runSql(payload, sql`update jobs set job_title = ${job_title} where id = ${ids.job('driver')}`)
  await rebuildJobs()
  await rename('Rigger')
  await modules.prepareDatabase(payload)
  expect(idsIn(await search('rigger'))).toContain(ids.job('driver'))
  await rename('Tailor')
  expect(await modules.indexChanges(payload)).toBe(true)
  expect(idsIn(await search('tailor'))).toEqual([ids.job('driver')])
})
