import { describe, expect, inject, test } from 'vitest'
import { expectFailure, expectSuccess } from '@/tests/support/expect'
import { call, get, php, postJson } from '@/tests/support/network/http'
import { isAlive, logIn, newAccount } from '@/tests/support/staff/session'

describe('an admin who logs out', () => {
  test('ends this session only', async () => {
    const account = await newAccount('admin')
    const [here, there] = [await logIn(account), await logIn(account)]
    const answer = await postJson(php('logout'), {}, here)
    expectSuccess(answer, 'Logged out successfully!')
    expect(answer.body).toEqual({ success: true, message: 'Logged out successfully!' })
    expect(await isAlive(here)).toBe(false)
    expect(await isAlive(there)).toBe(true)
  })

  test('everywhere ends all sessions', async () => {
    const account = await newAccount('admin')
    const tokens = [await logIn(account), await logIn(account), await logIn(account)]
    expectSuccess(
      await postJson(php('logout'), { everywhere: true }, tokens[0]),
      'Logged out successfully!',
    )
    expect(await Promise.all(tokens.map(isAlive))).toEqual([false, false, false])
    expect(await isAlive(await logIn(account))).toBe(true)
  })

  test('in two sessions at the same time ends both', async () => {
    const account = await newAccount('admin')
    const tokens = [await logIn(account), await logIn(account), await logIn(account)]
    await Promise.all(tokens.slice(0, 2).map((token) => postJson(php('logout'), {}, token)))
    expect(await Promise.all(tokens.map(isAlive))).toEqual([false, false, true])
  })

  test('twice is refused the second time', async () => {
    const token = await logIn(await newAccount('admin'))
    await postJson(php('logout'), {}, token)
    const again = await postJson(php('logout'), {}, token)
    expectFailure(again, 401, 'You are not authenticated. Please log in.')
  })

  test.each([{ everywhere: 'true' }, { everywhere: 1 }, { everywhere: null }])(
    'does not log out everywhere when %o is sent',
    async (body) => {
      const account = await newAccount('admin')
      const token = await logIn(account)
      const answer = await postJson(php('logout'), body, token)
      expect(answer.body).toMatchObject({ success: false })
      expect(await isAlive(token)).toBe(true)
    },
  )
})

test('the admin’s token is in no address and no page that the site sends', async () => {
  const token = await logIn(inject('admin'))
  for (const path of ['/', '/job-list', php('joblist'), php('profile')]) {
    const answer = await get(path, token)
    expect(answer.text).not.toContain(token)
    expect(answer.headers.get('location') ?? '').not.toContain(token)
  }
  const page = await call('/login', { headers: { Cookie: `payload-token=${token}` } })
  expect(page.text).not.toContain(token)
})
