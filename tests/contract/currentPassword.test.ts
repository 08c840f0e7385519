import { beforeAll, describe, expect, test } from 'vitest'
import { mark } from '@/tests/support/mark'
import { call, php, postJson } from '@/tests/support/network/http'
import {
  ACCOUNT_WRITES,
  expectProblem,
  expectUnchanged,
  patch,
  problemsOf,
  twoAdmins,
} from '@/tests/support/staff/accounts'
import { rowsWhere } from '@/tests/support/staff/records'
import { type Account, editorToken, logIn, newAccount } from '@/tests/support/staff/session'

/**
 * A password or an e-mail address is changed only with the current password of the account that
 * asks, so that a stolen token is not enough to take over the account.
 */

const REQUIRED = 'Current password is required'
const WRONG = 'The current password is not right'

const newEmail = () => `${mark()}@staff.example`

describe.each(Object.entries(ACCOUNT_WRITES))('admin who changes %s', (_way, write) => {
  let two: Awaited<ReturnType<typeof twoAdmins>>
  beforeAll(async () => {
    two = await twoAdmins()
  })

  const TYPED: [string, unknown, string][] = [
    ['nothing', undefined, REQUIRED],
    ['an empty text', '', REQUIRED],
    ['a list', ['a password to begin with'], REQUIRED],
    ['a query', { $ne: null }, REQUIRED],
    ['a wrong one', 'not this one', WRONG],
    ['one followed by a NUL', 'a password to begin with\u0000tail', WRONG],
    ['a megabyte', 'x'.repeat(200_000), WRONG],
  ]
  // Each wrong one takes as long as a right one: only the first change is tried with all of them.
  const CHANGES: [string, () => object, typeof TYPED][] = [
    [
      'both, and a name',
      () => ({ email: newEmail(), password: 'another password', name: 'N' }),
      TYPED,
    ],
    ['a password', () => ({ password: 'another password' }), TYPED.slice(0, 1)],
    ['an e-mail address', () => ({ email: newEmail() }), TYPED.slice(0, 1)],
  ]

  test.each(CHANGES)(
    'cannot change %s without the current password',
    async (_what, data, typed) => {
      for (const [what, current_password, message] of typed) {
        const answer = await write(two.token, two.own, two.other, { ...data(), current_password })
        expect(answer.status, `${what}: ${answer.text.slice(0, 200)}`).toBe(400)
        expect(problemsOf(answer), what).toEqual([{ path: 'current_password', message }])
      }
      await expectUnchanged(two)
      expect(await rowsWhere('users', 'email', two.own.email)).toMatchObject([
        { name: 'Test admin' },
      ])
    },
  )

  test('changes a name without a password', async () => {
    const answer = await write(two.token, two.own, two.other, { name: 'Renamed' })
    expect(answer.status, answer.text.slice(0, 200)).toBe(200)
  })

  test('sets a new password with the current one, which no response contains', async () => {
    const { own, other, token } = two
    const password = `new ${mark()}`
    const answer = await write(token, own, other, { password, current_password: own.password })
    expect(answer.status, answer.text.slice(0, 200)).toBe(200)
    expect(answer.text).not.toContain('current_password')
    expect(answer.text).not.toContain(own.password)
    const { doc, docs } = answer.body as { doc?: Account; docs?: Account[] } // Payload's answers
    const changed = docs ?? (doc ? [doc] : [])
    expect(changed.length).toBeGreaterThan(0)
    for (const { email } of changed) {
      const old = await postJson(php('login'), { email, password: own.password })
      expect(old.body).toMatchObject({ success: false })
      await logIn({ email, password })
    }
  })
})

describe('an admin over REST', () => {
  test('cannot use the colleague’s password as the current one', async () => {
    const { own, other, token } = await twoAdmins()
    const password = `new ${mark()}`
    const change = { password, current_password: own.password }
    expect((await patch(`/api/users/${own.id}`, token, change)).status).toBe(200)
    const theirs = { email: newEmail(), current_password: other.password }
    expectProblem(await patch(`/api/users/${own.id}`, token, theirs), 'current_password', WRONG)
    await logIn(other)
    await logIn({ ...own, password })
  })

  test('changes the own and a colleague’s e-mail address with the own password', async () => {
    const { own, other, token } = await twoAdmins()
    const current_password = own.password
    for (const account of [other, own]) {
      const email = newEmail()
      const answer = await patch(`/api/users/${account.id}`, token, { email, current_password })
      expect(answer.status, answer.text.slice(0, 200)).toBe(200)
      await logIn({ ...account, email })
    }
  })

  test('may send the own e-mail address unchanged without the password, as the CMS panel does', async () => {
    const { own, token } = await twoAdmins()
    const email = ` ${own.email.toUpperCase()} `
    const answer = await patch(`/api/users/${own.id}`, token, { name: 'Renamed', email })
    expect(answer.status, answer.text.slice(0, 200)).toBe(200)
    expect(answer.body?.doc).toMatchObject({ name: 'Renamed', email: own.email })
  })

  test('creates an account only with the own password', async () => {
    const { own, token } = await twoAdmins()
    const data = { email: newEmail(), password: 'a password', name: 'New', role: 'admin' }
    expectProblem(await postJson('/api/users', data, token), 'current_password', REQUIRED)
    const wrong = { ...data, current_password: 'not this one' }
    expectProblem(await postJson('/api/users', wrong, token), 'current_password', WRONG)
    expect(await rowsWhere('users', 'email', data.email)).toEqual([])
    const right = { ...data, current_password: own.password }
    expect((await postJson('/api/users', right, token)).status).toBe(201)
    await logIn(data)
  })

  test('cannot copy an account without the password', async () => {
    const { own, token } = await twoAdmins()
    const data = { email: newEmail(), password: 'a password' }
    const answer = await postJson(`/api/users/${own.id}/duplicate`, data, token)
    expect(answer.status).toBe(404)
    expect(await rowsWhere('users', 'email', data.email)).toEqual([])
  })

  test.each(['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override', 'X-HTTP-Method'])(
    'cannot override the method of a request with %s',
    async (header) => {
      const two = await twoAdmins()
      for (const value of ['PATCH', 'PUT', 'GET']) {
        for (const path of [
          `/api/users/${two.own.id}`,
          `/api/users?where[id][equals]=${two.own.id}`,
        ]) {
          await call(path, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              [header]: value,
              Authorization: `Bearer ${two.token}`,
            },
            body: JSON.stringify({ password: 'another password', email: newEmail() }),
          })
        }
      }
      await expectUnchanged(two)
    },
  )
})

test('an editor cannot change a colleague’s account even with the own password', async () => {
  const other = await newAccount('admin')
  const { editor, token } = await editorToken()
  const current_password = editor.password
  const data = { password: 'another password', email: newEmail(), current_password }
  expect((await patch(`/api/users/${other.id}`, token, data)).status).toBe(403)
  await logIn(other)
})

test('an editor changes the own password only with the current one', async () => {
  const { editor, token } = await editorToken()
  const path = `/api/users/${editor.id}`
  const password = 'another password'
  expectProblem(await patch(path, token, { password }), 'current_password', REQUIRED)
  const answer = await patch(path, token, { password, current_password: editor.password })
  expect(answer.status).toBe(200)
  expect((await postJson('/api/users/login', { ...editor, password })).status).toBe(200)
})
