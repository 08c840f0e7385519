import { describe, expect, test, vi } from 'vitest'
import { alertsOf, ask, confirmed, newEmail, tokenTo } from '@/tests/support/candidates/jobAlerts'
import { mailsTo, SOON } from '@/tests/support/candidates/mails'
import { erase, find, keys } from '@/tests/support/candidates/person'
import { unzip } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { bearer, fetchBytes, php } from '@/tests/support/network/http'
import { change, hasDatabase, query } from '@/tests/support/site/database'
import { runTask } from '@/tests/support/site/tasks'
import { newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const runDaily = () => runTask({ rows: change }, 'jobAlerts')

/** A job that was posted two days ago. */
const oldJob = async (job_title: string): Promise<number> => {
  const id = await newJob({ job_title })
  await change('update jobs set posted_at = ? where id = ?', [daysAgo(2), id])
  await vi.waitFor(async () => {
    const [row] = await query('select posted_at from jobs_search where job_id = ?', [id])
    expect(Number(row?.posted_at)).toBeLessThan(Date.now() - 86_400_000)
  }, SOON)
  return id
}

describe.skipIf(!hasDatabase())('the daily task', () => {
  test('mails a new job once to an address that confirmed, and to no other', async () => {
    const word = mark()
    const { email } = await confirmed({ search: `q=${word}` })
    const unconfirmed = newEmail()
    await ask({ email: unconfirmed, search: `q=${word}` })
    await tokenTo(unconfirmed)
    await change('update job_alerts set seen_until = ? where email in (?, ?)', [
      daysAgo(3),
      email,
      unconfirmed,
    ])
    const job = await oldJob(`Welder ${word}`)
    await runDaily()
    const [mail] = await mailsTo(email, { subject: /1 new job/ })
    expect(mail?.text).toContain(`/job-details/${job}`)
    await change('update job_alerts set seen_until = ? where email = ?', [daysAgo(3), email])
    await runDaily()
    const mails = await query(`select "to" from mails where kind = 'alert' and "to" in (?, ?)`, [
      email,
      unconfirmed,
    ])
    expect(mails).toEqual([{ to: email }])
  })

  test('erases what nobody confirmed within 48 hours, with its mail', async () => {
    const email = newEmail()
    await ask({ email })
    await tokenTo(email)
    await change('update job_alerts set asked_at = ? where email = ?', [daysAgo(3), email])
    await runDaily()
    expect(await alertsOf(email)).toEqual([])
  })
})

describe('the office', () => {
  test('finds the alerts of a person, and erases them with their mails', async () => {
    const { email } = await confirmed()
    const found = await find(email)
    expect(found).toMatchObject([{ collection: 'job_alerts', email, name: email, phone: null }])
    expect((await erase(found)).body).toMatchObject({ success: true, erased: 1, left: 0 })
    expect(await alertsOf(email)).toEqual([])
    if (hasDatabase()) {
      expect(await query('select id from mails where "to" = ?', [email])).toEqual([])
    }
  })

  test('has them in the export of a person', async () => {
    const { email } = await confirmed({ search: 'country=QA' })
    const { status, bytes } = await fetchBytes(php('person_export'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...bearer(await adminToken()) },
      body: JSON.stringify({ rows: keys(await find(email)) }),
    })
    expect(status).toBe(200)
    const [data = ''] = [...(await unzip(bytes)).values()].map(String)
    for (const said of [email, 'country=QA', 'confirmed', 'Please confirm']) {
      expect(data).toContain(said)
    }
  })
})
