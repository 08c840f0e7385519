import { afterAll, describe, expect, test } from 'vitest'
import { alertSite, evening, jobMailsOf, morning } from '@/tests/support/candidates/storedAlerts'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'

/** What the daily run writes to the addresses of alerts: on SQLite and on Postgres. */

const { payload, run, newDay, end } = await alertSite()
afterAll(end)

describe('an address with a confirmed alert', () => {
  test('gets a new job that fits its search in one mail, with title, place, pay and address', async () => {
    const { day, alert: alertFor, job: jobFor, word } = newDay()
    const alert = await alertFor()
    const job = await jobFor()
    await run(morning(day))
    const [mail, ...others] = await jobMailsOf(payload, alert)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('1 new job for your search')
    for (const said of [word, 'Doha, Qatar', 'QAR 3,200 / Month', `/job-details/${job.id}`]) {
      expect(mail?.text).toContain(said)
      expect(mail?.html).toContain(said)
    }
    expect(mail?.text).toContain(`/job-list?q=${word}`)
    expect(mail?.text).toMatch(/\/job-alert\/\d+\.[0-9a-f]{10}\.[\w-]{43}\n/)
    expect(mail?.leave_url).toMatch(/^http\S+\/php\/job_alert_leave\.php\?token=/)
    expect(await payload.findByID({ collection: 'job_alerts', id: alert.id })).toMatchObject({
      last_sent_on: morning(day).toISOString().slice(0, 10),
    })
  })

  test('gets it once, however often the task runs on that day and the next', async () => {
    const { day, alert: alertFor, job: jobFor } = newDay()
    const alert = await alertFor()
    await jobFor()
    for (const hours of [0, 3, 12, 24, 48]) {
      await run(new Date(morning(day).getTime() + hours * 3_600_000))
    }
    expect(await jobMailsOf(payload, alert)).toHaveLength(1)
  })

  test('gets one mail when two instances run at once', async () => {
    const { day, alert: alertFor, job: jobFor } = newDay()
    const alert = await alertFor()
    await jobFor()
    await Promise.all([run(morning(day)), run(morning(day))])
    expect(await jobMailsOf(payload, alert)).toHaveLength(1)
  })

  test.each([
    ['on the same day', 0],
    ['on the next day', 1],
  ])(
    'gets no job twice when the process ends after the mail, and runs again %s',
    async (_when, later) => {
      const { day, alert: alertFor, job: jobFor } = newDay()
      const alert = await alertFor()
      await jobFor()
      await run(morning(day))
      // As if the process had ended before it changed the row.
      await payload.update({
        collection: 'job_alerts',
        id: alert.id,
        data: { seen_until: alert.seen_until, last_sent_on: null },
      })
      await run(morning(day + later))
      expect(await jobMailsOf(payload, alert)).toHaveLength(1)
    },
  )

  test('gets a job of the next day in the mail of the day after, and only that', async () => {
    const { day, alert: alertFor, job: jobFor } = newDay()
    const alert = await alertFor()
    const first = await jobFor()
    await run(morning(day))
    const second = await jobFor({ posted_at: evening(day) })
    await run(morning(day + 1))
    const mails = await jobMailsOf(payload, alert)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain(`/job-details/${second.id}`)
    expect(mails[1]?.text).not.toContain(`/job-details/${first.id}\n`)
  })

  test('gets the jobs of the days when the site was down in one mail', async () => {
    const { day, alert: alertFor, job: jobFor } = newDay()
    const alert = await alertFor()
    await jobFor()
    await jobFor({ posted_at: evening(day) })
    await run(morning(day + 1))
    const [mail, ...others] = await jobMailsOf(payload, alert)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 new jobs for your search')
  })

  test('gets ten jobs at most in a mail, and the number of all', async () => {
    const { day, alert: alertFor, job: jobFor } = newDay()
    const alert = await alertFor()
    for (let n = 0; n < 11; n += 1) await jobFor()
    await run(morning(day))
    const [mail] = await jobMailsOf(payload, alert)
    expect(mail?.subject).toBe('11 new jobs for your search')
    expect(mail?.text.match(/\/job-details\/\d+/g)).toHaveLength(10)
  })

  test('in Hindi gets the mail and its links in Hindi', async () => {
    const { day, alert: alertFor, job: jobFor } = newDay()
    const alert = await alertFor({ language: 'hi' })
    const job = await jobFor()
    await run(morning(day))
    const [mail] = await jobMailsOf(payload, alert)
    expect(mail?.text).toContain(`/hi/job-details/${job.id}`)
    expect(mail?.text).toContain('/hi/job-alert/')
    expect(mail?.subject).toMatch(/\p{Script=Devanagari}/u)
  })

  // Postgres stores no language that does not exist.
  test.skipIf(isOnPostgres)(
    'gets its mail although the mail of another one cannot be made',
    async () => {
      const { changeRows } = await import('@/lib/server/database/rows')
      const { day, alert: alertFor, job: jobFor } = newDay()
      const [alert, broken, last] = [await alertFor(), await alertFor(), await alertFor()]
      await changeRows(payload, {
        collection: 'job_alerts',
        where: { id: broken.id },
        set: { language: 'xx' },
      })
      await jobFor()
      await run(morning(day))
      expect(await jobMailsOf(payload, broken)).toEqual([])
      for (const other of [alert, last]) expect(await jobMailsOf(payload, other)).toHaveLength(1)
      await payload.delete({ collection: 'job_alerts', id: broken.id })
    },
  )
})
