import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  ENOUGH_BYTES,
  endlessObjects,
  expectTooLarge,
  JSON_TYPE,
  objects,
} from '@/tests/support/network/bodies'
import { baseUrl, bearer, get, rawCall } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { editorToken } from '@/tests/support/staff/session'

const VISITOR_MAX_BYTES = 262_144
const STAFF_MAX_BYTES = 1_048_576
const STAFF_FORM_MAX_BYTES = 22_120_096

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
      body: [Buffer.from(head), ...endlessObjects(50_000_000)],
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

  test('refuses a form of more than 22 megabytes and closes the connection', async () => {
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
