import { describe, expect, test } from 'vitest'
import { expectFailure } from '@/tests/support/expect'
import { baseUrl, get, php, rawCall } from '@/tests/support/network/http'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'
import { adminToken } from '@/tests/support/staff/session'

/** Addresses that programs call: they answer with JSON, not with a page. */
const IS_CALL = /^\/(uploads|feed|api|php)\//

const NUL = 'a%00b'

describe('an address with an unreadable escape', () => {
  test.each([
    '/%zz',
    '/%',
    '/%ff',
    '/jobs%2',
    '/job-details/%zz',
    '/edit-job/%zz',
    '/php/%zz',
    '/uploads/company_logo/%zz',
    '/feed/%zz',
    '/api/pages/%zz',
  ])('leads to the not-found page: %s', async (path) => {
    const { headers } = await rawCall(path)
    const { origin, pathname } = new URL(String(headers.get('location')), baseUrl())
    expect(origin).toBe(baseUrl())
    const answer = await rawCall(pathname)
    // REST reveals nothing to visitors (docs/adr/0001).
    expect(answer.status).toBe(path.startsWith('/api/') ? 401 : 404)
    if (!IS_CALL.test(path)) expect(answer.text).toContain('404 - Page Not Found')
  })
})

test.each(['/edit-job', '/edit-job/abc', '/edit-job/0', '/edit-job/1/2'])(
  'a visitor of %s, which names no job, gets the 404 page with the header and footer of the site',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('404 - Page Not Found')
    expect(answer.text).toMatch(/<header.*<main.*<footer/s)
  },
)

test.each(['', '/unknown', `/AP-26-0000001.0123456789.${'a'.repeat(43)}`, '/a/b'])(
  'a link to nobody’s own page leads to the whole 404 page: /my-application%s',
  async (rest) => {
    const answer = await get(`/my-application${rest}`)
    expect(answer.status).toBe(404)
    expect(answer.text).toMatch(/<header.*404 - Page Not Found.*<footer/s)
  },
)

test('the dashboard keeps its security headers under an address with an escape', async () => {
  const { status, headers } = await get('/edit-job/%31')
  expect(status).toBe(200)
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-security-policy')).toContain('nonce-')
})

describe('a NUL in a request', () => {
  test.each(['/job-list', '/php/joblist.php', '/php/jobapplied_list.php'])(
    'does not break the search of %s',
    async (path) => {
      const answer = await get(`${path}?q=${NUL}`, await adminToken())
      expect(answer.status).toBe(200)
    },
  )

  test('separates two words of a search', async () => {
    const token = await adminToken()
    const parted = await get(php('joblist', '?q=duct%00insulat'), token)
    expect(parted.body).toEqual((await get(php('joblist', '?q=duct%20insulat'), token)).body)
  })

  test('in a file name is answered with 404', async () => {
    for (const area of ['resume', 'avatar', 'company_logo']) {
      const answer = await get(`/uploads/${area}/${NUL}`, await adminToken())
      expectFailure(answer, 404, 'This file does not exist.')
    }
  })

  test.each([`/${NUL}`, `/job-details/${NUL}`, `/apply-job/${NUL}`, `/share/page/${NUL}`])(
    'in the address of a page is answered with 404: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

describe('Payload’s REST API', () => {
  test.each(['abc', '1e400', 'NaN', '99999999999', '-1', NUL])(
    'answers 404 for the id %s',
    async (id) => {
      for (const slug of ['pages', 'jobs', 'applications']) {
        const answer = await get(`/api/${slug}/${id}`, await adminToken())
        expect(answer.status, `${slug} ${answer.text.slice(0, 200)}`).toBe(404)
        expect(answer.body).toEqual({ errors: [{ message: 'Not Found' }] })
      }
    },
  )

  test('answers a filter that contains a NUL without database details', async () => {
    const answer = await get(`/api/pages?where[slug][equals]=${NUL}`, await adminToken())
    expect(answer.status).toBe(isOnPostgres ? 400 : 200)
    expect(answer.text).not.toMatch(/select|Failed query/)
  })
})
