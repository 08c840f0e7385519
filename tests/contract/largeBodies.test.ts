import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  ENOUGH_BYTES,
  endlessObjects,
  expectTooLarge,
  JSON_TYPE,
  objects,
} from '@/tests/support/network/bodies'
import { get, rawCall } from '@/tests/support/network/http'

/** The header of a server function of the CMS panel: without it, /admin ignores a body. */
const actionOf = (url: string): Record<string, string> => {
  if (!url.startsWith('/admin')) return {}
  const file = path.resolve('.next/server/server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as { node: Record<string, unknown> }
  return { 'Next-Action': Object.keys(node)[0] ?? '' }
}

/** Endpoints that read a body from visitors. */
const READS_BODY = [
  '/api/users/login',
  '/api/users/forgot-password',
  '/api/users/reset-password',
  '/admin',
]

describe.each([
  ['POST', '/api/pages'],
  ['PATCH', '/api/pages/1'],
  ['PUT', '/api/pages/1'],
  ['DELETE', '/api/pages/1'],
  ['GET', '/api/pages'],
  ['POST', '/api/users/login'],
  ['POST', '/api/users/forgot-password'],
  ['POST', '/api/users/reset-password'],
  ['POST', '/api/applications'],
  ['POST', '/api/globals/site-settings'],
  ['POST', '/api/nothing/of/this/name'],
  ['POST', '/admin'],
  ['POST', '/admin/login'],
  ['POST', '/php/login.php'],
  ['POST', '/php/nothing.php'],
  ['POST', '/internal/preview'],
  ['POST', '/health'],
  ['POST', '/job-list'],
  ['POST', '/'],
])('a too large body sent by a visitor to %s %s', (method, url) => {
  const headers = { ...JSON_TYPE, ...actionOf(url) }

  test('is refused when its length is announced', async () => {
    const body = objects(20_000_000)
    const announced = { 'Content-Length': String(body.length) }
    const answer = await rawCall(url, {
      method,
      headers: { ...headers, ...announced },
      body: [body],
    })
    expectTooLarge(answer)
  })

  test('is answered long before its end when its length is not announced', async () => {
    const answer = await rawCall(url, {
      method,
      headers: { ...headers, 'Transfer-Encoding': 'chunked' },
      body: endlessObjects(50_000_000),
    })
    if (READS_BODY.includes(url)) expectTooLarge(answer)
    // The other endpoints answer as usual without reading the body.
    expect(answer.status).toBeLessThan(500)
    expect(answer.sent).toBeLessThan(ENOUGH_BYTES)
  })
})

test('the site still answers after all too large bodies', async () => {
  expect((await get('/health')).body).toEqual({ ok: true })
})
