import { beforeAll, describe, expect, test } from 'vitest'
import { bearer, get, postJson, rawCall } from '@/tests/support/http'
import { rowsWhere } from '@/tests/support/records'
import { expectNoData, isShut, JSON_TYPE, length, makeVictim, send } from '@/tests/support/rest'
import { adminToken } from '@/tests/support/session'

beforeAll(makeVictim)

describe('a visitor finds shut', () => {
  const QUERY = '{"query":"{__schema{types{name}}}"}'

  test.each(['/api/graphql', '/api/graphql-playground', '/graphql', '/api/graphql/'])(
    'GraphQL at %s',
    async (path) => {
      for (const [method, body] of [
        ['GET', ''],
        ['POST', QUERY],
        ['POST', `[${QUERY}]`],
        ['OPTIONS', ''],
      ] as const) {
        const answer = await rawCall(path, {
          method,
          headers: { ...JSON_TYPE, ...(body && length(body)) },
          body: body ? [Buffer.from(body)] : [],
        })
        expect([308, 400, 401, 404], `${method} ${path}`).toContain(answer.status)
        expect(answer.text).not.toContain('__schema')
      }
      const asked = await get(`${path}?query={__schema{types{name}}}`)
      expect(asked.text).not.toContain('"types"')
    },
  )

  test('the making of a first account', async () => {
    const first = {
      email: 'visitor@evil.example',
      password: 'a password',
      role: 'admin',
      name: 'V',
    }
    for (const path of ['/api/users/first-register', '/api/users/first-register/']) {
      const answer = await postJson(path, first)
      expect([308, 401]).toContain(answer.status)
      expect(answer.text).not.toContain('token')
    }
    expect(await rowsWhere('users', 'email', first.email)).toEqual([])
  })

  test.each([
    ['GET', '/api/payload-jobs/run'],
    ['POST', '/api/payload-jobs/run'],
    ['GET', '/api/payload-jobs/handle-schedules'],
    ['POST', '/api/users/unlock'],
    ['POST', '/api/users/refresh-token'],
    ['POST', '/api/users/logout'],
    ['POST', '/api/users/verify/abc'],
    ['GET', '/api/payload-preferences/nav'],
    ['POST', '/api/payload-preferences/nav'],
    ['DELETE', '/api/payload-preferences/nav'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/../api/users'],
    ['GET', '/api/%2e%2e/users'],
    ['GET', '/api/USERS'],
    ['GET', '/api/users%2f1'],
    ['GET', '/api/users/constructor'],
    ['GET', '/api/globals/__proto__'],
  ])('%s %s', async (method, path) => {
    const answer = await send(['', method, path])
    expect(answer.status === 308 || isShut(answer), `${answer.status} ${answer.text}`).toBe(true)
    expectNoData(answer, path)
  })

  test.each([
    '/api/constructor',
    '/api/%63onstructor',
    '/api/__proto__',
    '/api/toString',
    '/api/hasOwnProperty/1',
    '/api/globals/constructor',
  ])('%s, as whatever else does not exist', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const answer = await send(['', method, path], bearer(await adminToken()))
      expect(answer.status, `${method} ${answer.text}`).toBe(404)
      expectNoData(answer, path)
    }
  })

  test('when asking who is signed in: nobody', async () => {
    expect((await get('/api/users/me')).body).toMatchObject({ user: null })
    const cookie = `payload-token=${await adminToken()}`
    const foreign = await rawCall('/api/users/me', {
      headers: { Cookie: cookie, Origin: 'https://evil.example' },
    })
    expect(foreign.body).toMatchObject({ user: null })
  })

  test('a password reset with a made-up token', async () => {
    for (const token of ['', 'abc', null, { $ne: null }, ['a'], undefined]) {
      const answer = await postJson('/api/users/reset-password', { token, password: 'a new one' })
      expect([400, 403, 404, 500]).toContain(answer.status)
      expect(answer.text).not.toContain('"token"')
    }
  })
})
