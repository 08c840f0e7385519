import { describe, expect, test } from 'vitest'
import { hasDatabase } from '@/tests/support/site/database'
import { TEST_ADMIN } from '@/tests/support/site/server'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** With the real limits, a stolen token cannot be used to guess the account's password. */
const isBuilt = hasDatabase()

const site = siteForFile({ SEED_SAMPLES: 'false', TRUSTED_HOPS: '1' })

const send = (method: string, path: string, data: object, token = '') =>
  fetch(`${site().baseUrl}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(data),
  })

const MANY = 12

describe.skipIf(!isBuilt)('somebody with the token of an account', () => {
  test('is stopped when guessing its password, and then the right one is refused too', async () => {
    const { token } = await (await send('POST', '/php/login.php', TEST_ADMIN)).json()
    const guess = async (current_password: string) => {
      const data = { email: 'thief@staff.example', current_password }
      return (await send('PATCH', '/api/users/1', data, token)).status
    }
    const statuses = new Set<number>()
    for (let i = 0; i < MANY; i++) statuses.add(await guess(`guess ${i}`))
    expect([...statuses].sort()).toEqual([400, 429])
    expect(await guess(TEST_ADMIN.password)).toBe(429)
    const confirm = { current_password: TEST_ADMIN.password }
    expect((await send('POST', '/php/password_confirm.php', confirm, token)).status).toBe(429)
    const answer = await fetch(`${site().baseUrl}/api/users/me`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect((await answer.json()).user.email).toBe(TEST_ADMIN.email)
  })
})
