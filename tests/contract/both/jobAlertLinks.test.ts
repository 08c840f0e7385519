import { createHmac } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import {
  act,
  alertPage,
  alertsOf,
  ask,
  CONFIRMED,
  confirmed,
  LEFT,
  newEmail,
  OVER,
  tokenTo,
} from '@/tests/support/candidates/jobAlerts'
import { expectRefusal, expectSuccess } from '@/tests/support/expect'
import { call, get, php } from '@/tests/support/network/http'
import { change, hasDatabase, query } from '@/tests/support/site/database'

const states = async (email: string) => (await alertsOf(email)).map(({ state }) => state)

/** Rows of the outbox to an address, also when there are none. */
const outboxOf = (email: string) => query('select kind, key from mails where "to" = ?', [email])

describe('the link of the mail', () => {
  test('changes nothing when it is opened, however often', async () => {
    const email = newEmail()
    await ask({ email })
    const token = await tokenTo(email)
    for (let n = 0; n < 2; n += 1) {
      const { status, text, headers } = await alertPage(token)
      expect(status).toBe(200)
      expect(text).toContain('Yes, send me new jobs')
      expect(text).not.toContain(email)
      expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
    expect(await states(email)).toEqual(['asked'])
  })

  test('confirms with its button, and a second time as well', async () => {
    const email = newEmail()
    await ask({ email })
    const token = await tokenTo(email)
    expectSuccess(await act(token, 'confirm'), CONFIRMED)
    const [first] = await alertsOf(email)
    expect(first).toMatchObject({ state: 'confirmed' })
    expectSuccess(await act(token, 'confirm'), CONFIRMED)
    expect(await alertsOf(email)).toEqual([first])
    expect((await alertPage(token)).text).toContain('End these mails and delete my address')
  })

  test('ends the alert, and deletes the address in its row and its mails', async () => {
    const { email, token } = await confirmed()
    expectSuccess(await act(token, 'leave'), LEFT)
    expect(await alertsOf(email)).toEqual([])
    const { status, text } = await alertPage(token)
    expect(status).toBe(200)
    expect(text).toContain(OVER.replace('.', ''))
    expect(text).toContain('href="/job-list"')
    expectRefusal(await act(token, 'confirm'), OVER)
    expectRefusal(await act(token, 'leave'), OVER)
    if (!hasDatabase()) return
    await vi.waitFor(async () => expect(await outboxOf(email)).toEqual([]), {
      timeout: 90_000,
      interval: 1000,
    })
  }, 120_000)

  test('ends an alert that was never confirmed', async () => {
    const email = newEmail()
    await ask({ email })
    expectSuccess(await act(await tokenTo(email), 'leave'), LEFT)
    expect(await alertsOf(email)).toEqual([])
  })

  test.skipIf(!hasDatabase())('comes too late after 48 hours, and says so', async () => {
    const email = newEmail()
    await ask({ email })
    const token = await tokenTo(email)
    const old = new Date(Date.now() - 48 * 3_600_000 - 60_000).toISOString()
    await change('update job_alerts set asked_at = ? where email = ?', [old, email])
    expectRefusal(await act(token, 'confirm'), OVER)
    expect((await alertPage(token)).text).toContain('You can confirm an alert for 48 hours.')
    expect(await states(email)).toEqual(['asked'])
  })

  test('opens nothing when it is forged', async () => {
    const { email, token } = await confirmed()
    const other = await confirmed()
    const [id, key, signature = ''] = token.split('.')
    const forged = [
      [other.token.split('.')[0], key, signature].join('.'),
      [id, key, createHmac('sha256', 'x').update(`job-alert:${id}`).digest('base64url')].join('.'),
      [id, '0123456789', signature].join('.'),
    ]
    for (const each of forged) {
      expectRefusal(await act(each, 'leave'), OVER)
      expect((await alertPage(each)).text).not.toContain('delete my address')
    }
    for (const each of ['', 'x', `${token}x`]) expectRefusal(await act(each, 'leave'), OVER)
    expect(await states(email)).toEqual(['confirmed'])
    expect(await states(other.email)).toEqual(['confirmed'])
  })

  test.each(['x', '..%2Fadmin', '1.0123456789.short'])(
    '%s leads to the 404 page',
    async (token) => {
      expect((await get(`/job-alert/${token}`)).status).toBe(404)
    },
  )
})

describe('a mail program that ends an alert with one tap', () => {
  const leaveCall = (token: string, init: RequestInit) =>
    call(`${php('job_alert_leave')}?token=${token}`, init)

  test('needs a POST, with a body of any kind', async () => {
    const { email, token } = await confirmed()
    const opened = await leaveCall(token, { redirect: 'manual' })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toBe(`/job-alert/${token}`)
    expect(await states(email)).toEqual(['confirmed'])
    const answer = await leaveCall(token, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
    expect(await alertsOf(email)).toEqual([])
  })

  test('is refused with a forged link, and led nowhere else', async () => {
    const { email, token } = await confirmed()
    const forged = `${token.slice(0, -3)}abc`
    expectRefusal(await leaveCall(forged, { method: 'POST' }), OVER)
    expect((await leaveCall('//evil.example', { redirect: 'manual' })).status).toBe(404)
    expect(await states(email)).toEqual(['confirmed'])
  })
})
