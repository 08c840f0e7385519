import { expect, test } from 'vitest'
import { answersTo } from '@/tests/support/network/rawSocket'

const requestOf = (line: string): string => `${line}\r\nHost: localhost\r\n\r\n`

test.each([
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET http://evil.test/contact-us HTTP/1.1',
  'GET http://evil.test/php/position.php HTTP/1.1',
  'GET evil HTTP/1.1',
])('a request whose target is no path gets 400 and a closed connection: %s', async (line) => {
  const answer = await answersTo(requestOf(line))
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(answer).not.toContain('evil')
})
