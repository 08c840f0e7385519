import { afterAll, describe, expect, test } from 'vitest'
import {
  alertSite,
  evening,
  jobMailsOf,
  morning,
  storeAlert,
} from '@/tests/support/candidates/storedAlerts'

/** To whom and for what the daily run writes no mail: on SQLite and on Postgres. */

const { payload, run, newDay, end } = await alertSite()
afterAll(end)

describe('no mail is written', () => {
  const mailsAfter = async (alertValues: object, jobValues: object) => {
    const { day, alert: alertFor, job: jobFor } = newDay()
    const alert = await alertFor(alertValues)
    await jobFor(jobValues)
    await run(morning(day))
    return jobMailsOf(payload, alert)
  }
  const none = async (alertValues: object, jobValues: object) =>
    expect(await mailsAfter(alertValues, jobValues)).toEqual([])

  test('unless nothing of this is so', async () => expect(await mailsAfter({}, {})).toHaveLength(1))

  test('to an address that has not confirmed', () =>
    none({ state: 'asked', asked_at: new Date('2026-12-30').toISOString() }, {}))
  test('to one that has left', () => none({ state: 'left' }, {}))
  test('to one that waits for its erasure', () =>
    none({ quarantined_at: '2026-11-01T00:00:00.000Z' }, {}))
  test('for a job that does not fit', () => none({}, { job_title: 'Nurse' }))
  test('for a job in another country', () => none({ search: 'country=AE' }, {}))
  test('for a job that is inactive', () => none({}, { is_deleted: 'Yes' }))
  test('for a job that has closed', () => none({}, { closing_date: '2026-11-01T12:00:00.000Z' }))
  test('for a sample', () => none({}, { is_sample: true }))

  test('for a job posted before the alert was confirmed', async () => {
    const { day, alert: alertFor, job: jobFor } = newDay()
    const alert = await alertFor({ seen_until: evening(day - 1) })
    await jobFor({ posted_at: evening(day - 2) })
    await run(morning(day))
    expect(await jobMailsOf(payload, alert)).toEqual([])
  })

  test('when there is no new job', async () => {
    const { day, alert: alertFor } = newDay()
    const alert = await alertFor()
    await run(morning(day))
    expect(await jobMailsOf(payload, alert)).toEqual([])
  })
})

test('an alert that nobody confirmed within 48 hours is erased, a younger one is not', async () => {
  const { day } = newDay()
  const at = (hours: number) => new Date(morning(day).getTime() - hours * 3_600_000).toISOString()
  const old = await storeAlert(payload, { state: 'asked', asked_at: at(49) })
  const young = await storeAlert(payload, { state: 'asked', asked_at: at(47) })
  await run(morning(day))
  const there = (id: number) =>
    payload.findByID({ collection: 'job_alerts', id, disableErrors: true })
  expect(await there(old.id)).toBeNull()
  expect(await there(young.id)).not.toBeNull()
})
