import { beforeAll, describe, expect, test } from 'vitest'
import { bearer, call, get, php } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { rowsWhere } from '@/tests/support/records'
import {
  attempts,
  COLLECTIONS,
  expectNoData,
  idOf,
  isOpen,
  isShut,
  JSON_TYPE,
  makeVictim,
  SHUT,
  send,
  victim,
} from '@/tests/support/rest'
import { rowsIn } from '@/tests/support/rows'
import { type Account, editorToken, logIn, newAccount } from '@/tests/support/session'

beforeAll(makeVictim)

describe('an editor', () => {
  let editor: Account
  let token = ''

  beforeAll(async () => {
    const made = await editorToken()
    editor = made.editor
    token = made.token
  })

  const PRIVATE = COLLECTIONS.filter((slug) =>
    ['applications', 'registrations', 'enquiries', 'jobs', 'resumes', 'audit-log'].includes(slug),
  )

  test.each(PRIVATE)('gets nothing of "%s"', async (slug) => {
    for (const attempt of attempts(slug, idOf(slug))) {
      const answer = await send(attempt, bearer(token))
      const what = `${attempt[0]}: ${attempt[1]} ${attempt[2]} ${answer.status}`
      expect(isShut(answer) || isOpen(slug, attempt, answer), what).toBe(true)
      expectNoData(answer, what)
    }
  })

  test('sees no account but the own one', async () => {
    const answer = await get('/api/users?limit=0&depth=10', token)
    expect(rowsIn(answer, 'docs').map(({ email }) => email)).toEqual([editor.email])
    for (const query of ['where[email][like]=%25', 'where[role][equals]=admin', 'sort=hash']) {
      const found = await get(`/api/users?${query}`, token)
      expectNoData(found, query)
    }
    const other = await newAccount('admin')
    expect(SHUT).toContain((await get(`/api/users/${other.id}`, token)).status)
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
    expect((await get(php('jobapplied_list'), token)).status).toBe(401)
  })

  test('cannot make, change or delete an account', async () => {
    const other = await newAccount('admin')
    const email = `${mark()}@staff.example`
    const write = (method: string, path: string, body: object) =>
      call(path, {
        method,
        headers: { ...JSON_TYPE, ...bearer(token) },
        body: JSON.stringify(body),
      })
    const made = await write('POST', '/api/users', {
      email,
      password: 'a password',
      name: 'Mine',
      role: 'admin',
    })
    const changed = await write('PATCH', `/api/users/${other.id}`, { password: 'mine now' })
    const deleted = await write('DELETE', `/api/users/${other.id}`, {})
    const unlocked = await write('POST', '/api/users/unlock', { email: other.email })
    for (const answer of [made, changed, deleted, unlocked]) {
      expect(SHUT).toContain(answer.status)
    }
    expect(await rowsWhere('users', 'email', email)).toEqual([])
    await logIn(other)
  })

  test('cannot change the lists of countries and positions', async () => {
    for (const slug of ['countries', 'positions']) {
      for (const attempt of attempts(slug, 1).filter(([, method]) => method !== 'GET')) {
        if (attempt[0] === 'read all by POST') continue
        const answer = await send(attempt, bearer(token))
        expect(isShut(answer), `${attempt[1]} ${attempt[2]} ${answer.status}`).toBe(true)
      }
    }
  })

  test('gets no preferences of the admin', async () => {
    const answer = await get('/api/payload-preferences?limit=0', token)
    expectNoData(answer, 'payload-preferences')
    expect(answer.text).not.toContain(victim.account)
  })
})
