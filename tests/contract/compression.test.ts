import { request } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

// fetch() decompresses bodies silently.
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const call = request(new URL(path, inject('baseUrl')), { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
    call.on('error', reject)
    call.end()
  })

const PAGE = '/fake-gulf-job-offers'
const LIST = '/php/country_master.php'

// A development server does its own compression.
describe.skipIf(!inject('server'))('a response to a browser', () => {
  test.each([
    ['br', promisify(brotliDecompress)],
    ['gzip', promisify(gunzip)],
  ] as const)(
    'is sent as %s when the browser accepts it, with the same content',
    async (name, open) => {
      // Its content does not depend on what other tests store.
      const plain = await ask(LIST)
      const { headers, body } = await ask(LIST, { 'accept-encoding': name })
      expect(headers['content-encoding']).toBe(name)
      expect(String(await open(body))).toBe(String(plain.body))
      expect(body.length).toBeLessThan(plain.body.length / 3)
    },
  )

  test('is 304 without a body when the browser already has the page', async () => {
    const { headers } = await ask(LIST)
    const again = await ask(LIST, { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
  })

  test('to HEAD has no body', async () => {
    const { status, body } = await ask(PAGE, {}, 'HEAD')
    expect(status).toBe(200)
    expect(body.length).toBe(0)
  })

  test.each(['/', PAGE, '/job-list', '/registration'])(
    '%s does not request its scripts',
    async (path) => {
      const html = String((await ask(path)).body)
      expect(html).toContain('<script id="late-scripts" type="application/json">')
      expect(html).not.toMatch(/<script src="[^"]+" async/)
      expect(html).not.toMatch(/<link rel="preload" as="script"/)
    },
  )

  test('of the dashboard, whose scripts need a nonce, names its scripts in the HTML', async () => {
    const html = String((await ask('/login')).body)
    expect(html).not.toContain('late-scripts')
    expect(html).toMatch(/<script src="[^"]+" (nonce="[^"]+" )?async/)
  })
})
