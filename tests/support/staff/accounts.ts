import { expect } from 'vitest'
import { type Answered, bearer, call, get } from '../network/http'
import type { Row } from '../rows'
import { type Account, isAlive, logIn, newAccount } from './session'

/** Changes accounts over Payload's REST API, as the CMS panel or a stolen token would. */

const JSON_TYPE = { 'Content-Type': 'application/json' }

type Write = (token: string, own: Account, other: Account, data: object) => Promise<Answered>

const send =
  (method: string, headers: Record<string, string> = {}) =>
  (path: string, token: string, data: object): Promise<Answered> =>
    call(path, {
      method,
      headers: { ...JSON_TYPE, ...headers, ...bearer(token) },
      body: JSON.stringify(data),
    })

export const patch = send('PATCH')

/**
 * Every way to change an account over REST: `own` is the caller's account, `other` a colleague's.
 */
export const ACCOUNT_WRITES: Record<string, Write> = {
  'the own account': (token, own, _other, data) => patch(`/api/users/${own.id}`, token, data),
  'a colleague’s account': (token, _own, other, data) =>
    patch(`/api/users/${other.id}`, token, data),
  'the own account, found by a query': (token, own, _other, data) =>
    patch(`/api/users?where[id][equals]=${own.id}`, token, data),
  'both accounts at once': (token, own, other, data) =>
    patch(`/api/users?where[id][in]=${own.id},${other.id}`, token, data),
  'the own account, with fields of a form': (token, own, _other, data) => {
    const body = new FormData()
    body.append('_payload', JSON.stringify(data))
    return call(`/api/users/${own.id}`, { method: 'PATCH', headers: bearer(token), body })
  },
}

/** Creates and signs in two admins. */
export const twoAdmins = async () => {
  const [own, other] = [await newAccount('admin'), await newAccount('admin')]
  return { own, other, token: await logIn(own), otherToken: await logIn(other) }
}

/** The problems that Payload's response reports, by field. */
export const problemsOf = ({ body }: Answered): { path: string; message: string }[] => {
  const [error] = (body?.errors ?? []) as { data?: { errors?: Row[] } }[] // Payload's refusals
  return (error?.data?.errors ?? []).map(({ path, message }) => ({
    path: String(path),
    message: String(message),
  }))
}

/** Expects that a write was refused because of one field. */
export const expectProblem = (answer: Answered, path: string, message: string): void => {
  expect(answer.status, answer.text.slice(0, 300)).toBe(400)
  expect(problemsOf(answer)).toEqual([{ path, message }])
}

/** The number of sessions of the account that a token belongs to. */
export const sessionsOf = async (token: string): Promise<number> => {
  const { user } = (await get('/api/users/me', token)).body as { user: Row } // Payload's answer
  return (user.sessions as unknown[]).length // of a signed-in account
}

/** Expects that neither admin was changed or signed out. */
export const expectUnchanged = async ({
  own,
  other,
  token,
  otherToken,
}: Awaited<ReturnType<typeof twoAdmins>>): Promise<void> => {
  expect(await Promise.all([token, otherToken].map(isAlive))).toEqual([true, true])
  // A successful login proves that neither address nor password changed.
  await logIn(own)
  await logIn(other)
}
