import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Answered, baseUrl, bearer, get, rawCall } from '@/tests/support/http'
import { rowsIn } from '@/tests/support/rows'
import { editorToken } from '@/tests/support/session'

const TOO_LARGE = 'What was sent is too large.'
const VISITOR_MAX_BYTES = 262_144
const STAFF_MAX_BYTES = 1_048_576
const STAFF_FORM_MAX_BYTES = 8_100_000
const ENOUGH_BYTES = 25_000_000

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

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** The most expensive input for a JSON parser: many empty objects. */
const objects = (bytes: number): Buffer => {
  const text = '{},'.repeat(Math.floor((bytes - 10) / 3))
  return Buffer.from(`{"a":[${text}0]}`.padEnd(bytes))
}

function* endless(bytes: number) {
  yield Buffer.from('{"a":[')
  const piece = Buffer.from('{},'.repeat(20_000))
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece
}

const expectTooLarge = (answer: Answered) => {
  expect(answer.status, answer.text.slice(0, 200)).toBe(413)
  expect(answer.text).toContain(TOO_LARGE)
  expect(answer.headers.get('connection')).toBe('close')
  expect(answer.headers.get('cache-control')).toBe('no-store')
}

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
  ['POST', '/internal/refresh'],
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
      body: endless(50_000_000),
    })
    if (READS_BODY.includes(url)) expectTooLarge(answer)
    // The other endpoints answer as usual without reading the body.
    expect(answer.status).toBeLessThan(500)
    expect(answer.sent).toBeLessThan(ENOUGH_BYTES)
  })
})

describe('the size limit for visitors', () => {
  const login = (bytes: number) => {
    const body = objects(bytes)
    return rawCall('/api/users/login', {
      method: 'POST',
      headers: { ...JSON_TYPE, 'Content-Length': String(body.length) },
      body: [body],
    })
  }

  test('accepts 256 KB and refuses one byte more', async () => {
    expect((await login(VISITOR_MAX_BYTES)).status).not.toBe(413)
    expectTooLarge(await login(VISITOR_MAX_BYTES + 1))
  })

  test('applies to a form sent to Payload’s REST API', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n'
    const answer = await rawCall('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: [Buffer.from(head), ...endless(50_000_000)],
    })
    expectTooLarge(answer)
    expect(answer.sent).toBeLessThan(ENOUGH_BYTES)
  })

  test.each<[string, Record<string, string>]>([
    ['a made-up token', bearer('a.made-up.token')],
    ['a made-up cookie', { Cookie: 'payload-token=a.made-up.token' }],
  ])('is not raised by %s', async (_what, identity) => {
    const body = objects(VISITOR_MAX_BYTES + 1)
    const answer = await rawCall('/api/pages', {
      method: 'POST',
      headers: { ...JSON_TYPE, ...identity, 'Content-Length': String(body.length) },
      body: [body],
    })
    expectTooLarge(answer)
  })

  test('is applied before the body is sent by a client that expects 100-continue', async () => {
    const { hostname, port } = new URL(baseUrl())
    const socket = connect(Number(port), hostname)
    const received = new Promise<string>((resolve) => {
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
    })
    socket.write(
      `POST /api/pages HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 20000000\r\nExpect: 100-continue\r\n\r\n`,
    )
    // The server closes the connection itself.
    expect(await received).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('lets a client that expects 100-continue send a small body', async () => {
    const body = Buffer.from('{}')
    const answer = await rawCall('/php/login.php', {
      method: 'POST',
      headers: { ...JSON_TYPE, 'Content-Length': '2', Expect: '100-continue' },
      body: [body],
    })
    expect(answer.status).toBe(200)
  })
})

describe('the size limit for staff', () => {
  let token = ''
  let page = 0

  beforeAll(async () => {
    token = (await editorToken()).token
    page = Number(
      rowsIn(await get('/api/pages?where[slug][equals]=terms-of-use', token), 'docs')[0]?.id,
    )
  })

  const change = (headers: Record<string, string>, body: Buffer, announced = true) =>
    rawCall(`/api/pages/${page}?draft=true`, {
      method: 'PATCH',
      headers: {
        ...bearer(token),
        ...headers,
        ...(announced && { 'Content-Length': String(body.length) }),
      },
      body: [body],
    })

  test.each([true, false])('accepts a page of 1 MB (length announced: %s)', async (announced) => {
    const answer = await change(JSON_TYPE, objects(STAFF_MAX_BYTES), announced)
    expect(answer.status, answer.text.slice(0, 200)).toBe(200)
  })

  test.each([true, false])('refuses one byte more (length announced: %s)', async (announced) => {
    expectTooLarge(await change(JSON_TYPE, objects(STAFF_MAX_BYTES + 1), announced))
  })

  test('refuses a form of more than eight megabytes and closes the connection', async () => {
    const form = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expectTooLarge(await change(form, Buffer.alloc(STAFF_FORM_MAX_BYTES + 1)))
  })
})

test('methods without any route are refused with 405', async () => {
  for (const path of ['/', '/api/pages', '/php/login.php', '/admin']) {
    const answer = await rawCall(path, { method: 'TRACE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toContain('GET')
  }
})

test('the site still answers after all too large bodies', async () => {
  expect((await get('/health')).body).toEqual({ ok: true })
})
