import { beforeAll, describe, expect, test } from 'vitest'
import { bearer, call, get, php, postJson } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { rowsWhere } from '@/tests/support/records'
import {
  allBut,
  attempts,
  COLLECTIONS,
  expectNoData,
  GLOBALS,
  globalAttempts,
  idOf,
  isRefused,
  JSON_TYPE,
  makeVictim,
  REFUSALS,
  send,
  victim,
} from '@/tests/support/rest'
import { rowsIn } from '@/tests/support/rows'
import { type Account, adminToken, editorToken, logIn, newAccount } from '@/tests/support/session'

beforeAll(makeVictim)

describe('an editor', () => {
  let editor: Account
  let token = ''

  beforeAll(async () => {
    const made = await editorToken()
    editor = made.editor
    token = made.token
  })

  const PRIVATE = allBut(COLLECTIONS, [
    'pages',
    'news-articles',
    'facts',
    'media',
    'redirects',
    'countries',
    'positions',
    'users',
    'payload-preferences',
    'payload-locked-documents',
  ])

  test.each(PRIVATE)('is refused every request for "%s"', async (slug) => {
    for (const attempt of attempts(slug, idOf(slug))) {
      const answer = await send(attempt, bearer(token))
      const what = `${attempt[0]}: ${attempt[1]} ${attempt[2]} ${answer.status}`
      expect(isRefused(answer), what).toBe(true)
      expectNoData(answer, what)
    }
  })

  test.each(PRIVATE)('cannot find out whether a row of "%s" exists', async (slug) => {
    const ask = async (id: number) => {
      const answer = await send(['', 'POST', `/api/${slug}/access/${id}`], bearer(token))
      return { status: answer.status, text: answer.text }
    }
    expect((await ask(idOf(slug))).status).toBe(403)
    expect(await ask(idOf(slug))).toEqual(await ask(2_147_483_647))
  })

  test.each(allBut(GLOBALS, ['site-settings', 'home-page']))(
    'is refused the settings "%s"',
    async (slug) => {
      for (const attempt of globalAttempts(slug)) {
        const answer = await send(attempt, bearer(token))
        expect(isRefused(answer), `${attempt[1]} ${attempt[2]} ${answer.status}`).toBe(true)
      }
    },
  )

  test('cannot stop or run scheduled work, nor can the admin', async () => {
    for (const who of [token, await adminToken()]) {
      for (const stats of [{ lastScheduledRun: 'garbage' }, '2099-01-01T00:00:00.000Z']) {
        const answer = await postJson('/api/globals/payload-jobs-stats', { stats }, who)
        expect(answer.status).toBe(403)
      }
      for (const path of ['run', 'run?allQueues=true', 'handle-schedules']) {
        expect((await get(`/api/payload-jobs/${path}`, who)).status, path).toBe(401)
      }
      const job = { taskSlug: 'retention', queue: 'default' }
      expect((await postJson('/api/payload-jobs', job, who)).status).toBe(403)
    }
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

  test('sees only the own account', async () => {
    const answer = await get('/api/users?limit=100&depth=10', token)
    expect(rowsIn(answer, 'docs').map(({ email }) => email)).toEqual([editor.email])
    for (const query of ['where[email][like]=%25', 'where[role][equals]=admin', 'sort=hash']) {
      const found = await get(`/api/users?${query}`, token)
      expectNoData(found, query)
    }
    const other = await newAccount('admin')
    expect(REFUSALS).toContain((await get(`/api/users/${other.id}`, token)).status)
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

  test('cannot create, change or delete an account', async () => {
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
      expect(REFUSALS).toContain(answer.status)
    }
    expect(await rowsWhere('users', 'email', email)).toEqual([])
    await logIn(other)
  })

  test('cannot change the lists of countries and positions', async () => {
    for (const slug of ['countries', 'positions']) {
      for (const attempt of attempts(slug, 1).filter(([, method]) => method !== 'GET')) {
        if (/^(read all by POST|ask what is allowed)/.test(attempt[0])) continue
        const answer = await send(attempt, bearer(token))
        expect(isRefused(answer), `${attempt[1]} ${attempt[2]} ${answer.status}`).toBe(true)
      }
    }
  })

  test('does not see the admin’s preferences', async () => {
    const answer = await get('/api/payload-preferences?limit=100', token)
    expectNoData(answer, 'payload-preferences')
    expect(answer.text).not.toContain(victim.account)
  })
})
