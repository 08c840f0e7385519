import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PointKey } from '@/collections/Launch/shared/points'
import { ownPayload } from '@/tests/support/site/ownPayload'
import type { SiteDatabase } from '@/tests/support/site/siteDatabase'

/** What the health of a site looks like in each place that shows it (docs/adr/0057). */

const DAY_MS = 86_400_000
const PLACE = mkdtempSync(path.join(tmpdir(), 'overseas-health-'))

let payload: Payload
let database: SiteDatabase
let end: () => Promise<void>

beforeAll(async () => {
  ;({ payload, database, end } = await ownPayload())
}, 240_000)

afterAll(async () => {
  await end()
  rmSync(PLACE, { recursive: true, force: true })
})

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const endLicenceIn = (days: number) =>
  payload.updateGlobal({
    slug: 'site-settings',
    data: { licence_number: 'B-1147/MUM', licence_valid_until: ago(-days * DAY_MS) },
    context: { disableRevalidate: true },
  })

const backUp = (days: number, reason?: string) =>
  payload.create({
    collection: 'backups',
    data: {
      ...{ outcome: reason ? 'failed' : 'done', started_by: 'schedule', place: PLACE, reason },
      createdAt: ago(days * DAY_MS),
    },
  })

const setPlace = async (to: string) => {
  const { env } = await import('@/lib/server/settings/env')
  env.backup.to = to
}

const setLaunch = (data: { launched_at?: string | null; confirmed?: object }) =>
  payload.updateGlobal({ slug: 'launch', data })

beforeEach(async () => {
  await setPlace(PLACE)
  await endLicenceIn(500)
  await backUp(0)
})

afterEach(async () => {
  await payload.db.deleteMany({ collection: 'backups', where: {} })
  for (const table of ['mails', 'payload_jobs']) await database.rows(`delete from ${table}`)
  await setLaunch({ launched_at: null, confirmed: {} })
})

/** The severity that each place shows of a subject, and whether the launch list asks for something. */
const shownOf = async (key: string) => {
  const { currentAlerts } = await import('@/collections/Monitoring/alerts')
  const { attention } = await import('@/collections/Overview/attention')
  const { checklist } = await import('@/collections/Launch/checklist')
  const { examine } = await import('@/commands/doctor/run')
  const alert = (await currentAlerts(payload)).find((found) => found.key === key)
  const item = (await attention(payload, true)).find(({ about }) => about === key)
  const report = await examine(new Date(), false)
  const check = report.checks.find((found) => found.key === key)
  const point = (await checklist(payload)).points.find((found) => found.key === key)
  return { alert, item, check, point }
}

describe('all places say the same of a site', () => {
  const today = () => Promise.resolve()
  test.each<
    [
      state: string,
      key: string,
      make: () => Promise<unknown>,
      severity: string,
      point: string | undefined,
    ]
  >([
    ['whose licence ends in 91 days', 'licence', () => endLicenceIn(91), 'ok', 'done'],
    ['whose licence ends in 90 days', 'licence', () => endLicenceIn(90), 'notice', 'done'],
    ['whose licence ends in 30 days', 'licence', () => endLicenceIn(30), 'warning', 'done'],
    ['whose licence has expired', 'licence', () => endLicenceIn(-1), 'error', 'todo'],
    ['with a backup of the last night', 'backup', today, 'ok', 'done'],
    ['whose last backup failed', 'backup', () => backUp(-0.001, 'No room.'), 'error', 'todo'],
    [
      'whose last backup is two days old',
      'backup',
      async () => {
        await payload.db.deleteMany({ collection: 'backups', where: {} })
        await backUp(2)
      },
      'error',
      'todo',
    ],
    ['without a place for backups', 'backup', () => setPlace(''), 'notice', 'todo'],
    [
      'without a place for backups that is launched',
      'backup',
      async () => {
        await setPlace('')
        await setLaunch({ launched_at: ago(0) })
      },
      'warning',
      'todo',
    ],
    [
      'with a mail that failed',
      'outbox',
      () =>
        database.rows(
          `insert into mails (key, kind, state, "to", subject, text, html, tries, created_at, updated_at)
           values ('k', 'confirm', 'failed', 'a@candidate.example', 'a', 'a', 'a', 9, ?, ?)`,
          [ago(DAY_MS), ago(DAY_MS)],
        ),
      'warning',
      undefined,
    ],
  ])('%s', async (_state, key, make, severity, state) => {
    await make()
    const { alert, item, check, point } = await shownOf(key)
    expect(check?.severity).toBe(severity)
    expect(item?.text).toBe(severity === 'ok' ? undefined : check?.text)
    expect(item?.hint).toBe(severity === 'ok' ? undefined : check?.todo)
    const isUrgent = severity === 'warning' || severity === 'error'
    expect(item?.urgent ?? false).toBe(isUrgent)
    expect(alert?.title).toBe(isUrgent ? check?.text : undefined)
    expect(point?.state).toBe(state)
    if (point) expect(point.text).toContain(check?.text)
  })

  test('whose queue stands still: /ready fails where npm run doctor reports an error', async () => {
    const { readiness } = await import('@/collections/Monitoring/readiness')
    const { examine } = await import('@/commands/doctor/run')
    await database.rows(
      `insert into payload_jobs (task_slug, queue, processing, created_at, updated_at)
       values ('sendMail', 'nobody', false, ?, ?)`,
      [ago(11 * 60_000), ago(11 * 60_000)],
    )
    const ready = await readiness(payload)
    const { checks } = await examine(new Date(), false)
    for (const [key, isReady] of Object.entries(ready)) {
      expect(checks.find((check) => check.key === key)?.severity !== 'error', key).toBe(isReady)
    }
    expect(ready).toMatchObject({ queue: false, migrations: true })
  })
})

describe('what somebody confirmed before the launch', () => {
  const pointOf = async (key: PointKey) => {
    const { checklist } = await import('@/collections/Launch/checklist')
    return (await checklist(payload)).points.find((point) => point.key === key)
  }

  test.each<[key: PointKey, make: () => Promise<unknown>]>([
    ['backup', () => setPlace('')],
    ['backup', () => backUp(-0.001, 'No room.')],
    ['licence', () => endLicenceIn(-1)],
    ['mail', () => Promise.resolve()],
  ])('does not make %s done while the program finds that it is not', async (key, make) => {
    await make()
    const { findingOf, aboutOf } = await import('@/collections/Launch/checklist')
    const found = (await findingOf(payload, key)) ?? expect.fail('no point')
    const given = { answer: 'yes', note: '', by: 'Admin', at: ago(0), about: aboutOf(found) }
    await setLaunch({ confirmed: { [key]: given } })
    expect(await pointOf(key)).toMatchObject({ state: 'todo' })
    expect(await pointOf(key)).not.toHaveProperty('about')
  })
})
