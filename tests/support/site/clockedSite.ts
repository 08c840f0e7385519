import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect } from 'vitest'
import type { Row } from '../rows'
import { movableClock, moveClock } from './clock'
import { TEST_ADMIN } from './server'
import { siteForFile } from './siteForFile'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

export const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
export const LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

export const TOKEN_REFUSED = 'You are not authenticated. Please log in.'

type Send = { token?: string; body?: object; headers?: Record<string, string> }

/** A separate site for a file of tests, whose clock they move forward. */
export const clockedSite = (settings: Record<string, string> = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'overseas-clock-'))
  const clock = path.join(folder, 'clock')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const site = siteForFile({
    SEED_SAMPLES: 'false',
    RATE_LIMIT_SCALE: '10000',
    ...movableClock(clock),
    ...settings,
  })
  let ahead = 0
  /** The site's time. */
  const now = () => Date.now() + ahead

  /** Lets time pass at the site, and waits until it has noticed. */
  const pass = async (ms: number): Promise<void> => {
    ahead += ms
    moveClock(clock, new Date(now()))
    // A token says when it was made.
    const difference = async () => {
      const claims = Buffer.from((await newToken()).split('.')[1] ?? '', 'base64url')
      return Math.abs(Number(JSON.parse(claims.toString('utf8')).iat) * 1000 - now())
    }
    await expect.poll(difference).toBeLessThan(MINUTE_MS / 2)
  }

  let admin = ''
  /** A new token of the first admin, without the work of checking a password if possible. */
  const newToken = async (): Promise<string> => {
    const { json } = await send('/api/users/refresh-token', { token: admin, body: {} })
    admin = json.refreshedToken ? String(json.refreshedToken) : (await logIn()).token
    return admin
  }

  /** A GET, or a POST of JSON with a body. */
  const send = async (address: string, { token, body, headers }: Send = {}) => {
    const response = await fetch(`${site().baseUrl}${address}`, {
      redirect: 'manual',
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const json: Row = isJson ? JSON.parse(text) : {}
    return { status: response.status, headers: response.headers, text, json }
  }

  const logIn = async (account = TEST_ADMIN, device = PHONE, headers: Send['headers'] = {}) => {
    const answer = await send('/php/login.php', {
      body: { email: account.email, password: account.password },
      headers: { 'User-Agent': device, ...headers },
    })
    expect(answer.json, answer.text).toMatchObject({ success: true })
    const known = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { token: String(answer.json.token), known }
  }

  let made = 0
  /** An account created by the first admin. */
  const newAccount = async (role: 'admin' | 'editor' = 'admin') => {
    made += 1
    const account = {
      email: `staff-${made}@staff.example`,
      password: 'a password to begin with',
      name: `Staff ${made}`,
    }
    const body = { ...account, role, current_password: TEST_ADMIN.password }
    const { json, text } = await send('/api/users', { token: await newToken(), body })
    expect(json.doc, text).toBeDefined()
    return { ...account, id: Number((json.doc as Row).id) }
  }

  const isAlive = async (token: string) =>
    (await send('/php/profile.php', { token })).status === 200

  /** The mails of the outbox to an address, oldest first. */
  const mailsTo = (email: string): Promise<Row[]> =>
    site().database.rows('select * from mails where "to" = ? order by id', [email])

  return { site, now, pass, send, logIn, newAccount, isAlive, mailsTo }
}
