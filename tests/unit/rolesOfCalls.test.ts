import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALL_ROLES } from '@/app/php/callRoles'
import { ROLE_NAMES, type Role } from '@/collections/Users/shared/roles'
import { callInProcess } from '@/tests/support/callsInProcess'
import { mark } from '@/tests/support/mark'
import { ownPayload } from '@/tests/support/ownPayload'

const { payload, end } = await ownPayload()
const { signIn } = await import('@/collections/Users/signIn')

afterAll(end)

const tokens = new Map<Role, string>()

/** A token as the CMS panel gives it to every role; login.php refuses editors. */
const newToken = async (role: Role): Promise<string> => {
  const account = { email: `${mark()}@staff.example`, password: 'a password to begin with' }
  await payload.create({ collection: 'users', data: { ...account, name: role, role } })
  const outcome = await signIn({ payload, headers: new Headers() }, account)
  return outcome.is === 'signedIn' ? String(outcome.session.token) : expect.fail(outcome.is)
}

beforeAll(async () => {
  for (const role of ROLE_NAMES) tokens.set(role, await newToken(role))
})

/** What both methods of a call say to nothing that it could do. */
const both = async (name: string, token?: string) => {
  const methods = ['GET', 'POST'] as const
  const all = await Promise.all(methods.map((method) => callInProcess(name, { method, token })))
  return all.filter(({ status }) => status !== 405)
}

// An empty body is enough to log out.
const calls = Object.entries(CALL_ROLES).filter(([name]) => name !== 'logout')

const message = 'Your account may not do this. Please ask an admin.'

describe.each(calls)('%s.php', (name, roles) => {
  test('refuses visitors', async () => {
    const answers = await both(name)
    expect(answers.length).toBeGreaterThan(0)
    for (const { status } of answers) expect(status).toBe(401)
  })

  test.each(ROLE_NAMES)('answers the role %s as the table says', async (role) => {
    const mayCall = (roles as readonly Role[]).includes(role)
    for (const { status, body } of await both(name, tokens.get(role))) {
      if (mayCall) expect([401, 403, 500]).not.toContain(status)
      else expect({ status, body }).toEqual({ status: 403, body: { success: false, message } })
    }
  })
})

test('logout.php refuses an editor, and signs a recruiter out', async () => {
  expect((await callInProcess('logout', { token: tokens.get('editor') })).status).toBe(403)
  const token = await newToken('recruiter')
  expect((await callInProcess('logout', { token })).body).toMatchObject({ success: true })
  expect((await callInProcess('profile', { method: 'GET', token })).status).toBe(401)
})

test('login.php refuses an editor, and signs a recruiter in', async () => {
  for (const role of ROLE_NAMES) {
    const account = { email: `${mark()}@staff.example`, password: 'a password to begin with' }
    await payload.create({ collection: 'users', data: { ...account, name: role, role } })
    const { body } = await callInProcess('login', { body: account })
    expect([role, body.success]).toEqual([role, role !== 'editor'])
  }
})
