import { describe, expect, test } from 'vitest'
import type { Row } from '@/tests/support/rows'
import {
  clockedSite,
  HOUR_MS,
  LAPTOP,
  MINUTE_MS,
  PHONE,
  TOKEN_REFUSED,
} from '@/tests/support/site/clockedSite'
import { hasDatabase } from '@/tests/support/site/database'

const { site, pass, send, logIn, newAccount, isAlive } = clockedSite({ TRUSTED_HOPS: '1' })

const sessionsOf = async (token: string): Promise<Row[]> => {
  const { json } = await send('/php/session_list.php', { token, headers: { 'User-Agent': PHONE } })
  return json.sessions as Row[] // the call answers a list
}

const end = async (token: string, body: object) =>
  send('/php/session_end.php', { token, body, headers: { 'User-Agent': PHONE } })

/** An admin signed in on a phone and on a laptop. */
const onTwoDevices = async () => {
  const account = await newAccount()
  const phone = (await logIn(account, PHONE)).token
  const laptop = (await logIn(account, LAPTOP)).token
  return { account, phone, laptop }
}

const idOf = async (token: string, device: string): Promise<string> => {
  const found = (await sessionsOf(token)).find((session) => session.device === device)
  return String(found?.id)
}

describe.skipIf(!hasDatabase())('an admin who looks at the own sessions', () => {
  test('sees device and last use of each, this one first, and no address', async () => {
    const account = await newAccount()
    const from = { 'X-Forwarded-For': '203.0.113.77' }
    await logIn(account, LAPTOP, from)
    const { token } = await logIn(account, PHONE, from)
    const { text, json } = await send('/php/session_list.php', {
      token,
      headers: { 'User-Agent': PHONE, ...from },
    })
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const times = { created_at: time, used_at: time, ends_at: time, id: expect.any(String) }
    expect(json.sessions).toEqual([
      { device: 'Chrome on Android', is_this: true, ...times },
      { device: 'Firefox on Windows', is_this: false, ...times },
    ])
    expect(text).not.toMatch(/203\.0\.113|Mozilla/)
    const stored = await site().database.rows('select * from staff_sessions')
    expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113|Mozilla/)
  })

  test('sees only the own ones', async () => {
    const { phone } = await onTwoDevices()
    const { token } = await logIn(await newAccount())
    expect(await sessionsOf(token)).toHaveLength(1)
    expect(await sessionsOf(phone)).toHaveLength(2)
  })

  test('sees the last use of another device, which is stored once in five minutes', async () => {
    const { account, phone, laptop } = await onTwoDevices()
    const used = async () => {
      const rows = await site().database.rows(
        "select used_at from staff_sessions where user_id = ? and device = 'Firefox on Windows'",
        [account.id],
      )
      return new Date(String(rows[0]?.used_at)).getTime()
    }
    const rowOf = async () => site().database.rows('select * from users where id = ?', [account.id])
    const [atFirst, row] = [await used(), await rowOf()]
    const use = async () => {
      expect(await isAlive(laptop)).toBe(true)
      // The next write of the site comes after the one of this use.
      await sessionsOf(phone)
    }
    await pass(4 * MINUTE_MS)
    await use()
    expect(await used()).toBe(atFirst)
    await pass(2 * MINUTE_MS)
    await send('/php/profile.php', { token: laptop, headers: { 'User-Agent': LAPTOP } })
    await expect.poll(used).toBeGreaterThanOrEqual(atFirst + 6 * MINUTE_MS)
    expect(await rowOf()).toEqual(row)
  })
})

describe.skipIf(!hasDatabase())('an ended session', () => {
  test('is refused at once by calls, REST, uploads and the CMS panel; this one goes on', async () => {
    const { phone, laptop } = await onTwoDevices()
    const cookie = {
      Cookie: `payload-token=${laptop}`,
      Origin: site().baseUrl,
      'Sec-Fetch-Site': 'same-origin',
    }
    expect((await send('/api/jobs?limit=1', { token: laptop })).status).toBe(200)
    expect((await send('/admin/collections/pages', { headers: cookie })).status).toBe(200)

    const answer = await end(phone, { id: await idOf(phone, 'Firefox on Windows') })
    expect(answer.json).toEqual({ success: true, message: 'The session was ended.', ended: 1 })

    const call = await send('/php/jobapplied_list.php', { token: laptop })
    expect(call.json).toEqual({ success: false, message: TOKEN_REFUSED })
    expect(call.status).toBe(401)
    expect((await send('/php/application_export.php', { token: laptop })).status).toBe(401)
    expect((await send('/php/session_list.php', { token: laptop })).status).toBe(401)
    expect((await send('/api/jobs?limit=1', { token: laptop })).status).toBe(401)
    expect((await send('/api/users/me', { headers: cookie })).json).toMatchObject({ user: null })
    expect((await send('/uploads/resume/any.pdf', { token: laptop })).status).toBe(401)
    const panel = await send('/admin/collections/pages', { headers: cookie })
    expect(panel.status === 200 ? panel.text : panel.headers.get('location')).toContain('login')
    const refreshed = await send('/api/users/refresh-token', { token: laptop, body: {} })
    expect(refreshed.status).toBe(403)
    expect(await isAlive(phone)).toBe(true)
  })

  test('can be any but this one', async () => {
    const { account, phone, laptop } = await onTwoDevices()
    const third = (await logIn(account)).token
    expect((await end(third, { others: true })).json).toMatchObject({ success: true, ended: 2 })
    expect(await Promise.all([phone, laptop, third].map(isAlive))).toEqual([false, false, true])
    expect(await sessionsOf(third)).toHaveLength(1)
  })

  test.each([
    ['of a colleague', async (token: string) => ({ id: await idOf(token, 'Firefox on Windows') })],
    ['that nobody has', async () => ({ id: 'x'.repeat(43) })],
  ])('cannot be one %s', async (_whose, chosen) => {
    const { phone, laptop } = await onTwoDevices()
    const { token } = await logIn(await newAccount())
    const answer = await end(token, await chosen(phone))
    expect(answer.json).toEqual({ success: false, message: 'This session has ended already.' })
    expect(await Promise.all([phone, laptop, token].map(isAlive))).toEqual([true, true, true])
  })

  test('is not chosen by a call that names none', async () => {
    const { phone, laptop } = await onTwoDevices()
    const both = { id: 'a', others: true }
    for (const body of [{}, { id: '' }, { id: 1 }, { others: false }, { others: 'true' }, both]) {
      expect((await end(phone, body)).json, JSON.stringify(body)).toMatchObject({ success: false })
    }
    expect(await Promise.all([phone, laptop].map(isAlive))).toEqual([true, true])
  })

  test('cannot be ended, or listed, without a token', async () => {
    for (const token of ['', 'made up']) {
      expect((await end(token, { others: true })).status).toBe(401)
      expect((await send('/php/session_list.php', { token })).status).toBe(401)
    }
  })

  test('of an editor are listed and ended with the token of the CMS panel', async () => {
    const { email, password } = await newAccount('editor')
    const inPanel = async () =>
      String((await send('/api/users/login', { body: { email, password } })).json.token)
    const [own, other] = [await inPanel(), await inPanel()]
    const { json } = await send('/php/session_list.php', { token: own })
    expect(json.sessions).toHaveLength(2)
    expect((await end(own, { others: true })).json).toMatchObject({ success: true, ended: 1 })
    const me = async (token: string) => (await send('/api/users/me', { token })).json.user
    expect(await Promise.all([own, other].map(me))).toEqual([expect.any(Object), null])
  })
})

describe.skipIf(!hasDatabase())('a session', () => {
  const refreshed = async (token: string) =>
    send('/api/users/refresh-token', { token, body: {}, headers: { 'User-Agent': PHONE } })

  test('ends twelve hours after its last use', async () => {
    const { token } = await logIn(await newAccount())
    await pass(12 * HOUR_MS + MINUTE_MS)
    expect(await isAlive(token)).toBe(false)
    expect((await refreshed(token)).status).toBe(403)
  })

  test('ends seven days after its sign-in, however often it is refreshed', async () => {
    let { token } = await logIn(await newAccount())
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      await pass(11 * HOUR_MS)
      const { json, text } = await refreshed(token)
      expect(json.refreshedToken, `${hours} hours: ${text}`).toEqual(expect.any(String))
      token = String(json.refreshedToken)
    }
    expect(await isAlive(token)).toBe(true)
    const [{ ends_at } = {}] = await sessionsOf(token)
    const [{ created_at } = {}] = await sessionsOf(token)
    const lasts = Date.parse(String(ends_at)) - Date.parse(String(created_at))
    expect(Math.abs(lasts - 7 * 24 * HOUR_MS)).toBeLessThan(MINUTE_MS)
    await pass(4 * HOUR_MS)
    expect(await isAlive(token)).toBe(false)
    expect((await refreshed(token)).status).toBe(403)
  })
})
