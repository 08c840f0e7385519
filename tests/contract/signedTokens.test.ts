import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { expectNotAuthenticated } from '@/tests/support/expect'
import { get, php } from '@/tests/support/network/http'
import { adminToken, editorToken, isAlive, logIn, newAccount } from '@/tests/support/staff/session'
import { claimsOf, signedToken } from '@/tests/support/staff/tokens'

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

  test('is refused before it is valid', async () => {
    const early = signedToken(token, { nbf: Math.floor(Date.now() / 1000) + 600 }, secret())
    expectNotAuthenticated(await get(php('jobapplied_list'), early))
  })

  test('is refused with the session of another account, and for another account', async () => {
    const { id, sid } = claimsOf(await adminToken())
    for (const changes of [{ sid }, { id }, { id: 2_147_483_647 }, { id: undefined }]) {
      const made = signedToken(token, changes, secret())
      expectNotAuthenticated(await get(php('jobapplied_list'), made))
    }
  })

  test('is refused for another collection', async () => {
    for (const collection of ['applications', 'constructor', undefined]) {
      const made = signedToken(token, { collection }, secret())
      expectNotAuthenticated(await get(php('jobapplied_list'), made))
    }
  })

  test('gives an editor no other role', async () => {
    const editor = (await editorToken()).token
    const made = signedToken(editor, { role: 'admin' }, secret())
    expect((await get(php('jobapplied_list'), made)).body).toMatchObject({ success: false })
    expect((await get('/api/applications', made)).status).toBe(403)
    expect((await get('/api/users/me', made)).body).toMatchObject({ user: { role: 'editor' } })
  })

  test.each(['HS512', 'RS256', 'none', 'hs256', undefined])(
    'is refused when it names the algorithm %s instead of its own',
    async (alg) => {
      const made = signedToken(token, {}, secret(), { alg })
      expectNotAuthenticated(await get(php('jobapplied_list'), made))
    },
  )
})
