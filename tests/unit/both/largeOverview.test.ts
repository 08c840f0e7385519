import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runSql } from '@/lib/server/database/sql'
import { officeDay } from '@/lib/shared/format'
import { ownPayload } from '@/tests/support/site/ownPayload'

const MINUTE_MS = 60_000

let payload: Payload
let end: () => Promise<void>

beforeAll(async () => {
  ;({ payload, end } = await ownPayload())
}, 240_000)

afterAll(() => end())

afterEach(() => {
  vi.restoreAllMocks()
})

/** Adds applications of today to the counts that the database keeps. */
const addCounts = async (n: number) => {
  for (const day of [officeDay(new Date()), '']) {
    await runSql(
      payload,
      sql`INSERT INTO submission_counts
            (collection, day, stage, source, country, is_starred, has_note, is_seen,
             is_sample, n)
          VALUES ('applications', ${day}, 'new', 'website', '', 0, 0, ${n % 1000}, 0, ${n})`,
    )
  }
}

/** Later than ownPayload, because it reads the settings. */
const total = async () => {
  const { overview } = await import('@/collections/Overview/overview')
  return (await overview(payload, 7)).applications.total
}

test('staff of a small site always see the current figures', async () => {
  await addCounts(101)
  expect(await total()).toBe(101)
  await addCounts(202)
  expect(await total()).toBe(303)
})

test('staff of a large site see figures of the last minute, and never of more than ten', async () => {
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  await addCounts(50_303)
  const first = await total()
  expect(first).toBeGreaterThan(50_000)

  await addCounts(1_004)
  expect(await total()).toBe(first)

  now += 2 * MINUTE_MS
  expect(await total()).toBe(first)
  await vi.waitFor(async () => expect(await total()).toBe(first + 1_004))

  await addCounts(2_005)
  now += 11 * MINUTE_MS
  expect(await total()).toBe(first + 3_009)
})
