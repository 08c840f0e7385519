import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import { stepTimes, withinDays } from '@/collections/Deployments/stepTimes'
import { runSql } from '@/lib/server/database/sql'
import type { Application } from '@/payload-types'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { departureOffice } from '@/tests/support/candidates/storedDepartures'

/** How long it takes from selection to flight, by real days only: on SQLite and on Postgres. */

const { payload, end, apply, jobOf, newLine } = await departureOffice()
// Later than departureOffice, because it reads the settings.
const { wayTimeOf } = await import('@/collections/Deployments/wayTimes')
const { departuresByWeek, stepTimesSince } = await import('@/collections/Overview/departures')

afterAll(end)

const job = await jobOf((await newLine()).line.id)
const selectedOn = '2026-06-01T08:00:00.000Z'

/** A person who was selected on 1 June and departed on a day. */
const departed = async (on: string, change: Partial<Application> = {}) => {
  const { id } = await apply(job, { stage_at: selectedOn, ...change })
  const milestones = { contract_signed: { done: '2026-06-11' }, departed: { done: on } }
  await payload.create({
    collection: 'deployments',
    data: { application: id, milestones, departed_on: on },
  })
  return id
}
const country = 'QA'
const figures = () => wayTimeOf(payload, country, TODAY)

describe('each step took the days since the one before it', () => {
  test.each([
    ['in the usual order', { contract_signed: '2026-06-11', visa_issued: '2026-07-01' }, [10, 20]],
    ['on the same day', { contract_signed: '2026-06-11', medical_done: '2026-06-11' }, [10, 0]],
    ['in another order', { visa_issued: '2026-06-05', contract_signed: '2026-06-11' }, [4, 6]],
    ['before the selection', { contract_signed: '2026-05-01', visa_issued: '2026-06-03' }, [0, 2]],
    ['without any', {}, []],
  ])('%s', (_when, done, days) => {
    expect(stepTimes('2026-06-01', done).map((time) => time.days)).toEqual(days)
  })

  test.each([
    [[], 0],
    [[7], 7],
    [[1, 2, 3, 100], 2],
    [[100, 1, 3], 3],
  ])('half of %j are within %i', (numbers, half) => {
    expect(withinDays(numbers, 0.5)).toBe(half)
  })
})

describe('what a country page says of the days to the flight', () => {
  test('is nothing for nineteen people, for samples, for who is erased, and for flights long ago', async () => {
    for (let n = 1; n <= 19; n += 1) await departed(`2026-07-${String(n).padStart(2, '0')}`)
    await departed('2026-07-20', { is_sample: true })
    await departed('2026-07-20', { erasure_asked_at: TODAY.toISOString() })
    await departed('2024-11-01')
    await departed('2026-07-20', { stage: 'rejected' })
    expect(await figures()).toBeNull()
  })

  test('is how long it took for twenty, and nothing about another country', async () => {
    await departed('2026-07-20')
    expect(await figures()).toEqual({ people: 20, half: 39, most: 47 })
    expect(await wayTimeOf(payload, 'AE', TODAY)).toBeNull()
  })
})

describe('the overview', () => {
  test('counts departures by week, from Monday, and weeks without any', async () => {
    await departed('2026-11-23')
    await departed('2026-11-22')
    const weeks = await departuresByWeek(payload, TODAY)
    expect(weeks).toHaveLength(12)
    expect(weeks.slice(-3)).toEqual([
      { day: '2026-11-09', count: 0 },
      { day: '2026-11-16', count: 1 },
      { day: '2026-11-23', count: 1 },
    ])
  })

  test('says how long steps took that were done in the period, and nothing of fewer than five', async () => {
    await runSql(payload, sql`update deployments set updated_at = ${TODAY.toISOString()}`)
    const [contract, flight] = await stepTimesSince(payload, '2026-06-01T00:00:00.000Z')
    expect(contract).toMatchObject({ key: 'contract', days: 10 })
    expect(flight).toMatchObject({ key: 'flight' })
    const few = await stepTimesSince(payload, '2026-11-20T00:00:00.000Z')
    expect(few).toMatchObject([{ key: 'flight', done: 2, days: null }])
  })
})
