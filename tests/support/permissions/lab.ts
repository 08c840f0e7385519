import { readFileSync } from 'node:fs'
import path from 'node:path'
import config from '@payload-config'
import { expect } from 'vitest'
import { applyForm, jobForm, registrationForm } from '@/tests/support/candidates/forms'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import type { Row } from '@/tests/support/rows'
import { type RunningServer, TEST_ADMIN } from '@/tests/support/site/server'
import { callsOf } from '@/tests/support/site/siteCalls'
import {
  signedToken,
  tamperedToken,
  unsignedToken,
  wronglySigned,
} from '@/tests/support/staff/tokens'
import { COLUMNS, type Column } from './expectedData'
import { stored } from './stored'

/** Somebody who sends requests: a role with a valid token, or no role. */
export type Sender = {
  name: string
  role: Column | null
  id: number
  headers: Record<string, string>
  /** Sent in the address. */
  query?: string
}

/** The site, what is stored on it, and everybody who may ask. */
export type Lab = {
  site: RunningServer
  /** Words that only those who may read people’s data can meet in an answer. */
  secrets: string[]
  roles: Sender[]
  /** No token, and tokens that are not or no longer valid: all must be treated alike. */
  strangers: Sender[]
  /** Those who send a valid credential, or something like one, in a way that calls do not take. */
  misplaced: Sender[]
  /** An admin’s browser, as a page of another site makes it send requests. */
  crossSite: Sender[]
  /** What addresses of expectedRoutes.ts name. */
  names: Record<string, string>
}

/** The password of every account that the lab makes. */
export const PASSWORD = 'a password to begin with'

const bearing = (token: string) => ({ Authorization: `Bearer ${token}` })

/** The roles of accounts in the built configuration. */
export const builtRoles = async (): Promise<string[]> => {
  const users = (await config).collections.find(({ slug }) => slug === 'users')
  const role = users?.flattenedFields.find(({ name }) => name === 'role')
  if (role?.type !== 'select') throw new Error('Accounts have no select field "role" any more.')
  return role.options.map((option) => (typeof option === 'string' ? option : option.value))
}

/** Fills a new site and signs everybody in. */
export const prepareLab = async (site: RunningServer): Promise<Lab> => {
  const { post, logIn } = callsOf(site)
  const admin = await logIn()
  const send = async (address: string, body: object, token: string): Promise<Row> => {
    const response = await fetch(`${site.baseUrl}${address}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...bearing(token) },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Row // REST and calls answer objects
  }
  const newAccount = async (role: string) => {
    const email = `${mark()}@staff.example`
    const made = await send(
      '/api/users',
      {
        // Money is seen by those recruiters whom an admin allowed it, as here.
        ...{ email, role, name: `Test ${role}`, sees_money: true },
        ...{ password: PASSWORD, current_password: TEST_ADMIN.password },
      },
      admin,
    )
    const { id } = (made.doc ?? {}) as { id?: number } // of an account that was made
    expect(id, JSON.stringify(made)).toEqual(expect.any(Number))
    return { id: Number(id), email }
  }
  const signIn = async ({ email }: { email: string }): Promise<string> => {
    const panel = await send('/api/users/login', { email, password: PASSWORD }, '')
    const { token } = panel.token ? panel : await post('login', { email, password: PASSWORD })
    expect(token, `${email} is signed in`).toEqual(expect.any(String))
    return String(token)
  }

  const roles: Sender[] = []
  for (const role of await builtRoles()) {
    const column = COLUMNS.find((name) => name === role)
    if (!column) throw new Error(`expectedData.ts has no column for the role "${role}".`)
    const account = await newAccount(role)
    const headers = bearing(await signIn(account))
    roles.push({ name: role, role: column, id: account.id, headers })
  }

  const owner = await newAccount('admin')
  const token = await signIn(owner)
  const signedOut = await signIn(owner)
  await post('logout', {}, signedOut)
  const gone = await newAccount('admin')
  const deleted = await signIn(gone)
  await fetch(`${site.baseUrl}/api/users/${gone.id}`, {
    method: 'DELETE',
    headers: bearing(admin),
  })
  // Otherwise the alert about it would be mailed within a minute, while nothing may change.
  await site.database.rows("delete from audit where action = 'warning'")
  const secret = readFileSync(path.join(site.dataDir, 'secret'), 'utf8').trim()
  const past = Math.floor(Date.now() / 1000) - 60
  const tokens: Record<string, string> = {
    'an expired token': signedToken(token, { exp: past }, secret),
    'a token of a session that was ended': signedOut,
    'a token of a deleted account': deleted,
    'a token changed to another account': tamperedToken(token, { id: 1 }),
    'a token with another signature': wronglySigned(token),
    'a token signed with a foreign key': signedToken(token, {}, 'my own secret'),
    'a token that claims to need no signature': unsignedToken(token),
  }
  const stranger = (name: string, headers: Record<string, string>, query = ''): Sender => ({
    ...{ name, role: null, id: 0 },
    ...{ headers, query },
  })
  const invalid = Object.entries(tokens).map(([name, value]) => stranger(name, bearing(value)))
  const password = Buffer.from(`${owner.email}:${PASSWORD}`).toString('base64')
  const cookie = `payload-token=${token}`
  const misplacedHeaders: Record<string, Record<string, string>> = {
    'an empty token': bearing(''),
    garbage: bearing('garbage'),
    'three parts of garbage': bearing('a.b.c'),
    'e-mail and password': { Authorization: `Basic ${password}` },
    'a valid token after "bearer" in small letters': { Authorization: `bearer ${token}` },
    'a valid token without the word Bearer': { Authorization: token },
    'a valid token after another word': { Authorization: `Token ${token}` },
    'a valid token in another header': { 'X-Access-Token': token },
    'a valid token as a cookie only': { Cookie: cookie },
  }
  const misplaced = Object.entries(misplacedHeaders).map(([name, headers]) =>
    stranger(name, headers),
  )
  const crossSite = [
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
    ['Sec-Fetch-Site', 'cross-site'],
  ].map(([name = '', from = '']) =>
    stranger(`a cookie from ${from}`, { Cookie: cookie, [name]: from }),
  )
  const inAddress = `token=${token}&access_token=${token}&jwt=${token}`
  misplaced.push(...crossSite, stranger('a valid token in the address', {}, inAddress))

  const candidate = `${mark()}@candidate.example`
  const forms = {
    job: await jobForm({ company_logo: fixture('logo.png') }),
    application: applyForm({ email: candidate }),
    registration: await registrationForm({ email: candidate }),
  }
  const names = await stored(site, { admin, candidate, forms })
  return {
    site,
    secrets: [candidate, owner.email],
    roles,
    strangers: [stranger('no token', {}), ...invalid],
    ...{ misplaced, crossSite },
    names,
  }
}
