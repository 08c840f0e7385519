import { request } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

// fetch() opens what is compressed, and tells nothing of it.
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

// A development server is Next's own.
describe.skipIf(!inject('server'))('what goes over a slow line', () => {
  test.each([
    ['br', promisify(brotliDecompress)],
    ['gzip', promisify(gunzip)],
  ] as const)('a browser that reads %s gets the page so, and the same page', async (name, open) => {
    const plain = await ask(PAGE)
    const { headers, body } = await ask(PAGE, { 'accept-encoding': name })
    expect(headers['content-encoding']).toBe(name)
    expect(String(await open(body))).toBe(String(plain.body))
    expect(body.length).toBeLessThan(plain.body.length / 3)
  })

  test('a browser that has the page already gets nothing twice', async () => {
    const { headers } = await ask(PAGE)
    const again = await ask(PAGE, { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
  })

  test('who asks for the head alone gets no body', async () => {
    const { status, body } = await ask(PAGE, {}, 'HEAD')
    expect(status).toBe(200)
    expect(body.length).toBe(0)
  })

  test.each(['/', PAGE, '/job-list', '/registration'])(
    'the page %s asks for no script before it is painted',
    async (path) => {
      const html = String((await ask(path)).body)
      expect(html).toContain('<script id="late-scripts">')
      expect(html).not.toMatch(/<script src="[^"]+" async/)
      expect(html).not.toMatch(/<link rel="preload" as="script"/)
    },
  )

  test('the dashboard, whose scripts need a nonce, names them as Next does', async () => {
    const html = String((await ask('/login')).body)
    expect(html).not.toContain('late-scripts')
    expect(html).toMatch(/<script src="[^"]+" (nonce="[^"]+" )?async/)
  })
})
