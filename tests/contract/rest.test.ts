import { beforeAll, describe, expect, test } from 'vitest'
import { get, postJson, rawCall } from '@/tests/support/http'
import { applicationsOf, jobOf, rowsWhere } from '@/tests/support/records'
import {
  attempts,
  COLLECTIONS,
  expectRefusal,
  GLOBALS,
  globalAttempts,
  idOf,
  makeVictim,
  send,
  victim,
} from '@/tests/support/rest'
import { adminToken } from '@/tests/support/session'

beforeAll(makeVictim)

/** The requests of the CMS panel's login screens. */
const OPEN_TO_VISITORS = [
  'GET users/me',
  'POST users/login',
  'POST users/logout',
  'POST users/refresh-token',
  'POST users/forgot-password',
  'POST users/reset-password',
]

describe.each(COLLECTIONS)(
  'a visitor is refused "%s" in the same way as everything else',
  (slug) => {
    test('by every method', async () => {
      for (const attempt of attempts(slug, idOf(slug))) {
        expectRefusal(await send(attempt), `${attempt[0]}: ${attempt[1]} ${attempt[2]}`)
      }
    })

    test('with the admin’s cookie sent from a page of another site, too', async () => {
      const cookie = { Cookie: `payload-token=${await adminToken()}` }
      const foreign: Record<string, string>[] = [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'cross-site' },
      ]
      for (const from of foreign) {
        for (const attempt of attempts(slug, idOf(slug))) {
          const answer = await send(attempt, { ...cookie, ...from })
          expectRefusal(answer, `${JSON.stringify(from)} ${attempt[1]} ${attempt[2]}`)
        }
      }
    })
  },
)

test.each(GLOBALS)('a visitor is refused the settings "%s"', async (slug) => {
  for (const attempt of globalAttempts(slug)) {
    expectRefusal(await send(attempt), `${attempt[1]} ${attempt[2]}`)
  }
})

describe('a visitor', () => {
  test('is refused Payload’s other endpoints and addresses that do not exist in the same way', async () => {
    for (const path of [
      'og',
      'access',
      'users/init',
      'nothing',
      'constructor',
      'nothing/access/1',
    ]) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        expectRefusal(await send(['', method, `/api/${path}`]), `${method} ${path}`)
      }
    }
    for (const path of ['title', 'description', 'url', 'image']) {
      const answer = await send(['', 'POST', `/api/plugin-seo/generate-${path}`])
      expectRefusal(answer, path)
    }
  })

  test('reaches the endpoints of the login screens, and only by their methods and paths', async () => {
    for (const open of OPEN_TO_VISITORS) {
      const [method = '', path] = open.split(' ')
      const answer = await send(['', method, `/api/${path}`])
      expect(answer.text, open).not.toContain('Please sign in.')
      const other = method === 'GET' ? 'DELETE' : 'GET'
      expectRefusal(await send(['', other, `/api/${path}`]), `${other} ${path}`)
      const asGet = { 'X-Payload-HTTP-Method-Override': 'GET' }
      expectRefusal(await send(['', 'POST', `/api/${path}`, asGet]), `${path} as GET`)
      expectRefusal(await send(['', method, `/api/${path}/1`]), `${path}/1`)
      expectRefusal(await send(['', method, `/api/${path?.replace('/', '%2f')}`]), `${path} in one`)
    }
  })

  test('is refused before the announced body is read', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '200000' }
    expectRefusal(await rawCall('/api/pages', { method: 'POST', headers }), 'no body')
  })
})

test('no response of REST may be cached', async () => {
  const token = await adminToken()
  for (const answer of [
    await get('/api/pages'),
    await get('/api/users/me'),
    await get('/api/applications', token),
    await get('/api/applications/2147483647', token),
    await get('/api/nothing', token),
    await postJson('/api/users/login', { email: 'nobody@staff.example', password: 'wrong' }),
  ]) {
    expect(answer.headers.get('cache-control'), answer.text.slice(0, 80)).toBe('private, no-store')
  }
})

test('the refused requests have changed nothing', async () => {
  expect(await applicationsOf(victim.email)).toHaveLength(1)
  expect(await jobOf(victim.job_id)).toMatchObject({ job_title: victim.title, is_deleted: 'Yes' })
  expect(await rowsWhere('users', 'email', 'visitor@evil.example')).toEqual([])
  expect(await rowsWhere('jobs', 'job_title', 'Visitor')).toEqual([])
})
