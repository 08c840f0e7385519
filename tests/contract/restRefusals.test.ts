import { describe, expect, test } from 'vitest'
import { bearer, get, postJson, rawCall } from '@/tests/support/network/http'
import { expectNoData, JSON_TYPE, length, send } from '@/tests/support/network/rest'
import { rowsWhere } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

describe('the REST API of the CMS', () => {
  const QUERY = '{"query":"{__schema{types{name}}}"}'

  test.each([
    ['/api/graphql', 401],
    ['/api/graphql-playground', 401],
    ['/graphql', 404],
    // Next.js first redirects to the address without the slash.
    ['/api/graphql/', 308],
  ])('refuses GraphQL at %s', async (path, status) => {
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
      // Nothing is there: the server refuses the method without asking the site.
      const isNoPage = method !== 'GET' && path === '/graphql'
      expect(answer.status, `${method} ${path}`).toBe(isNoPage ? 405 : status)
      expect(answer.text).not.toContain('__schema')
    }
    const asked = await get(`${path}?query={__schema{types{name}}}`)
    expect(asked.text).not.toContain('"types"')
  })

  test('lets no visitor create a first account', async () => {
    const first = {
      email: 'visitor@evil.example',
      password: 'a password',
      role: 'admin',
      name: 'V',
    }
    for (const [path, status] of [
      ['/api/users/first-register', 401],
      ['/api/users/first-register/', 308],
    ] as const) {
      const answer = await postJson(path, first)
      expect(answer.status).toBe(status)
      expect(answer.text).not.toContain('token')
    }
    expect(await rowsWhere('users', 'email', first.email)).toEqual([])
  })

  test.each([
    ['POST', '/api/payload-jobs/run', 401],
    // The login screens send these two requests, which Payload itself refuses.
    ['POST', '/api/users/refresh-token', 403],
    ['POST', '/api/users/logout', 400],
    ['DELETE', '/api/payload-preferences/nav', 401],
    ['GET', '/api', 404],
    ['GET', '/api/', 308],
    ['GET', '/api/../api/users', 401],
    ['GET', '/api/%2e%2e/users', 404],
    ['GET', '/api/USERS', 401],
    ['GET', '/api/users%2f1', 401],
    ['GET', '/api/users/constructor', 401],
    ['GET', '/api/globals/__proto__', 401],
  ])('refuses a visitor who sends %s %s', async (method, path, status) => {
    const answer = await send([method, path])
    expect(answer.status).toBe(status)
    expectNoData(answer, path)
  })

  test.each([
    '/api/constructor',
    '/api/%63onstructor',
    '/api/__proto__',
    '/api/toString',
    '/api/hasOwnProperty/1',
    '/api/globals/constructor',
  ])('answers 404 to the admin at %s, as at any address that does not exist', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const answer = await send([method, path], bearer(await adminToken()))
      expect(answer.status, `${method} ${answer.text}`).toBe(404)
      expectNoData(answer, path)
    }
  })

  test('tells a visitor, and a page of another site, that nobody is signed in', async () => {
    expect((await get('/api/users/me')).body).toMatchObject({ user: null })
    const cookie = `payload-token=${await adminToken()}`
    const foreign = await rawCall('/api/users/me', {
      headers: { Cookie: cookie, Origin: 'https://evil.example' },
    })
    expect(foreign.body).toMatchObject({ user: null })
  })

  test('refuses to reset a password with a made-up token', async () => {
    for (const token of ['', 'abc', null, { $ne: null }, ['a'], undefined]) {
      const answer = await postJson('/api/users/reset-password', { token, password: 'a new one' })
      expect(answer.status).toBe(403)
      expect(answer.text).not.toContain('"token"')
    }
  })
})
