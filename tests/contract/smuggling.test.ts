import { expect, test } from 'vitest'
import { get } from '@/tests/support/network/http'
import { answersTo } from '@/tests/support/network/rawSocket'

/** Requests that a proxy and a server could read differently: two in one. */
const HIDDEN = 'GET /php/position.php HTTP/1.1\r\nHost: localhost\r\n\r\n'
const POST = 'POST /php/login.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

const REQUESTS: Record<string, { sent: string; status: number }> = {
  'a length and chunks': {
    sent: `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    status: 400,
  },
  'two lengths': {
    sent: `${POST}Content-Length: 2\r\nContent-Length: ${HIDDEN.length + 2}\r\n\r\n{}${HIDDEN}`,
    status: 400,
  },
  'an unknown encoding after chunks': {
    sent: `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
    status: 400,
  },
  'a space before the colon': {
    sent: `${POST}Content-Length : 2\r\n\r\n{}${HIDDEN}`,
    status: 400,
  },
  'a folded header': {
    sent: `${POST}Transfer-Encoding:\r\n chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`,
    status: 400,
  },
  'lines that end without a carriage return': {
    sent: `${POST.replaceAll('\r\n', '\n')}Content-Length: 2\n\n{}${HIDDEN}`,
    status: 400,
  },
  'a negative length': { sent: `${POST}Content-Length: -1\r\n\r\n${HIDDEN}`, status: 400 },
  'a header of 20 KB': { sent: `${POST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, status: 431 },
}

test.each(Object.keys(REQUESTS))(
  'a request with %s is refused, and nothing hidden behind it is answered',
  async (name) => {
    const { sent = '', status } = REQUESTS[name] ?? {}
    const text = await answersTo(sent)
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(text).not.toContain('"position"')
  },
)

test('the site answers as before', async () => {
  expect((await get('/php/position.php')).status).toBe(200)
})
