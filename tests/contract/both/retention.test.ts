import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { newMobile } from '@/tests/support/candidates/mobile'
import { mark } from '@/tests/support/mark'
import type { Row } from '@/tests/support/rows'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { type RunningServer, startServer, TEST_ADMIN } from '@/tests/support/site/server'

/** The retention rule on a separate server, where the test makes rows old. */
const isBuilt = hasDatabase()

const DAY_MS = 86_400_000
const MONTHS = 24
const QUARANTINE_DAYS = 30

let server: RunningServer
let token = ''

const answered = async (response: Response): Promise<Row> => {
  expect(response.status).toBe(200)
  return (await response.json()) as Row // the calls answer objects
}

const get = async (name: string, query = ''): Promise<Row> =>
  answered(
    await fetch(`${server.baseUrl}/php/${name}.php${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    }),
  )

const post = async (name: string, body: object): Promise<Row> =>
  answered(
    await fetch(`${server.baseUrl}/php/${name}.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }),
  )

beforeAll(async () => {
  if (!isBuilt) return
  server = await startServer({ RATE_LIMIT_SCALE: '10000' }, copyDatabase)
  token = String((await post('login', TEST_ADMIN)).token)
  await post('privacy', { is_on: true, months: MONTHS, quarantine_days: QUARANTINE_DAYS })
}, 150_000)

afterAll(async () => {
  if (isBuilt) await server.stop()
})

const change = (sql: string, args: (string | number)[]) => server.database.rows(sql, args)

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

/** Somebody who applied this many days ago. Returns the row's key. */
const applied = async (days: number) => {
  const email = `${mark()}@candidate.example`
  const response = await fetch(`${server.baseUrl}/php/job_applied.php`, {
    method: 'POST',
    // A unique number, because staff find all rows of a person by it.
    body: applyForm({ email, mobile: newMobile() }),
  })
  expect(await answered(response)).toMatchObject({ success: true })
  await change('update applications set created_at = ? where email = ?', [daysAgo(days), email])
  const { rows } = await post('person_find', { who: email })
  const id = Number((rows as Row[])[0]?.id) // asserted by erasure.test.ts
  return { collection: 'applications', id, email }
}

type Applied = Awaited<ReturnType<typeof applied>>

const run = () => post('retention_run', {})
const isListed = async ({ email }: Applied) =>
  (await get('jobapplied_list', `?page=1&q=${email}`)).total === 1
const isKept = async ({ email }: Applied) =>
  ((await post('person_find', { who: email })).rows as Row[]).length === 1
const inQuarantine = async ({ id }: Applied) =>
  ((await get('privacy')).privacy as { quarantined: Row[] }).quarantined.some(
    (row) => row.id === id,
  )
const waitedSince = ({ id }: Applied, days: number) =>
  change('update applications set quarantined_at = ?, erase_after = ? where id = ?', [
    daysAgo(days),
    daysAgo(days - QUARANTINE_DAYS),
    id,
  ])

describe.skipIf(!isBuilt)('a retention rule', () => {
  test('announces what it would do and does nothing while it is off', async () => {
    const old = await applied(25 * 31)
    const before = (await get('privacy')).privacy as { due: number }
    expect(before.due).toBeGreaterThan(0)
    await post('privacy', { is_on: false, months: MONTHS, quarantine_days: QUARANTINE_DAYS })
    expect(await run()).toMatchObject({ success: false })
    expect(await isListed(old)).toBe(true)
    await post('privacy', { is_on: true, months: MONTHS, quarantine_days: QUARANTINE_DAYS })
  })

  test('quarantines old applications: on no list, but still stored', async () => {
    const old = await applied(25 * 31)
    const young = await applied(23 * 30)
    await run()
    expect(await isListed(old)).toBe(false)
    expect(await inQuarantine(old)).toBe(true)
    expect(await isKept(old)).toBe(true)
    expect(await isListed(young)).toBe(true)
  })

  test('erases quarantined applications after their waiting time, not before', async () => {
    const [due, waiting] = [await applied(25 * 31), await applied(25 * 31)]
    await run()
    await waitedSince(due, QUARANTINE_DAYS + 1)
    await waitedSince(waiting, QUARANTINE_DAYS - 1)
    await run()
    expect(await isKept(due)).toBe(false)
    expect(await isKept(waiting)).toBe(true)
  })

  test('does not touch an application on legal hold', async () => {
    const held = await applied(25 * 31)
    const { collection, id } = held
    await post('privacy_update', { collection, id, action: 'hold' })
    await run()
    expect(await isListed(held)).toBe(true)
    await waitedSince(held, QUARANTINE_DAYS + 1)
    await run()
    expect(await isKept(held)).toBe(true)
  })

  test('lets staff take an application out of quarantine permanently', async () => {
    const old = await applied(25 * 31)
    await run()
    const { collection, id } = old
    await post('privacy_update', { collection, id, action: 'release' })
    await run()
    expect(await isListed(old)).toBe(true)
    expect(await inQuarantine(old)).toBe(false)
  })

  test('refuses invalid settings and keeps the old ones', async () => {
    for (const rule of [{ months: 0 }, { months: 121 }, { months: 1.5 }, { quarantine_days: 0 }]) {
      const whole = { is_on: true, months: MONTHS, quarantine_days: QUARANTINE_DAYS, ...rule }
      expect(await post('privacy', whole)).toMatchObject({ success: false })
    }
    expect((await get('privacy')).privacy).toMatchObject({ is_on: true, months: MONTHS })
  })
})
