import { expect } from 'vitest'
import { mark } from '../mark'
import { type RunningServer, TEST_ADMIN } from '../site/server'

/** The two endpoints at which staff log in. */
export const LOGIN_PHP = '/php/login.php'
export const CMS_PANEL = '/api/users/login'

type Account = { email: string; password: string }

export const wrong = (email: string): Account => ({ email, password: 'a wrong password' })

/** Logins at a site with the real limits, each from a stated address. */
export const loginsAt = (site: () => RunningServer) => {
  let lastAddress = 0

  /** An address that no other test in this file uses. */
  const newAddress = (): string => {
    lastAddress += 1
    return `203.0.${113 + Math.floor(lastAddress / 256)}.${lastAddress % 256}`
  }

  const logIn = async (endpoint: string, account: Account, from: string, cookie = '') => {
    const response = await fetch(`${site().baseUrl}${endpoint}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': from,
        ...(cookie && { Cookie: cookie }),
      },
      body: JSON.stringify(account),
    })
    const text = await response.text()
    const cookies = response.headers.getSetCookie()
    const known = cookies.find((line) => line.startsWith('known-browser-'))?.split(';')[0] ?? ''
    const token: string | undefined = response.status === 200 ? JSON.parse(text).token : undefined
    const isIn = token !== undefined
    return { status: response.status, text, known, isIn, token, headers: response.headers }
  }

  const logOut = (token = '') =>
    fetch(`${site().baseUrl}/php/logout.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{}',
    })

  /** A new admin, so that tests do not share the limits of an account. */
  const newAdmin = async (): Promise<Account> => {
    const { text } = await logIn(CMS_PANEL, TEST_ADMIN, newAddress())
    const account = { email: `${mark()}@staff.example`, password: 'a password to begin with' }
    const made = await fetch(`${site().baseUrl}/api/users`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${JSON.parse(text).token}`,
      },
      body: JSON.stringify({
        ...account,
        name: 'Test admin',
        role: 'admin',
        current_password: TEST_ADMIN.password,
      }),
    })
    expect(made.status, await made.clone().text()).toBe(201)
    return account
  }

  return { newAddress, logIn, logOut, newAdmin }
}
