import { expect } from 'vitest'
import { expectSuccess } from './expect'
import { type Answered, call, php, postJson } from './http'
import { type Account, deleteAccount, isAlive, logIn, newAccount } from './session'
import { signedToken, tamperedToken, unsignedToken, wronglySigned } from './tokens'

/** What a stranger may send instead of the admin's token. */
type Attempt = { headers: Record<string, string>; query: string }

/** An admin, a valid token of that admin, and two tokens that are no longer valid. */
type Known = { account: Account; token: string; signedOut: string; deleted: string }

const header = (name: string, value: string): Attempt => ({ headers: { [name]: value }, query: '' })

const bearing = (token: string): Attempt => header('Authorization', `Bearer ${token}`)

/** Each entry must be refused. */
const ATTEMPTS: Record<string, (known: Known) => Attempt> = {
  'no token': () => ({ headers: {}, query: '' }),
  'an empty token': () => bearing(''),
  garbage: () => bearing('garbage'),
  'three parts of garbage': () => bearing('a.b.c'),
  'e-mail and password (Basic)': ({ account: { email, password } }) =>
    header('Authorization', `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`),
  'a valid token after "bearer" in small letters': ({ token }) =>
    header('Authorization', `bearer ${token}`),
  'a valid token without the word Bearer': ({ token }) => header('Authorization', token),
  'a valid token after another word': ({ token }) => header('Authorization', `Token ${token}`),
  'a valid token in another header': ({ token }) => header('X-Access-Token', token),
  'a valid token as a cookie only': ({ token }) => header('Cookie', `payload-token=${token}`),
  'a valid token as a cookie, from another site': ({ token }) => ({
    headers: { Cookie: `payload-token=${token}`, Origin: 'https://evil.example' },
    query: '',
  }),
  'a valid token in the address': ({ token }) => ({
    headers: {},
    query: `token=${token}&access_token=${token}&jwt=${token}`,
  }),
  'a token changed to another account': ({ token }) => bearing(tamperedToken(token, { id: 1 })),
  'a token with another signature': ({ token }) => bearing(wronglySigned(token)),
  'a token that claims to need no signature': ({ token }) => bearing(unsignedToken(token)),
  'a token signed with a foreign key': ({ token }) =>
    bearing(signedToken(token, {}, 'my own secret')),
  'a token after signing out': ({ signedOut }) => bearing(signedOut),
  'a token of a deleted account': ({ deleted }) => bearing(deleted),
}

export const INVALID_CREDENTIALS = Object.keys(ATTEMPTS)

/** A new admin with a valid token, and with what the invalid credentials are made of. */
export const newKnown = async (): Promise<Known> => {
  const account = await newAccount('admin')
  const token = await logIn(account)
  const signedOut = await logIn(account)
  expectSuccess(await postJson(php('logout'), {}, signedOut), 'Logged out successfully!')
  const gone = await newAccount('admin')
  const deleted = await logIn(gone)
  expect(await isAlive(deleted)).toBe(true)
  await deleteAccount(gone)
  return { account, token, signedOut, deleted }
}

/** Sends a request with one of the invalid credentials. */
export const sendInvalid = (
  known: Known,
  way: string,
  address: string,
  init: { method: string; headers?: Record<string, string>; body?: BodyInit } = { method: 'GET' },
): Promise<Answered> => {
  const attempt = ATTEMPTS[way]?.(known)
  expect(attempt, way).toBeDefined()
  return call(`${address}${attempt?.query ? `?${attempt.query}` : ''}`, {
    ...init,
    headers: { ...init.headers, ...attempt?.headers },
  })
}
