import { describe, expect, test } from 'vitest'
import { expectFailure } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { call, get, php, postJson, rawCall } from '@/tests/support/network/http'
import { type Row, rowsIn } from '@/tests/support/rows'
import { adminToken } from '@/tests/support/staff/session'

const WRONG_METHOD = 'This call does not take that method.'

const LISTS = [
  ['country_master', 'country', ['country_code', 'country_name', 'iso2']],
  ['country_list', 'country', ['id', 'iso2', 'name']],
  ['position', 'position', ['id', 'name']],
] as const

const rowsOf = async (name: string, field: string): Promise<Row[]> => {
  const answer = await get(php(name))
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ success: true })
  return rowsIn(answer, field)
}

describe.each(LISTS)('%s.php', (name, field, keys) => {
  test('returns its rows with exactly the named fields', async () => {
    const rows = await rowsOf(name, field)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(keys)
  })

  test('returns the same rows in the same order, whatever the query', async () => {
    const [first, second] = await Promise.all([
      get(php(name)),
      get(php(name, '?x=1&sort=-id&limit=1&depth=10&where[id][equals]=1')),
    ])
    expect(second.text).toBe(first.text)
  })

  test('answers 304 when the browser already has the list', async () => {
    const first = await get(php(name))
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await call(php(name), { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    const other = await call(php(name), { headers: { 'If-None-Match': 'W/"other"' } })
    expect(other.status).toBe(200)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s with 405', async (method) => {
    const answer = await call(php(name), { method })
    expectFailure(answer, 405, WRONG_METHOD)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  })
})

test('country_master.php lists every country once, by name, with a numeric dialling code', async () => {
  const rows = await rowsOf('country_master', 'country')
  expect(rows.length).toBeGreaterThan(190)
  expect(new Set(rows.map((row) => row.iso2)).size).toBe(rows.length)
  for (const row of rows) expect(row.country_code).toMatch(/^\d{1,4}$/)
  expect(rows).toContainEqual({ country_code: '91', country_name: 'India', iso2: 'IN' })
  for (const name of ['Sri Lanka', 'Bangladesh', 'Nepal', 'Philippines']) {
    expect(rows.map((row) => row.country_name)).toContain(name)
  }
})

test('country_list.php lists the eight destinations in the configured order', async () => {
  const rows = await rowsOf('country_list', 'country')
  expect(rows.map((row) => row.name)).toEqual([
    'UAE',
    'Saudi Arabia',
    'Oman',
    'Qatar',
    'Bahrain',
    'Kuwait',
    'Singapore',
    'Malaysia',
  ])
})

test('position.php lists "Other" last', async () => {
  const rows = await rowsOf('position', 'position')
  expect(rows.at(-1)?.name).toBe('Other')
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
})

test('position.php lists a position at once after staff added it', async () => {
  const name = `Position ${mark()}`
  const added = await postJson('/api/positions', { name, sort_order: 5 }, await adminToken())
  expect(added.status).toBe(201)
  const rows = await rowsOf('position', 'position')
  expect(rows.map((row) => row.name)).toContain(name)
})

describe('a page of another site', () => {
  test.each([
    ['joblist', 200],
    ['country_master', 200],
    ['jobapplied_list', 401],
    ['login', 405],
    ['job_applied', 405],
    ['jobpost', 405],
  ])('gets no CORS permission to read %s.php', async (name, status) => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const answer = await rawCall(php(name), {
        method,
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      })
      if (method === 'GET') expect(answer.status).toBe(status)
      if (method === 'OPTIONS') expect(answer.status).toBe(204)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe.each([
  'job_applied',
  'registration',
  'enquiry',
  'message_check',
  'jobpost',
  'job_status_update',
  'login',
  'logout',
])('%s.php, which accepts POST,', (name) => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('refuses %s with 405', async (method) => {
    const answer = await call(php(name), { method })
    expectFailure(answer, 405, WRONG_METHOD)
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
  })

  test('answers OPTIONS with the methods it accepts', async () => {
    const answer = await call(php(name), { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
  })
})

test('profile.php accepts only GET and POST', async () => {
  const answer = await call(php('profile'), { method: 'DELETE' })
  expectFailure(answer, 405, WRONG_METHOD)
  expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
})

test('a call that does not exist is answered with 404', async () => {
  expect((await get(php('nothing'))).status).toBe(404)
  expect((await get('/php/joblist')).status).toBe(404)
})
