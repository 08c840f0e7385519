import { beforeAll, describe, expect, test } from 'vitest'
import { mark } from '@/tests/support/mark'
import { bearer, call, get, php, postJson, rawCall } from '@/tests/support/network/http'
import { expectRefusal, JSON_TYPE, send } from '@/tests/support/network/rest'
import { rowsIn } from '@/tests/support/rows'
import { rowsWhere } from '@/tests/support/staff/records'
import { type Account, adminToken, editorToken } from '@/tests/support/staff/session'

/** What permissions.test.ts does not ask: it sends every endpoint of every collection. */

/** The requests of the CMS panel's login screens. */
const OPEN_TO_VISITORS = [
  'GET users/me',
  'POST users/login',
  'POST users/logout',
  'POST users/refresh-token',
  'POST users/forgot-password',
  'POST users/reset-password',
]

describe('a visitor', () => {
  test('is refused addresses that do not exist in the same way as all others', async () => {
    for (const path of ['access', 'nothing', 'constructor', 'nothing/access/1']) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        expectRefusal(await send([method, `/api/${path}`]), `${method} ${path}`)
      }
    }
  })

  test('reaches the endpoints of the login screens, and only by their methods and paths', async () => {
    for (const open of OPEN_TO_VISITORS) {
      const [method = '', path] = open.split(' ')
      const answer = await send([method, `/api/${path}`])
      expect(answer.text, open).not.toContain('Please sign in.')
      const other = method === 'GET' ? 'DELETE' : 'GET'
      expectRefusal(await send([other, `/api/${path}`]), `${other} ${path}`)
      const asGet = { 'X-Payload-HTTP-Method-Override': 'GET' }
      expectRefusal(await send(['POST', `/api/${path}`, asGet]), `${path} as GET`)
      expectRefusal(await send([method, `/api/${path}/1`]), `${path}/1`)
      expectRefusal(await send([method, `/api/${path?.replace('/', '%2f')}`]), `${path} in one`)
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

describe('an editor', () => {
  let editor: Account
  let token = ''

  beforeAll(async () => {
    const made = await editorToken()
    editor = made.editor
    token = made.token
  })

  test('reads, changes and deletes only preferences of the own account', async () => {
    const key = `nav-${mark()}`
    await postJson(`/api/payload-preferences/${key}`, { value: { open: true } }, await adminToken())
    const query = `where[key][equals]=${key}`
    const path = `/api/payload-preferences?${query}`
    const [row] = rowsIn(await get(path, await adminToken()), 'docs')
    expect(row).toMatchObject({ key, value: { open: true } })
    const body = JSON.stringify({ value: { open: false } })
    const headers = { ...JSON_TYPE, ...bearer(token) }
    expect(rowsIn(await get(path, token), 'docs')).toEqual([])
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const init = method === 'GET' ? { method, headers } : { method, headers, body }
      await call(path, init)
      await call(`/api/payload-preferences/${row?.id}`, init)
      await call(`/api/payload-preferences/${key}`, init)
    }
    expect((await postJson('/api/payload-preferences', { key, value: 1 }, token)).status).toBe(403)
    await postJson(`/api/payload-preferences/${key}`, { value: 'mine' }, token)
    expect(rowsIn(await get(path, await adminToken()), 'docs')).toEqual([row])
    expect(rowsIn(await get(path, token), 'docs')).toMatchObject([{ value: 'mine' }])
  })

  test('cannot become an admin', async () => {
    const ways: [string, { method: string; headers?: Record<string, string> }][] = [
      [`/api/users/${editor.id}`, { method: 'PATCH' }],
      [`/api/users?where[id][equals]=${editor.id}`, { method: 'PATCH' }],
      [
        `/api/users/${editor.id}`,
        { method: 'POST', headers: { 'X-Payload-HTTP-Method-Override': 'PATCH' } },
      ],
    ]
    for (const [path, init] of ways) {
      await call(path, {
        ...init,
        headers: { ...JSON_TYPE, ...bearer(token), ...init.headers },
        body: JSON.stringify({ role: 'admin', name: 'Promoted' }),
      })
    }
    expect(await rowsWhere('users', 'email', editor.email)).toMatchObject([{ role: 'editor' }])
    expect((await get(php('jobapplied_list'), token)).status).toBe(403)
  })
})
