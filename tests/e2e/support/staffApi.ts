import { type APIRequest, expect } from 'playwright/test'
import type { Role } from '@/collections/Users/shared/roles'
import { mark } from '@/tests/support/mark'
import { appCode } from '@/tests/support/staff/appCode'
import { candidateRecords } from './candidateRecords'
import { jobRecords } from './jobRecords'
import { read } from './siteClient'

/** The first admin of the site under test (startSite.ts). */
export const siteAdmin = () => ({
  email: process.env.SITE_ADMIN_EMAIL ?? '',
  password: process.env.SITE_ADMIN_PASSWORD ?? '',
})

export type Account = { id: number; email: string; password: string }

export type StaffApi = Awaited<ReturnType<typeof openStaffApi>>

/**
 * The staff's side over HTTP: prepares what a test needs and reads what is stored afterwards.
 * `tidyUp` deletes the jobs and accounts it made.
 */
export const openStaffApi = async (requests: APIRequest) => {
  const http = await requests.newContext({ baseURL: process.env.SITE_BASE_URL })
  const accounts: Account[] = []

  const logIn = async (account: { email: string; password: string }): Promise<string> => {
    const answer = await http.post('/php/login.php', { data: account })
    const { token } = await read(answer)
    expect(token, 'a token for the login').toEqual(expect.any(String))
    return String(token)
  }
  const admin = siteAdmin()
  const token = await logIn(admin)
  const headers = { Authorization: `Bearer ${token}` }
  const get = async (path: string) => read(await http.get(path, { headers }))
  const client = { http, headers, get }
  const { deleteJobs, ...jobs } = await jobRecords(client)

  /** Creates an account for tests that change it, end its sessions or need an editor. */
  const newAccount = async (role: Role): Promise<Account> => {
    const given = { email: `${mark()}@staff.example`, password: 'a password to begin with' }
    const current_password = admin.password
    const data = { ...given, name: `Test ${role}`, role, current_password }
    const { doc } = await read(await http.post('/api/users', { headers, data }))
    const account = { ...given, id: (doc as { id: number }).id } // Payload's answer to a create
    accounts.push(account)
    return account
  }

  /** A session in the CMS panel, on another device. */
  const logInToPanel = async ({ email, password }: Account): Promise<void> => {
    const elsewhere = await requests.newContext({ baseURL: process.env.SITE_BASE_URL })
    const answer = await elsewhere.post('/api/users/login', { data: { email, password } })
    expect(answer.status(), 'a login to the CMS panel').toBe(200)
    await elsewhere.dispose()
  }

  /** Switches an account's second factor on. Returns the secret for its codes. */
  const switchFactorOn = async (account: Account): Promise<string> => {
    const own = { Authorization: `Bearer ${await logIn(account)}` }
    const change = async (data: object) =>
      read(await http.post('/php/second_factor.php', { headers: own, data }))
    const { set_up } = await change({ action: 'begin', password: account.password })
    const { secret } = set_up as { secret: string } // what second_factor.php answers
    const on = await change({ action: 'confirm', code: appCode(secret) })
    expect(on.success, 'the second factor is on').toBe(true)
    return secret
  }

  /** Ends all sessions of an account, as if it had logged out everywhere. */
  const endSessions = async (account: Account): Promise<void> => {
    const answer = await http.post('/php/logout.php', {
      headers: { Authorization: `Bearer ${await logIn(account)}` },
      data: { everywhere: true },
    })
    expect((await read(answer)).success, 'all sessions were ended').toBe(true)
  }

  /** Types the admin's password, as exports and erasures need it ten minutes after the sign-in. */
  const confirmPassword = async (): Promise<void> => {
    const data = { current_password: admin.password }
    const answer = await http.post('/php/password_confirm.php', { headers, data })
    expect((await read(answer)).success, 'the password was accepted').toBe(true)
  }

  /** The status of profile.php for a token. */
  const profileStatus = async (candidate: string): Promise<number> => {
    const answer = await http.get('/php/profile.php', {
      headers: { Authorization: `Bearer ${candidate}` },
    })
    return answer.status()
  }

  const tidyUp = async (): Promise<void> => {
    if (accounts.length > 0) await confirmPassword()
    for (const { id } of accounts) await http.delete(`/api/users/${id}`, { headers })
    await deleteJobs()
    await http.dispose()
  }

  return {
    admin,
    token,
    logIn,
    ...jobs,
    ...candidateRecords(client),
    newAccount,
    logInToPanel,
    switchFactorOn,
    endSessions,
    confirmPassword,
    profileStatus,
    tidyUp,
  }
}
