import { beforeAll, describe, expect, test } from 'vitest'
import {
  contentFields,
  newContent,
  pathOf,
  untilShown,
  write,
} from '@/tests/support/content/content'
import { bearer, call, get } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { adminToken, editorToken } from '@/tests/support/staff/session'

const MAX_ROWS = 250
const HUGE = '99999999999999999999'

let editor = ''

beforeAll(async () => {
  editor = (await editorToken()).token
})

describe('REST refuses a query that it cannot answer', () => {
  test.each([
    ...[HUGE, '0', '-1', '1.5', '1e308', 'abc', '', String(MAX_ROWS + 1)].map((n) => `limit=${n}`),
    ...[HUGE, '0', '-1', '1.5', '1e308', 'abc', ''].map((n) => `page=${n}`),
    'depth=1e308',
    'limit[]=0',
    '[limit]=0',
    'limit=1&limit=2',
    'limit[a]=1',
    'pagination=false',
    'where[title][near]=1,2,3',
    'where[title][within]=x',
    'where[title][intersects]=x',
    'where[or][0][and][0][title][near]=1,2,3',
    'where[createdAt][equals]=zzz',
    'where[last_reviewed][greater_than]=1e400',
    'where[and][0][createdAt][less_than]=zzz',
    'where[createdAt][equals][x]=1',
    'where={"title":{"near":1}}',
    'where={',
    'where[title]=1',
    'where[and]=x',
  ])('%s', async (query) => {
    const paths = ['pages', 'pages/versions', 'globals/home-page/versions']
    for (const path of paths) {
      const answer = await get(`/api/${path}?${query}`, editor)
      expect(answer.status, `${path} ${answer.text}`).toBe(400)
      expect(answer.body).toEqual({ errors: [{ message: expect.stringMatching(/^Please|^No /) }] })
    }
  })

  test.each(['where[createdAt][equals]=zzz', `limit=${HUGE}`, 'pagination=false'])(
    'also in the body of a POST with a method override: %s',
    async (body) => {
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Payload-HTTP-Method-Override': 'GET',
        ...bearer(editor),
      }
      const path = '/api/pages?limit=1'
      expect((await call(path, { method: 'POST', headers, body })).status).toBe(400)
      const json = { ...headers, 'Content-Type': 'application/json' }
      expect((await call(path, { method: 'POST', headers: json, body: '{' })).status).toBe(415)
    },
  )

  test.each([
    ['PATCH', 'pages?where[createdAt][equals]=zzz'],
    ['DELETE', 'pages?where[title][near]=1,2,3'],
    ['PATCH', `pages?where[id][equals]=0&limit=${HUGE}`],
    ['GET', 'pages?where[id][in]=abc'],
    ['GET', 'pages?where[title][equals][x]=1'],
    ['GET', 'pages/count?where[createdAt][equals]=zzz'],
  ] as const)('%s %s', async (method, path) => {
    const init = {
      method,
      headers: { 'Content-Type': 'application/json', ...bearer(await adminToken()) },
    }
    const answer = await call(`/api/${path}`, method === 'GET' ? init : { ...init, body: '{}' })
    expect(answer.status, answer.text).toBe(400)
  })

  test.each([
    ['GET', 'globals/privacy-settings/versions', 403],
    ['GET', 'globals/privacy-settings/versions/1', 403],
    ['POST', 'globals/privacy-settings/versions/1', 403],
    ['GET', 'globals/nothing/versions', 404],
    ['GET', 'countries/versions', 403],
    ['DELETE', 'payload-preferences/99999', 403],
    ['DELETE', 'payload-preferences/nav', 404],
  ])('%s %s, which does not exist', async (method, path, status) => {
    for (const token of [editor, await adminToken()]) {
      const answer = await call(`/api/${path}`, { method, headers: bearer(token) })
      expect(answer.status, answer.text).toBe(status)
    }
  })
})

describe('REST answers the CMS panel', () => {
  test('with as many rows as it requests, by GET and by POST', async () => {
    const query = new URLSearchParams({
      limit: String(MAX_ROWS),
      depth: '0',
      draft: 'true',
      'where[and][0][createdAt][greater_than]': '2020-01-01',
      'where[and][1][last_reviewed][exists]': 'true',
    }).toString()
    const asked = await get(`/api/pages?${query}`, editor)
    expect(rowsIn(asked, 'docs').length).toBeGreaterThan(10)
    const posted = await call('/api/pages', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Payload-HTTP-Method-Override': 'GET',
        ...bearer(editor),
      },
      body: query,
    })
    expect(posted.body).toEqual(asked.body)
  })
})

describe('an invalid date', () => {
  const INVALID_DATES = ['zzz', { a: 1 }, [1], 1e20, true]

  test.each(INVALID_DATES)('%j is stored in no page and breaks none', async (date) => {
    const page = await newContent(editor, 'pages')
    for (const field of ['createdAt', 'updatedAt', 'last_reviewed']) {
      for (const query of ['', '?draft=true']) {
        const path = `/api/pages/${page.id}${query}`
        const answer = await write(editor, 'PATCH', path, { [field]: date })
        expect(answer.status, `${field}${query} ${answer.text}`).toBe(400)
      }
      const made = await write(editor, 'POST', '/api/pages', contentFields({ [field]: date }))
      expect(made.status, field).toBe(400)
    }
    expect((await get('/api/pages?draft=true&limit=100', editor)).status).toBe(200)
    await untilShown(pathOf(page), String(page.lead))
  })

  test.each(INVALID_DATES)('%j is stored in no global', async (date) => {
    const answer = await write(editor, 'POST', '/api/globals/home-page', { createdAt: date })
    expect(answer.status, answer.text).toBe(400)
    expect((await get('/api/globals/home-page', editor)).status).toBe(200)
    expect((await get('/')).status).toBe(200)
  })
})

describe('a meaningless query', () => {
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
  ])('is answered without a stack trace or SQL, even to an admin: %s', async (query) => {
    const answer = await get(`/api/jobs?${query}`, await adminToken())
    expect(answer.text).not.toMatch(/SQLITE|select .* from|node_modules|at .*\.js:\d+/i)
    expect(answer.text).not.toMatch(/"(hash|salt)"/)
  })
})
