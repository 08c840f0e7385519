import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { expectNotAuthenticated } from '@/tests/support/expect'
import { get, php } from '@/tests/support/http'
import { isAlive, logIn, newAccount } from '@/tests/support/session'
import { signedToken } from '@/tests/support/tokens'

const server = inject('server')

let token = ''

beforeAll(async () => {
  token = await logIn(await newAccount('admin'))
})

describe.skipIf(!server)('a token signed with the site’s own secret', () => {
  const secret = () => readFileSync(path.join(server?.dataDir ?? '', 'secret'), 'utf8').trim()

  test('is accepted', async () => {
    // Proves that the next test is refused because of its date only.
    expect(await isAlive(signedToken(token, {}, secret()))).toBe(true)
  })

  test('is refused after its expiry', async () => {
    const expired = signedToken(token, { exp: Math.floor(Date.now() / 1000) - 60 }, secret())
    expectNotAuthenticated(await get(php('jobapplied_list'), expired))
  })

  test('is refused for a session that does not exist', async () => {
    const made = signedToken(token, { sid: '00000000-0000-4000-8000-000000000000' }, secret())
    expectNotAuthenticated(await get(php('jobapplied_list'), made))
    const without = signedToken(token, { sid: undefined }, secret())
    expectNotAuthenticated(await get(php('jobapplied_list'), without))
  })
})
