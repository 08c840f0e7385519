import { describe, expect, test } from 'vitest'
import {
  expectFailure,
  expectFieldRefusal,
  expectRefusal,
  expectSuccess,
} from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { get, php, postJson } from '@/tests/support/network/http'
import { editorToken, isAlive, logIn, newAccount } from '@/tests/support/staff/session'

const WRONG = 'Invalid Credential'

const tryLogin = (body: unknown) => postJson(php('login'), body)

/** An address without an account, so that attempts do not count against other tests' accounts. */
const nobody = () => `${mark()}@nobody.example`

describe('an admin who logs in', () => {
  test('gets a token that must not be cached and no cookie that gives access', async () => {
    const answer = await tryLogin(await newAccount('admin'))
    expectSuccess(answer, 'Login successful')
    expect(Object.keys(answer.body ?? {}).sort()).toEqual(['message', 'success', 'token'])
    const [cookie, ...others] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^known-browser-\d+=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    )
    expect(others).toEqual([])
    expect(await isAlive(String(answer.body?.token))).toBe(true)
  })

  test('may type the e-mail address in capitals and with spaces', async () => {
    const { email, password } = await newAccount('admin')
    const answer = await tryLogin({ email: `  ${email.toUpperCase()} `, password })
    expectSuccess(answer, 'Login successful')
  })

  test('ten times at the same time gets ten valid tokens', async () => {
    const account = await newAccount('admin')
    const tokens = await Promise.all(Array.from({ length: 10 }, () => logIn(account)))
    expect(new Set(tokens).size).toBe(10)
    expect(await Promise.all(tokens.map(isAlive))).toEqual(Array(10).fill(true))
  })
})

test('an editor gets a token that opens the CMS panel, but no call of the dashboard', async () => {
  const { editor } = await editorToken()
  const { body } = await tryLogin(editor)
  const token = String(body?.token)
  const renewed = await postJson('/api/users/refresh-token', {}, token)
  expect(renewed.headers.get('set-cookie')).toMatch(/^payload-token=/)
  expect(renewed.body).toMatchObject({ user: { role: 'editor' } })
  expect((await get(php('jobapplied_list'), token)).status).toBe(403)
})

describe('login.php refuses', () => {
  test.each([
    [{}, 'Email is required', { email: 'Email is required', password: 'Password is required' }],
    [{ email: '', password: 'secret1' }, 'Email is required', { email: 'Email is required' }],
    [{ email: '  ', password: 'secret1' }, 'Email is required', { email: 'Email is required' }],
    [
      { email: 'asha', password: 'secret1' },
      'Invalid email format',
      { email: 'Invalid email format' },
    ],
    [
      { email: 'a@example.com\nb@example.com', password: 'secret1' },
      'Invalid email format',
      { email: 'Invalid email format' },
    ],
    [{ email: 'a@example.com' }, 'Password is required', { password: 'Password is required' }],
    [
      { email: 'a@example.com', password: '' },
      'Password is required',
      { password: 'Password is required' },
    ],
    [
      { email: 'a@example.com', password: '12345' },
      'Password must be at least 6 characters',
      { password: 'Password must be at least 6 characters' },
    ],
    [
      { email: 'a@example.com', password: 'x'.repeat(257) },
      'Password must be at most 256 characters',
      { password: 'Password must be at most 256 characters' },
    ],
  ])('%o: "%s"', async (body, message, errors) => {
    expectRefusal(await tryLogin(body), message, errors)
  })

  test.each([
    ['a list', ['a@example.com']],
    ['a query', { $ne: null }],
    ['a number', 5],
    ['nothing', null],
    ['true', true],
  ])('%s as an e-mail address', async (_what, email) => {
    expectFieldRefusal(await tryLogin({ email, password: 'secret1' }), 'email', 'Email is required')
  })

  test.each([
    ['a list', ['secret1']],
    ['a query', { $gt: '' }],
    ['a number', 1234567],
    ['true', true],
  ])('%s as a password', async (_what, password) => {
    expectFieldRefusal(
      await tryLogin({ email: nobody(), password }),
      'password',
      'Password is required',
    )
  })

  test.each([
    ['an unknown account', nobody(), 'secret1'],
    ['SQL for a password', nobody(), "' OR '1'='1"],
    ['a wildcard for an account', '%@staff.example', 'secret1'],
    ['a NUL in the password', nobody(), 'secret\u0000'],
    ['half an emoji in the password', nobody(), 'secret\ud800'],
  ])('%s with the same message', async (_what, email, password) => {
    const answer = await tryLogin({ email, password })
    expect(answer.body?.success).toBe(false)
    expect([WRONG, 'Invalid email format']).toContain(answer.body?.message)
    expect(answer.body).not.toHaveProperty('token')
  })

  test.each([
    ['a wrong password', (right: string) => `${right}x`],
    ['the password in capitals', (right: string) => right.toUpperCase()],
    ['the password cut at a NUL', (right: string) => `${right}\u0000tail`],
    ['the password with a space behind it', (right: string) => `${right} `],
  ])('%s with "Invalid Credential", as for an unknown account', async (_what, change) => {
    const { email, password } = await newAccount('admin')
    const wrong = await tryLogin({ email, password: change(password) })
    expectRefusal(wrong, WRONG)
    const unknown = await tryLogin({ email: nobody(), password: 'secret1' })
    expect(wrong.text).toBe(unknown.text)
  })

  test('a wrong login whatever additional fields are sent', async () => {
    const answer = await tryLogin({
      email: nobody(),
      password: 'secret1',
      role: 'admin',
      token: 'mine',
      success: true,
      __proto__: { success: true },
    })
    expectRefusal(answer, WRONG)
  })

  test('a password of a megabyte', async () => {
    const answer = await tryLogin({ email: nobody(), password: 'x'.repeat(1_000_000) })
    expectFailure(answer, 413, 'What was sent is too large.')
  })
})

describe('the login to the CMS panel', () => {
  test('sets a cookie that scripts and other sites cannot use', async () => {
    const account = await newAccount('admin')
    const answer = await postJson('/api/users/login', account)
    expect(answer.status).toBe(200)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Strict/i)
    expect(cookie).not.toMatch(/Domain=|Expires=/i)
    expect(answer.text).not.toMatch(/"(hash|salt|password)"/)
  })

  test('is refused with the same message for an unknown account and a wrong password', async () => {
    const { email } = await newAccount('admin')
    const wrong = await postJson('/api/users/login', { email, password: 'not this one' })
    const unknown = await postJson('/api/users/login', { email: nobody(), password: 'not this' })
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(wrong.text).toBe(unknown.text)
  })

  test('answers a forgotten password in the same way for known and unknown accounts', async () => {
    const { email } = await newAccount('admin')
    const known = await postJson('/api/users/forgot-password', { email })
    const unknown = await postJson('/api/users/forgot-password', { email: nobody() })
    expect(known.status).toBe(unknown.status)
    expect(known.text).toBe(unknown.text)
  })

  test('does not let anyone create a first account when there is one', async () => {
    const body = { email: nobody(), password: 'secret123', name: 'Me', role: 'admin' }
    expect((await postJson('/api/users/first-register', body)).status).toBe(401)
    const answer = await postJson('/api/users/login', body)
    expect(answer.status).toBe(401)
  })
})
