import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OverviewJson } from '@/collections/Overview/shared/json'
import { officeDay } from '@/lib/shared/format'
import { hasDatabase } from '@/tests/support/site/database'
import { type RunningServer, startServer, TEST_ADMIN } from '@/tests/support/site/server'
import { copyWithKnownRows, DAY_MS, dayAgo, noonIn } from '@/tests/support/staff/overviewRows'

describe.skipIf(!hasDatabase())('the overview of known rows', () => {
  let server: RunningServer
  let token = ''

  beforeAll(async () => {
    server = await startServer({ SEED_SAMPLES: 'false' }, copyWithKnownRows)
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

  test('says from which stages applications went on or were lost', async () => {
    const { stage_times } = await overview('?days=7')
    expect(stage_times).toEqual([
      { key: 'new', label: 'New', left: 2, days: null, rejected: 0, withdrawn: 0 },
      { key: 'contacted', label: 'Contacted', left: 2, days: null, rejected: 1, withdrawn: 0 },
    ])
  })

  test('has no views before anybody opened a page, and the applications by source all the same', async () => {
    const { reach } = await overview('?days=7')
    expect(reach).toMatchObject({ views: 0, languages: [], pages: [] })
    expect(reach.sources).toEqual([
      { key: 'website', label: 'Website', views: 0, opened: 0, sent: 1 },
      { key: 'whatsapp', label: 'WhatsApp', views: 0, opened: 0, sent: 3 },
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
