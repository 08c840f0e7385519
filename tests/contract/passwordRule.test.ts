import { describe, expect, inject, test } from 'vitest'
import { mailsTo } from '@/tests/support/candidates/mails'
import { mark } from '@/tests/support/mark'
import { postJson } from '@/tests/support/network/http'
import { startServer } from '@/tests/support/site/server'
import {
  ACCOUNT_WRITES,
  expectProblem,
  expectUnchanged,
  twoAdmins,
} from '@/tests/support/staff/accounts'
import { rowsWhere } from '@/tests/support/staff/records'
import { deleteAccount, isAlive, logIn, newAccount } from '@/tests/support/staff/session'

/** The specified length of a password applies wherever one is set. */

const TOO_SHORT = 'Password must be at least 6 characters'
const TOO_LONG = 'Password must be at most 256 characters'

const server = inject('server')

describe('a password of less than 6 or more than 256 characters is refused', () => {
  const BAD: [unknown, string][] = [
    ['12345', TOO_SHORT],
    ['x'.repeat(257), TOO_LONG],
    [['a password'], 'Password is required'],
    [{ length: 10 }, 'Password is required'],
    [1_234_567, 'Password is required'],
    [true, 'Password is required'],
  ]

  test.each(Object.entries(ACCOUNT_WRITES))('in a change of %s', async (_way, write) => {
    const two = await twoAdmins()
    const current_password = two.own.password
    for (const [password, message] of BAD) {
      const answer = await write(two.token, two.own, two.other, { password, current_password })
      expectProblem(answer, 'password', message)
    }
    await expectUnchanged(two)
  })

  test('for a new account', async () => {
    const { own, token } = await twoAdmins()
    const data = {
      email: `${mark()}@staff.example`,
      name: 'New',
      role: 'editor',
      current_password: own.password,
    }
    for (const [password, message] of BAD) {
      expectProblem(await postJson('/api/users', { ...data, password }, token), 'password', message)
    }
    expect((await postJson('/api/users', { ...data, password: '' }, token)).status).toBe(400)
    expect(await rowsWhere('users', 'email', data.email)).toEqual([])
    const longest = { ...data, password: 'x'.repeat(256) }
    expect((await postJson('/api/users', longest, token)).status).toBe(201)
  })

  test.skipIf(!server)('for the first admin: the site does not start and says why', async () => {
    const starting = startServer({ ADMIN_PASSWORD: '12345', SEED_SAMPLES: 'false' })
    await expect(starting).rejects.toThrow(`Setting ADMIN_PASSWORD: ${TOO_SHORT}`)
  })

  test('in a reset by link, which stays valid until a correct password is set', async () => {
    const account = await newAccount('admin')
    const session = await logIn(account)
    await postJson('/api/users/forgot-password', { email: account.email })
    const [mail] = await mailsTo(account.email, { token: session })
    const token = /\/admin\/reset\/([\w-]+)$/m.exec(String(mail?.text))?.[1]
    for (const [password, message] of BAD) {
      const answer = await postJson('/api/users/reset-password', { token, password })
      // Payload treats anything but text as missing.
      const own = typeof password === 'string' ? message : 'This field is required.'
      expectProblem(answer, 'password', own)
    }
    expect(await isAlive(session)).toBe(true)
    const password = '123456'
    expect((await postJson('/api/users/reset-password', { token, password })).status).toBe(200)
    expect(await isAlive(session)).toBe(false)
    await logIn({ ...account, password })
    await deleteAccount(account)
  })
})
