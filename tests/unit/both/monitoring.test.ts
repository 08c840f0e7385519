import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { officeDay } from '@/lib/shared/format'
import { ownPayload } from '@/tests/support/site/ownPayload'
import type { SiteDatabase } from '@/tests/support/site/siteDatabase'

let payload: Payload
let database: SiteDatabase
let end: () => Promise<void>
let monitoring: typeof import('@/collections/Monitoring/alerts') &
  typeof import('@/collections/Monitoring/mailAlerts') &
  typeof import('@/collections/Health/queue') &
  typeof import('@/collections/Monitoring/readiness') &
  typeof import('@/collections/Monitoring/observeSite')

beforeAll(async () => {
  process.env.OFFICE_EMAIL = 'office@agency.example'
  ;({ payload, database, end } = await ownPayload())
  monitoring = {
    ...(await import('@/collections/Monitoring/alerts')),
    ...(await import('@/collections/Monitoring/mailAlerts')),
    ...(await import('@/collections/Health/queue')),
    ...(await import('@/collections/Monitoring/readiness')),
    ...(await import('@/collections/Monitoring/observeSite')),
  }
}, 60_000)
afterAll(() => end())

beforeEach(async () => {
  for (const table of ['mails', 'audit', 'payload_jobs'])
    await database.rows(`delete from ${table}`)
})

const HOUR = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const addMail = (key: string, state: string, minutesOld: number, tries = 1) =>
  database.rows(
    `insert into mails (key, kind, state, "to", subject, text, html, tries, created_at, updated_at)
     values (?, 'confirm', ?, 'asha@candidate.example', 'a', 'a', 'a', ?, ?, ?)`,
    [key, state, tries, ago(minutesOld * 60_000), ago(minutesOld * 60_000)],
  )

const refuseSignIns = (count: number, minutesAgo: number) =>
  database.rows(
    `insert into audit (actor, action, subject, count, created_at, updated_at)
     values ('visitor', 'login-failed', 'users', ?, ?, ?)`,
    [count, ago(minutesAgo * 60_000), ago(minutesAgo * 60_000)],
  )

const addTask = (dueMs: number, more = { processing: 0 }) =>
  database.rows(
    `insert into payload_jobs (task_slug, queue, processing, created_at, updated_at)
     values ('sendMail', 'nobody', ${more.processing ? 'true' : 'false'}, ?, ?)`,
    [ago(dueMs), ago(dueMs)],
  )

const alerts = async (now = new Date()) =>
  (await monitoring.currentAlerts(payload, now)).map(({ key }) => key)

const setLicence = (licence_valid_until: string | null) =>
  payload.updateGlobal({
    slug: 'site-settings',
    data: { licence_valid_until },
    context: { disableRevalidate: true },
  })

/** What the start page of the CMS panel says of this to an admin. */
const startPage = async (about: string, later = 0) => {
  const { attention } = await import('@/collections/Overview/attention')
  const items = await attention(payload, true, new Date(Date.now() + later))
  return items.filter((item) => item.about === about)
}

describe('alerts', () => {
  test('are none at a site where all is well', async () => {
    await addMail('new', 'queued', 1, 0)
    await addMail('kept', 'kept', 600, 0)
    await addMail('sent', 'sent', 600)
    await refuseSignIns(49, 5)
    await refuseSignIns(500, 90)
    expect(await alerts()).toEqual([])
  })

  test('say that mails failed, for three days', async () => {
    await addMail('failed', 'failed', 60)
    const [alert] = await monitoring.currentAlerts(payload)
    expect(alert).toMatchObject({ key: 'outbox', title: 'Mails cannot be sent: 1 failed' })
    expect(await alerts(new Date(Date.now() + 72 * HOUR))).toEqual([])
  })

  test('say of failed mails what the start page says, and for as long', async () => {
    await addMail('failed', 'failed', 60)
    const [alert] = await monitoring.currentAlerts(payload)
    expect(await startPage('outbox')).toMatchObject([{ text: alert?.title, hint: alert?.todo }])
    expect(await startPage('outbox', 72 * HOUR)).toEqual([])
  })

  test.each([
    [91, []],
    [90, [{ urgent: false, text: 'The licence ends in 90 days' }]],
    [31, [{ urgent: false, text: 'The licence ends in 31 days' }]],
    [30, [{ urgent: true, text: 'The licence ends in 30 days' }]],
    [-1, [{ urgent: true, text: 'The licence has expired' }]],
  ])('come later than the start page: a licence of %i days makes %j there', async (days, items) => {
    await setLicence(new Date(Date.now() + days * 24 * HOUR).toISOString())
    expect(await startPage('licence')).toMatchObject(items)
    await setLicence(null)
  })

  test('say that the mail server has taken nothing for an hour', async () => {
    await addMail('waiting', 'queued', 61)
    expect(await alerts()).toEqual(['outbox'])
  })

  test('say that many sign-ins were refused within an hour', async () => {
    await refuseSignIns(30, 5)
    await refuseSignIns(20, 55)
    expect(await alerts()).toEqual(['sign_ins'])
  })

  test.each([
    [31, []],
    [30, ['licence']],
    [-1, ['licence']],
  ])('a licence that ends in %i days makes %j', async (days, expected) => {
    await setLicence(new Date(Date.now() + days * 24 * HOUR).toISOString())
    expect(await alerts()).toEqual(expected)
    await setLicence(null)
  })

  test('are mailed to the office once a day while they last, without personal data', async () => {
    await addMail('failed', 'failed', 60)
    const written = async () =>
      (await payload.find({ collection: 'mails', where: { kind: { equals: 'alert' } } })).docs
    const noon = new Date(`${officeDay(new Date())}T12:00:00+05:30`)
    const mailAfter = (hours: number) =>
      monitoring.mailAlerts(payload, new Date(noon.getTime() + hours * HOUR))
    await Promise.all([mailAfter(0), mailAfter(0)])
    await mailAfter(11)
    const [mail, ...more] = await written()
    expect(more).toEqual([])
    expect(mail?.to).toBe('office@agency.example')
    expect(mail?.text).toContain('/managejobs?panel=outbox&state=failed')
    expect(mail?.text).not.toContain('asha')
    await mailAfter(24)
    expect(await written()).toHaveLength(2)
    await mailAfter(100)
    expect(await written()).toHaveLength(2)
  })
})

describe('the tasks that are due', () => {
  test('are counted with the time of the first one, without those that run', async () => {
    await addTask(30 * 60_000, { processing: 1 })
    expect(await monitoring.dueTasks(payload)).toEqual({ waiting: 0, oldestSeconds: 0 })
    await addTask(20 * 60_000)
    await addTask(10 * 60_000)
    const { waiting, oldestSeconds } = await monitoring.dueTasks(payload)
    expect(waiting).toBe(2)
    expect(Math.round(oldestSeconds / 60)).toBe(20)
  })
})

describe('a site is ready', () => {
  test('when every check succeeds, and its metrics say so', async () => {
    const all = { database: true, disk: true, queue: true, migrations: true }
    expect(await monitoring.readiness(payload)).toEqual(all)
    await addMail('failed', 'failed', 60)
    monitoring.observeSite(payload)
    const text = await monitoring.metricsText()
    expect(text).toMatch(/^site_ready{check="database"} 1$/m)
    expect(text).toMatch(/^site_mails{state="failed"} 1$/m)
    expect(text).toMatch(/^site_alert{alert="outbox"} 1$/m)
    expect(text).toMatch(/^site_disk_free_bytes \d+$/m)
  })
})
