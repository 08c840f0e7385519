import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newContent, pathOf, untilStatus } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { bearer, call, get, rawCall } from '@/tests/support/network/http'
import { adminToken } from '@/tests/support/staff/session'

const PUBLIC = "default-src 'self'; script-src 'self' 'sha256-"
const DATA = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** No script runs because it is in the page, and no element changes what addresses mean. */
const SCRIPTS_NAMED = /script-src (?!'unsafe-inline'|[^;]* 'unsafe-inline')[^;]*;.*base-uri 'none'/

const policyAt = async (path: string, token?: string): Promise<string> =>
  String((await get(path, token)).headers.get('content-security-policy'))

test.each(['admin', 'api', 'login', 'php', 'uploads', 'addjob', 'managejobs', 'edit-job'])(
  'a public page whose address begins with "%s" has the content security policy of public pages',
  async (word) => {
    const path = pathOf(
      await newContent(await adminToken(), 'pages', { slug: `${word}-${mark()}` }),
    )
    await untilStatus(path, 200)
    const policy = await policyAt(path)
    expect(policy).toContain(PUBLIC)
    expect(policy).toContain("frame-ancestors 'self'")
  },
)

test.each([
  '/no-such-page',
  '/admin-no-such-page',
  '/api-no-such-page/1',
  '/login-no-such-page',
  '/php-no-such-page',
  '/uploads-no-such-page',
  '/addjob-no-such-page',
  '/managejobs/no-such-page',
  '/login/no-such-page',
  '/LOGIN',
  '/edit-jobs/1',
])('%s is answered with the complete 404 page under the public policy', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('404 - Page Not Found')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain(PUBLIC)
  expect(policy).toContain("frame-ancestors 'self'")
})

test.each(['/login', '/addjob', '/managejobs', '/edit-job/1'])(
  'the dashboard at %s has its own policy: scripts by nonce only, no framing',
  async (path) => {
    const policy = await policyAt(path)
    expect(policy).toContain("'nonce-")
    expect(policy).toMatch(SCRIPTS_NAMED)
    expect(policy).toContain("frame-ancestors 'none'")
  },
)

test.each(['/admin', '/admin/login', '/admin/collections/pages', '/admin/no-such-screen'])(
  'the CMS panel at %s loads only from its own site and cannot be framed',
  async (path) => {
    const { headers } = await get(path, await adminToken())
    const policy = String(headers.get('content-security-policy'))
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("'nonce-")
    expect(policy).toMatch(SCRIPTS_NAMED)
    expect(policy).toContain("frame-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/)
    expect(headers.get('x-frame-options')).toBe('DENY')
  },
)

test.each([
  '/api/pages',
  '/api/users/me',
  '/api/no-such-thing',
  '/php/joblist.php',
  '/php/nothing.php',
  '/php/contact_card.php',
  '/uploads/company_logo/nothing.webp',
  '/uploads/resume/nothing.pdf',
])('a response of %s is data: a browser that opens it runs and loads nothing', async (path) => {
  expect(await policyAt(path)).toBe(DATA)
  expect(await policyAt(path, await adminToken())).toBe(DATA)
})

test('a refused login to the CMS panel is data too', async () => {
  const answer = await call('/api/users/login', { method: 'POST', body: '{}', headers: bearer() })
  expect(answer.headers.get('content-security-policy')).toBe(DATA)
})

test('a response has one policy, not two that a browser would combine', async () => {
  for (const path of ['/', '/login', '/admin/forgot', '/api/pages', '/admin-nothing']) {
    const { headers } = await rawCall(path)
    expect(headers.get('content-security-policy'), path).toMatch(/^[^,]+$/)
  }
})

test('only the CMS panel asks Chrome for client hints, which repeats the first navigation', async () => {
  const hintsAt = async (path: string) => (await get(path)).headers.get('critical-ch')
  for (const path of ['/', '/job-list', '/visa', '/login', '/api/users/me', '/php/position.php']) {
    expect(await hintsAt(path), path).toBeNull()
  }
  expect(await hintsAt('/admin/forgot')).toBe('Sec-CH-Prefers-Color-Scheme')
})

test.each([
  '/',
  '/job-list?q=welder',
  '/apply-job/general',
  '/fake-gulf-job-offers',
  '/no-such-page',
  '/my-application/nothing',
  '/interview/nothing',
])('the policy of %s names exactly the scripts in its HTML', async (path) => {
  const { headers, text } = await get(path)
  const policy = String(headers.get('content-security-policy'))
  expect(policy).toMatch(SCRIPTS_NAMED)
  const scripts = [
    ...text.matchAll(/<script(?![^>]*(?: src=| type="application\/))[^>]*>(.*?)<\/script>/gs),
  ]
  const hashes = scripts.map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  expect(hashes.length).toBeGreaterThan(1)
  expect(policy.match(/'sha256-[^']+'/g)?.sort()).toEqual([...new Set(hashes)].sort())
})

test('a page that is made for one visitor alone names its scripts too', async () => {
  const answer = await call('/apply-job/general', { headers: { Cookie: 'form-outcome=nothing' } })
  expect(answer.headers.get('content-security-policy')).toContain(PUBLIC)
  expect(answer.headers.get('content-security-policy')).toMatch(SCRIPTS_NAMED)
  expect(answer.headers.get('cache-control')).toMatch(/^private, no-cache/)
})
