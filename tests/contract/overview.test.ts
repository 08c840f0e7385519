import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OverviewJson } from '@/collections/Overview/shared/json'
import { officeDay } from '@/lib/shared/format'
import { copyDatabase, hasDatabase } from '@/tests/support/database'
import { type RunningServer, startServer, TEST_ADMIN } from '@/tests/support/server'
import type { SiteDatabase } from '@/tests/support/siteDatabase'

const DAY_MS = 86_400_000

const dayAgo = (days: number): string => officeDay(new Date(Date.now() - days * DAY_MS))

/** A time on a day in Mumbai, this many days ago. */
const ago = (days: number, clock: string): string =>
  new Date(`${dayAgo(days)}T${clock}+05:30`).toISOString()

const noonIn = (days: number): string => `${dayAgo(-days)}T12:00:00.000Z`

type Values = Record<string, string | number | null>

const job = (id: number, country: number, more: Values = {}): Values => ({
  id,
  job_title: `Job ${id}`,
  company_name: 'Specimen',
  salary: 'QAR 1',
  country_id_id: country,
  location_hiring: 'Doha',
  skill_keyword: 'a',
  job_education: 'a',
  job_description: 'a',
  experience: 'a',
  is_deleted: 'No',
  posted_at: ago(100 - id, '12:00:00.000'),
  ...more,
})

let count = 0
const sent = (created_at: string, more: Values): Values => {
  count += 1
  return {
    email: 'a@candidate.example',
    country_code: '91',
    reference: `R-${count}`,
    dedupe_key: `d-${count}`,
    source: 'website',
    created_at,
    ...more,
  }
}

const application = (created_at: string, more: Values = {}): Values =>
  sent(created_at, { name: 'A', mobile: '1', position: 'a', stage: 'new', job_id_id: 1, ...more })

const registration = (created_at: string, more: Values = {}): Values =>
  sent(created_at, {
    full_name: 'A',
    whatsup_no: '1',
    current_location: 'a',
    category: 'Banking',
    position_name: 'a',
    gulf_exp: 0,
    india_exp: 0,
    terms: 1,
    terms_version: '1',
    terms_at: created_at,
    ...more,
  })

/** Copies the tests' database and replaces its submissions and jobs by known rows. */
const prepare = async (dataDir: string, database: SiteDatabase): Promise<void> => {
  await copyDatabase(dataDir, database)
  const insert = async (table: string, rows: Values[]) => {
    for (const row of rows) {
      const places = Object.keys(row).map(() => '?')
      const sql = `insert into ${table} (${Object.keys(row)}) values (${places})`
      await database.rows(sql, Object.values(row))
    }
  }
  const country = async (iso2: string): Promise<number> => {
    const [row] = await database.rows('select id from countries where iso2 = ?', [iso2])
    return Number(row?.id)
  }
  for (const table of ['applications', 'registrations', 'enquiries', 'jobs']) {
    await database.rows(`delete from ${table}`)
  }
  const [qatar, oman] = [await country('QA'), await country('OM')]
  await insert('jobs', [
    job(1, qatar),
    job(2, oman),
    job(3, oman),
    job(4, oman, { is_deleted: 'Yes', closing_date: noonIn(1) }),
    job(5, oman, { closing_date: noonIn(-1) }),
    job(6, oman, { closing_date: noonIn(7) }),
    job(7, oman, { closing_date: noonIn(0) }),
    job(8, oman, { closing_date: noonIn(8) }),
  ])
  await insert('applications', [
    // The first moment of the 7-day window, and the last moment before it.
    application(ago(6, '00:00:00.000'), { stage: 'rejected', source: 'whatsapp' }),
    application(ago(7, '23:59:59.999')),
    // The first moment of the window before, and the last moment before that.
    application(ago(13, '00:00:00.000')),
    application(ago(14, '23:59:59.999')),
    application(ago(1, '23:59:59.999'), { stage: 'contacted' }),
    application(ago(1, '00:00:00.000'), { job_id_id: 2, stage: 'contacted', source: 'whatsapp' }),
    application(ago(1, '12:00:00.000'), { job_id_id: null, source: 'whatsapp' }),
    application(ago(2, '12:00:00.000'), { quarantined_at: ago(1, '12:00:00.000') }),
    // All applications of this job are quarantined: it counts as a job without applicants.
    application(ago(2, '12:00:00.000'), { job_id_id: 8, quarantined_at: ago(1, '12:00:00.000') }),
  ])
  await insert('registrations', [
    registration(ago(0, '00:00:00.000')),
    registration(ago(3, '12:00:00.000')),
    registration(ago(3, '13:00:00.000'), { quarantined_at: ago(1, '12:00:00.000') }),
    registration(ago(10, '12:00:00.000')),
  ])
}

describe.skipIf(!hasDatabase())('the overview of known rows', () => {
  let server: RunningServer
  let token = ''

  beforeAll(async () => {
    server = await startServer({ SEED_SAMPLES: 'false' }, prepare)
    const answer = await fetch(`${server.baseUrl}/php/login.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(TEST_ADMIN),
    })
    token = (await answer.json()).token
  }, 180_000)

  afterAll(() => server?.stop())

  const overview = async (query: string): Promise<OverviewJson> => {
    const answer = await fetch(`${server.baseUrl}/php/overview.php${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
    return (await answer.json()).overview
  }

  test('counts whole days in Mumbai, and the previous window for comparison', async () => {
    const { days, applications, registrations } = await overview('?days=7')
    expect(days).toBe(7)
    expect(applications).toMatchObject({ total: 4, before: 2 })
    expect(applications.per_day).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((days, i) => ({
        day: dayAgo(days),
        count: [1, 0, 0, 0, 0, 3, 0][i],
      })),
    )
    expect(registrations).toMatchObject({ total: 2, before: 1 })
    expect(registrations.per_day.map((day) => day.count)).toEqual([0, 0, 0, 1, 0, 0, 1])
  })

  test('groups applications by job, country, stage and source', async () => {
    const { applications } = await overview('?days=7')
    expect(applications.per_job).toEqual([
      { key: '1', label: 'Job 1', count: 2 },
      { key: '2', label: 'Job 2', count: 1 },
      { key: '0', label: 'No specific job', count: 1 },
    ])
    expect(applications.per_country).toEqual([
      { key: 'QA', label: 'Qatar', count: 2 },
      { key: '', label: 'No specific job', count: 1 },
      { key: 'OM', label: 'Oman', count: 1 },
    ])
    expect(applications.stages.map(({ key, count }) => [key, count])).toEqual([
      ['new', 1],
      ['contacted', 2],
      ['shortlisted', 0],
      ['interview', 0],
      ['selected', 0],
      ['rejected', 1],
      ['withdrawn', 0],
    ])
    expect(applications.sources).toEqual([
      { key: 'whatsapp', label: 'WhatsApp', count: 3 },
      { key: 'website', label: 'Website', count: 1 },
    ])
  })

  test('lists open jobs without applicants, oldest first', async () => {
    const { without_applicants, open_jobs } = await overview('')
    expect(without_applicants.jobs.map(({ id }) => id)).toEqual([3, 6, 7, 8])
    expect(without_applicants.total).toBe(4)
    expect(without_applicants.jobs[0]).toMatchObject({ job_title: 'Job 3', place: 'Doha, Oman' })
    expect(open_jobs).toBe(6)
  })

  test('lists open jobs that close within 7 days, nearest first', async () => {
    const { closing_soon } = await overview('')
    expect(closing_soon).toMatchObject({ total: 2, jobs: [{ id: 7 }, { id: 6 }] })
    expect(closing_soon.jobs[0]?.closing_date).toBe(noonIn(0))
  })

  test('contains the licence and the open enquiries', async () => {
    const { licence, enquiries_open } = await overview('')
    const until = licence?.valid_until ?? ''
    const left = (Date.parse(officeDay(new Date(until))) - Date.parse(dayAgo(0))) / DAY_MS
    expect(licence).toMatchObject({ number: expect.any(String), days_left: left })
    expect(enquiries_open).toBe(0)
  })

  test.each(['', '?days=', '?days=31', '?days=abc', '?days=-7', '?days=30'])(
    'shows 30 days for "%s"',
    async (query) => {
      const { days, applications } = await overview(query)
      expect(days).toBe(30)
      expect(applications.per_day).toHaveLength(30)
      expect(applications.total).toBe(7)
    },
  )
})
