import { expect } from 'vitest'
import { mark } from '../mark'
import type { Row } from '../rows'
import { type RunningServer, TEST_ADMIN } from '../site/server'
import { appCode } from './appCode'

export const LOGIN_PHP = '/php/login.php'
export const CMS_PANEL = '/api/users/login'

export type Account = { id: number; email: string; password: string }

export type Answered = { status: number; text: string; body: Row; headers: Headers }

/** Accounts with second factors at a site with the real limits. */
export const secondFactorsAt = (site: () => RunningServer) => {
  let last = 0
  /** Signed in once, for new accounts. */
  let admin: Promise<string> | undefined

  /** One request, by default from an address of its own, so that tests share no limits. */
  const send = async (
    path: string,
    body?: object,
    { token = '', method = body ? 'POST' : 'GET', cookie = '' } = {},
  ): Promise<Answered> => {
    last += 1
    const response = await fetch(`${site().baseUrl}${path}`, {
      method,
      headers: {
        'X-Forwarded-For': `203.0.${last >> 8}.${last & 255}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(cookie && { Cookie: cookie }),
      },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = text.startsWith('{')
    const { status, headers } = response
    return { status, text, body: isJson ? JSON.parse(text) : {}, headers }
  }

  const logIn = (account: object, path = LOGIN_PHP, cookie = '') => send(path, account, { cookie })

  const tokenOf = async (account: object, path = LOGIN_PHP): Promise<string> => {
    const { body, text } = await logIn(account, path)
    expect(body.token, text.slice(0, 300)).toEqual(expect.any(String))
    return String(body.token)
  }

  const newAccount = async (role: 'admin' | 'editor' = 'admin'): Promise<Account> => {
    const account = { email: `${mark()}@staff.example`, password: 'a password to begin with' }
    const data = { ...account, name: 'Test', role, current_password: TEST_ADMIN.password }
    const create = async () => {
      admin ??= tokenOf(TEST_ADMIN)
      return send('/api/users', data, { token: await admin })
    }
    let made = await create()
    if (made.status === 401) {
      // A test has ended all sessions.
      admin = undefined
      made = await create()
    }
    expect(made.status, made.text.slice(0, 300)).toBe(201)
    return { ...account, id: Number((made.body.doc as Row).id) }
  }

  const change = async (token: string, body: object) =>
    (await send('/php/second_factor.php', body, { token })).body

  /** An account, by default of an admin, that has switched the factor on. */
  const withFactor = async (role: 'admin' | 'editor' = 'admin', path = LOGIN_PHP) => {
    const account = await newAccount(role)
    const token = await tokenOf(account, path)
    const { password } = account
    const { set_up } = await change(token, { action: 'begin', password })
    const secret = String((set_up as Row).secret)
    const on = await change(token, { action: 'confirm', code: appCode(secret) })
    expect(on).toMatchObject({ success: true, second_factor: { is_on: true, recovery_left: 10 } })
    await forgetSteps(account)
    return { account, token, secret, codes: on.recovery_codes as string[] }
  }

  /** Codes that were used may be used again: tests cannot wait for the next step. */
  const forgetSteps = ({ id }: Account) =>
    site().database.rows('update second_factors set last_step = 0 where account = ?', [id])

  const sessionsOf = async ({ id }: Account): Promise<number> =>
    (await site().database.rows('select id from users_sessions where _parent_id = ?', [id])).length

  const failuresOf = async ({ id }: Account): Promise<number> => {
    const sql = "select count from audit where action = 'login-failed' and subject_id = ?"
    const rows = await site().database.rows(sql, [id])
    return rows.reduce((sum, { count }) => sum + Number(count), 0)
  }

  const isAlive = async (token: string): Promise<boolean> =>
    (await send('/php/profile.php', undefined, { token })).status === 200

  return {
    send,
    logIn,
    tokenOf,
    newAccount,
    change,
    withFactor,
    forgetSteps,
    sessionsOf,
    failuresOf,
    isAlive,
  }
}
