import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { SOON } from '@/tests/support/candidates/mails'
import { mark } from '@/tests/support/mark'
import type { Row } from '@/tests/support/rows'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { type RunningServer, startServer, TEST_ADMIN } from '@/tests/support/site/server'
import { callsOf } from '@/tests/support/site/siteCalls'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'
import { runTask } from '@/tests/support/site/tasks'

const isBuilt = hasDatabase()
const HOUR_MS = 3_600_000
const PASSWORD = 'a password of the account'

let site: RunningServer
let admin = ''

beforeAll(async () => {
  if (!isBuilt) return
  site = await startServer({ SEED_SAMPLES: 'false', RATE_LIMIT_SCALE: '10000' }, copyDatabase)
  admin = await callsOf(site).logIn()
}, 150_000)

afterAll(async () => {
  if (isBuilt) await site.stop()
})

const query = (sql: string, args: (string | number | null)[] = []) => callsOf(site).query(sql, args)

const send = async (address: string, body: object, token = '') => {
  const response = await fetch(`${site.baseUrl}${address}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

const newAdmin = async (): Promise<string> => {
  const email = `${mark()}@staff.example`
  const current_password = TEST_ADMIN.password
  const body = { email, password: PASSWORD, name: 'Second admin', role: 'admin', current_password }
  expect((await send('/api/users', body, admin)).status).toBe(201)
  return email
}

const logIn = async (email: string): Promise<string> => {
  const { text } = await send('/php/login.php', { email, password: PASSWORD })
  return String(JSON.parse(text).token)
}

const forgot = (email: string) => send('/api/users/forgot-password', { email })

/** Payload's own limit allows one request per minute. */
const letAMinutePass = (email: string) =>
  query('update users set reset_password_requested_at = ? where email = ?', [
    new Date(Date.now() - 61_000).toISOString(),
    email,
  ])

const mailsTo = (email: string): Promise<Row[]> =>
  query('select * from mails where "to" = ? order by id desc', [email])

/** Requests a password mail. Returns its id and the token of its link. */
const askedFor = async (email: string) => {
  await forgot(email)
  const [mail] = await mailsTo(email)
  const token = /\/admin\/reset\/([0-9a-f]{40})/.exec(String(mail?.text))?.[1] ?? ''
  expect(token).not.toBe('')
  return { id: Number(mail?.id), token }
}

const reset = (token: string) =>
  send('/api/users/reset-password', { token, password: 'a new password' })

describe.skipIf(!isBuilt)('a mail with a password link', () => {
  test('shows its text only to its recipient; another admin sees that it exists', async () => {
    const email = await newAdmin()
    const { id, token } = await askedFor(email)
    const calls = callsOf(site)
    const other = await calls.get(`/php/mail_list.php?mail_id=${id}`, admin)
    expect(other.text).not.toContain(token)
    expect(JSON.parse(other.text).mail).toEqual({
      id,
      subject: 'Choose a new password',
      to: email,
      ...{ kind: 'account', channel: 'mail', problem: null },
      state: 'kept',
      tries: 0,
      created_at: expect.any(String),
      sent_at: null,
      next_try_at: null,
      withheld: 'This mail holds a link for its addressee alone. Its text is not shown.',
    })
    const own = await calls.get(`/php/mail_list.php?mail_id=${id}`, await logIn(email))
    expect(JSON.parse(own.text).mail.text).toContain(`/admin/reset/${token}`)
    expect(JSON.parse(own.text).mail.html).toContain(`/admin/reset/${token}`)
  })

  test('cannot be read by another admin over REST, in whole, in parts or by guessing', async () => {
    const email = await newAdmin()
    const { id, token } = await askedFor(email)
    const calls = callsOf(site)
    for (const address of [
      `/api/mails/${id}`,
      `/api/mails/${id}?depth=2&select[text]=true&select[html]=true`,
      `/api/mails?where[to][equals]=${email}&depth=2`,
      `/api/mails?where[id][equals]=${id}&select[text]=true`,
      `/api/mails?where[id][equals]=${id}&select[html]=true&select[kind]=true`,
    ]) {
      const { status, text } = await calls.get(address, admin)
      expect(status, address).toBe(200)
      expect(text, address).toContain(`"id":${id}`)
      expect(text, address).not.toContain(token)
      expect(text, address).not.toMatch(/"(text|html)":/)
    }
    for (const guess of [
      `where[text][like]=${token.slice(0, 2)}`,
      `where[text][contains]=${token}`,
      `where[html][contains]=${token}`,
      `where[or][0][and][0][text][like]=${token.slice(0, 2)}`,
      'sort=text',
      'sort=-html',
    ]) {
      const { status, text } = await calls.get(`/api/mails?${guess}`, admin)
      expect(status, guess).toBe(400)
      expect(text, guess).not.toContain(token)
    }
    const own = await calls.get(`/api/mails/${id}`, await logIn(email))
    expect(own.text).toContain(token)
  })

  test('does not restrict other mails: an admin reads a confirmation over REST', async () => {
    const calls = callsOf(site)
    const email = `${mark()}@candidate.example`
    await calls.post('job_applied', applyForm({ email }))
    await vi.waitFor(async () => {
      const { text } = await calls.get(`/api/mails?where[to][equals]=${email}`, admin)
      expect(JSON.parse(text).docs).toMatchObject([
        { text: expect.stringContaining('We have your application') },
      ])
    }, SOON)
  })

  test('loses its text in the night after the link has expired, with no byte of the link left', async () => {
    const [past, present] = [await newAdmin(), await newAdmin()]
    const expired = await askedFor(past)
    const good = await askedFor(present)
    const earlier = new Date(Date.now() - HOUR_MS - 60_000).toISOString()
    await query('update mails set created_at = ? where id = ?', [earlier, expired.id])
    await query('update users set reset_password_expiration = ? where email = ?', [earlier, past])
    expect(await storedAbout(past)).toContain(expired.token)
    await runTask(site.database, 'clearResetLinks')
    expect(await storedAbout(past)).not.toContain(expired.token)
    expect(await mailsTo(past)).toMatchObject([
      { text: 'The link in this mail has expired. Its text was removed.', state: 'kept' },
    ])
    expect((await reset(expired.token)).status).toBe(403)
    expect((await reset(good.token)).status).toBe(200)
  })

  test('is sent at most once a minute and five times an hour, and the last link stays valid', async () => {
    const email = await newAdmin()
    const unknown = await forgot('nobody-at-all@staff.example')
    const answers = await Promise.all([forgot(email), forgot(email), forgot(email)])
    expect(await mailsTo(email)).toHaveLength(1)
    for (let i = 0; i < 6; i += 1) {
      await letAMinutePass(email)
      answers.push(await forgot(i % 2 ? email : ` ${email.toUpperCase()} `))
    }
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(5)
    for (const answer of answers) expect(answer).toEqual(unknown)
    const token = /\/admin\/reset\/([0-9a-f]{40})/.exec(String(mails[0]?.text))?.[1] ?? ''

    await query('update mails set created_at = ? where "to" = ?', [
      new Date(Date.now() - HOUR_MS - 60_000).toISOString(),
      email,
    ])
    expect((await reset(token)).status, 'the link that was mailed last').toBe(200)
    await letAMinutePass(email)
    await forgot(email)
    expect(await mailsTo(email), 'an hour later').toHaveLength(6)
  })
})

/** All stored data of an address's mails; on SQLite including remains of deleted rows in its files. */
const storedAbout = async (email: string): Promise<string> =>
  isOnPostgres
    ? JSON.stringify(await mailsTo(email))
    : ['database.db', 'database.db-wal']
        .map((file) => readFileSync(path.join(site.dataDir, file), 'latin1'))
        .join('')
