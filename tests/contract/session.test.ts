import { describe, expect, inject, test } from 'vitest'
import {
  expectFailure,
  expectFieldRefusal,
  expectRefusal,
  expectSuccess,
} from '@/tests/support/expect'
import { call, get, php, postJson } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { editorToken, isAlive, logIn, newAccount } from '@/tests/support/session'

const WRONG = 'Invalid Credential'

const tryLogin = (body: unknown) => postJson(php('login'), body)

/** Nobody's address: the tries count against no account that other tests use. */
const nobody = () => `${mark()}@nobody.example`

describe('the admin signs in', () => {
  test('and gets a token that nobody keeps and no cookie that opens anything', async () => {
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

  test('with the e-mail address in capitals and spaces around it', async () => {
    const { email, password } = await newAccount('admin')
    const answer = await tryLogin({ email: `  ${email.toUpperCase()} `, password })
    expectSuccess(answer, 'Login successful')
  })

  test('ten times at once, and all ten tokens work', async () => {
    const account = await newAccount('admin')
    const tokens = await Promise.all(Array.from({ length: 10 }, () => logIn(account)))
    expect(new Set(tokens).size).toBe(10)
    expect(await Promise.all(tokens.map(isAlive))).toEqual(Array(10).fill(true))
  })
})

describe('somebody who signs in is told what is missing or wrong', () => {
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
    ['yes', true],
  ])('an e-mail address that is %s', async (_what, email) => {
    expectFieldRefusal(await tryLogin({ email, password: 'secret1' }), 'email', 'Email is required')
  })

  test.each([
    ['a list', ['secret1']],
    ['a query', { $gt: '' }],
    ['a number', 1234567],
    ['yes', true],
  ])('a password that is %s', async (_what, password) => {
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
  ])('%s: the same two words', async (_what, email, password) => {
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
  ])('%s: "Invalid Credential", in the words of an unknown account', async (_what, change) => {
    const { email, password } = await newAccount('admin')
    const wrong = await tryLogin({ email, password: change(password) })
    expectRefusal(wrong, WRONG)
    const unknown = await tryLogin({ email: nobody(), password: 'secret1' })
    expect(wrong.text).toBe(unknown.text)
  })

  test('an editor: login.php is for the admin', async () => {
    const { editor } = await editorToken()
    expectRefusal(await tryLogin(editor), WRONG)
  })

  test('fields that are no part of the form change nothing', async () => {
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

describe('the admin signs out', () => {
  test('and the token opens nothing any more, while another one still does', async () => {
    const account = await newAccount('admin')
    const [here, there] = [await logIn(account), await logIn(account)]
    const answer = await postJson(php('logout'), {}, here)
    expectSuccess(answer, 'Logged out successfully!')
    expect(answer.body).toEqual({ success: true, message: 'Logged out successfully!' })
    expect(await isAlive(here)).toBe(false)
    expect(await isAlive(there)).toBe(true)
  })

  test('everywhere, and no token opens anything any more', async () => {
    const account = await newAccount('admin')
    const tokens = [await logIn(account), await logIn(account), await logIn(account)]
    expectSuccess(
      await postJson(php('logout'), { everywhere: true }, tokens[0]),
      'Logged out successfully!',
    )
    expect(await Promise.all(tokens.map(isAlive))).toEqual([false, false, false])
    expect(await isAlive(await logIn(account))).toBe(true)
  })

  test('at two places at the same time', async () => {
    const account = await newAccount('admin')
    const tokens = [await logIn(account), await logIn(account), await logIn(account)]
    await Promise.all(tokens.slice(0, 2).map((token) => postJson(php('logout'), {}, token)))
    expect(await Promise.all(tokens.map(isAlive))).toEqual([false, false, true])
  })

  test('only once: the second time there is nothing to sign out of', async () => {
    const token = await logIn(await newAccount('admin'))
    await postJson(php('logout'), {}, token)
    const again = await postJson(php('logout'), {}, token)
    expectFailure(again, 401, 'You are not authenticated. Please log in.')
  })

  test.each([{ everywhere: 'true' }, { everywhere: 1 }, { everywhere: null }])(
    'not everywhere when that was not clearly asked for: %o',
    async (body) => {
      const account = await newAccount('admin')
      const token = await logIn(account)
      const answer = await postJson(php('logout'), body, token)
      expect(answer.body).toMatchObject({ success: false })
      expect(await isAlive(token)).toBe(true)
    },
  )
})

describe('the panel’s own login', () => {
  test('gives its cookie to scripts of no site', async () => {
    const account = await newAccount('admin')
    const answer = await postJson('/api/users/login', account)
    expect(answer.status).toBe(200)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Strict/i)
    expect(cookie).not.toMatch(/Domain=/i)
    expect(answer.text).not.toMatch(/"(hash|salt|password)"/)
  })

  test('is refused in the same words for an unknown account and a wrong password', async () => {
    const { email } = await newAccount('admin')
    const wrong = await postJson('/api/users/login', { email, password: 'not this one' })
    const unknown = await postJson('/api/users/login', { email: nobody(), password: 'not this' })
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(wrong.text).toBe(unknown.text)
  })

  test('says nothing about an account to somebody who forgot a password', async () => {
    const { email } = await newAccount('admin')
    const known = await postJson('/api/users/forgot-password', { email })
    const unknown = await postJson('/api/users/forgot-password', { email: nobody() })
    expect(known.status).toBe(unknown.status)
    expect(known.text).toBe(unknown.text)
  })

  test('does not let anyone make the first account: there is one', async () => {
    const body = { email: nobody(), password: 'secret123', name: 'Me', role: 'admin' }
    expect((await postJson('/api/users/first-register', body)).status).toBe(401)
    const answer = await postJson('/api/users/login', body)
    expect(answer.status).toBe(401)
  })
})

test('the admin’s token stands in no address and no page that the site sends', async () => {
  const token = await logIn(inject('admin'))
  for (const path of ['/', '/job-list', php('joblist'), php('profile')]) {
    const answer = await get(path, token)
    expect(answer.text).not.toContain(token)
    expect(answer.headers.get('location') ?? '').not.toContain(token)
  }
  const page = await call('/login', { headers: { Cookie: `payload-token=${token}` } })
  expect(page.text).not.toContain(token)
})
