import { beforeAll, describe, expect, test } from 'vitest'
import { bearer, get, postJson, rawCall } from '@/tests/support/http'
import { applicationsOf, jobOf, rowsWhere } from '@/tests/support/records'
import {
  type Attempt,
  attempts,
  COLLECTIONS,
  expectNoData,
  GLOBALS,
  idOf,
  isOpen,
  isShut,
  JSON_TYPE,
  length,
  makeVictim,
  send,
  victim,
} from '@/tests/support/rest'
import { adminToken } from '@/tests/support/session'

beforeAll(makeVictim)

describe.each(COLLECTIONS)('a visitor gets nothing of "%s" through Payload’s own doors', (slug) => {
  test('by any method', async () => {
    for (const attempt of attempts(slug, idOf(slug))) {
      const answer = await send(attempt)
      const what = `${attempt[0]}: ${attempt[1]} ${attempt[2]} ${answer.status}`
      expect(isShut(answer) || isOpen(slug, attempt, answer), what).toBe(true)
      expectNoData(answer, what)
    }
  })

  test('nor with the admin’s cookie from a page of another site', async () => {
    const cookie = { Cookie: `payload-token=${await adminToken()}` }
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const from of foreign) {
      for (const attempt of attempts(slug, idOf(slug))) {
        const answer = await send(attempt, { ...cookie, ...from })
        const what = `${JSON.stringify(from)} ${attempt[1]} ${attempt[2]} ${answer.status}`
        expect(isShut(answer) || isOpen(slug, attempt, answer), what).toBe(true)
        expectNoData(answer, what)
      }
    }
  })
})

test.each(GLOBALS)('a visitor gets nothing of the office’s "%s"', async (slug) => {
  for (const attempt of [
    ['read', 'GET', `/api/globals/${slug}?depth=10&draft=true`],
    ['read by POST', 'POST', `/api/globals/${slug}`, { 'X-Payload-HTTP-Method-Override': 'GET' }],
    ['read versions', 'GET', `/api/globals/${slug}/versions`],
    ['change', 'POST', `/api/globals/${slug}`],
    ['change by PATCH', 'PATCH', `/api/globals/${slug}`],
  ] satisfies Attempt[]) {
    const answer = await send(attempt)
    expect(isShut(answer), `${attempt[1]} ${attempt[2]} ${answer.status}`).toBe(true)
    expectNoData(answer, attempt[2])
  }
})

test('after all that, everything is still there', async () => {
  expect(await applicationsOf(victim.email)).toHaveLength(1)
  expect(await jobOf(victim.job_id)).toMatchObject({ job_title: victim.title, is_deleted: 'Yes' })
  expect(await rowsWhere('users', 'email', 'visitor@evil.example')).toEqual([])
  expect(await rowsWhere('jobs', 'job_title', 'Visitor')).toEqual([])
})

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
        expect([200, 204, 308, 400, 404, 405], `${method} ${path}`).toContain(answer.status)
        expect(answer.text).not.toContain('__schema')
        if (method !== 'OPTIONS' && !path.endsWith('/')) expect(answer.status).toBe(404)
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
      expect([308, 403, 404]).toContain(answer.status)
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

  test('the question who he is: nobody', async () => {
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

describe('questions that make no sense', () => {
  test.each([
    'where[nothing][equals]=1',
    'where[id][nothing]=1',
    'where[id]=1',
    'where=1',
    'where[or][0][id][equals]=1&where[and]=x',
    'sort=nothing',
    'sort=-id;drop table jobs',
    'sort[]=id',
    'limit=abc&page=abc',
    'page=-5&limit=-1',
    'page=1e9',
    'depth=99',
    'select[hash]=true',
    'populate[users][hash]=true',
    'joins[x]=1',
    'locale=xx&fallback-locale=yy',
    `where[job_title][like]=${'%25'.repeat(1000)}`,
    'where[job_title][contains]=%00',
    "where[job_title][equals]=' OR 1=1--",
    'where[country_id.country_code][equals]=1',
  ])('are answered without a stack or SQL, even to the admin: %s', async (query) => {
    const answer = await get(`/api/jobs?${query}`, await adminToken())
    expect(answer.text).not.toMatch(/SQLITE|select .* from|node_modules|at .*\.js:\d+/i)
    expect(answer.text).not.toMatch(/"(hash|salt)"/)
  })
})
