import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keyOfView } from '@/collections/PageViews/shared/view'
import { runSql } from '@/lib/server/database/sql'
import { takeViews, tallyViews } from '@/lib/server/monitoring/viewTally'
import { ownPayload } from '@/tests/support/site/ownPayload'

const TODAY = '2026-11-28'

let payload: Payload
let end: () => Promise<void>
let keep: () => Promise<void>
let reached: (since: string) => ReturnType<typeof import('@/collections/Overview/reach').reach>

beforeAll(async () => {
  ;({ payload, end } = await ownPayload())
  // Later than ownPayload, because they read the settings.
  const { keepViews } = await import('@/collections/PageViews/keepViews')
  const { reach } = await import('@/collections/Overview/reach')
  keep = () => keepViews(payload)
  reached = (since) => reach(payload, since, [{ key: 'facebook', label: 'Facebook', count: 2 }])
}, 240_000)

afterAll(() => end())

afterEach(() => runSql(payload, sql`DELETE FROM page_views`))

const view = (
  page: string,
  views: number,
  { source = 'website', language = 'en', day = TODAY } = {},
) => {
  const key = keyOfView({ day, page, source, language })
  tallyViews(key, key, views)
}

test('views of several minutes and instances add up', async () => {
  view('/job-list', 6)
  await keep()
  view('/job-list', 7)
  await keep()
  await keep()
  expect(await reached(TODAY)).toMatchObject({
    views: 13,
    pages: [{ key: '/job-list', views: 13 }],
  })
})

test('staff see by source how many read, opened the form and applied', async () => {
  view('/job-details/1', 20, { source: 'facebook' })
  view('/apply-job/1', 8, { source: 'facebook', language: 'hi' })
  view('/job-list', 5)
  await keep()
  expect((await reached(TODAY)).sources).toEqual([
    { key: 'facebook', label: 'Facebook', views: 28, opened: 8, sent: 2 },
    { key: 'website', label: 'Website', views: 5, opened: 0, sent: 0 },
  ])
})

test('fewer than five are not shown as a number, and their page not at all', async () => {
  view('/get-help', 4, { source: 'google', language: 'ne' })
  await keep()
  const { views, sources, languages, pages } = await reached(TODAY)
  expect({ views, pages }).toEqual({ views: null, pages: [] })
  expect(sources[0]).toMatchObject({ key: 'google', views: null })
  expect(languages).toEqual([{ key: 'ne', label: 'नेपाली', views: null }])
})

test('views of days before the period are not counted', async () => {
  view('/job-list', 9, { day: '2026-11-27' })
  await keep()
  expect((await reached(TODAY)).views).toBe(0)
})

test('counts are kept for 400 days', async () => {
  const { dropOldViews } = await import('@/collections/PageViews/keepViews')
  view('/job-list', 9, { day: '2025-10-23' })
  view('/job-list', 5, { day: '2025-10-24' })
  await keep()
  await dropOldViews(payload, new Date(`${TODAY}T12:00:00Z`))
  expect((await reached('2025-01-01')).views).toBe(5)
})

test('what could not be stored is counted the next time', async () => {
  await runSql(payload, sql`ALTER TABLE page_views RENAME TO page_views_away`)
  view('/job-list', 6)
  await expect(keep()).rejects.toThrow()
  await runSql(payload, sql`ALTER TABLE page_views_away RENAME TO page_views`)
  await keep()
  expect((await reached(TODAY)).views).toBe(6)
})

test('a program that asks for endless addresses is counted as one page', () => {
  takeViews()
  for (let n = 0; n < 6000; n += 1) tallyViews(`page ${n}`, 'rest')
  const views = takeViews()
  expect(views.size).toBe(5001)
  expect(views.get('rest')).toBe(1000)
})
