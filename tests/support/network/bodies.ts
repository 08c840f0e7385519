import { beforeAll, expect } from 'vitest'
import { logIn, newAccount } from '../staff/session'
import { type Answered, bearer, php, rawCall } from './http'

export const UNREADABLE = 'The request could not be read.'
export const WRONG_TYPE = 'The request has the wrong content type.'
export const TOO_LARGE = 'What was sent is too large.'

/** A body of 50 MB must be refused before this much of it was sent. */
export const ENOUGH_BYTES = 25_000_000

export const JSON_TYPE = { 'Content-Type': 'application/json' }

/** The most expensive input for a JSON parser: many empty objects. */
export const objects = (bytes: number): Buffer => {
  const text = '{},'.repeat(Math.floor((bytes - 10) / 3))
  return Buffer.from(`{"a":[${text}0]}`.padEnd(bytes))
}

/** A body that continues after its head with at least `bytes` bytes, in equal pieces. */
export function* endless(head: Buffer, bytes: number, piece = Buffer.alloc(65_536, 0x41)) {
  yield head
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece
}

/** The same as JSON of many empty objects. */
export const endlessObjects = (bytes: number) =>
  endless(Buffer.from('{"a":['), bytes, Buffer.from('{},'.repeat(20_000)))

export const expectTooLarge = (answer: Answered) => {
  expect(answer.status, answer.text.slice(0, 200)).toBe(413)
  expect(answer.text).toContain(TOO_LARGE)
  expect(answer.headers.get('connection')).toBe('close')
  expect(answer.headers.get('cache-control')).toBe('no-store')
}

/**
 * Logs in a new admin before the tests of a file. Returns the headers of this session, which are
 * filled by then, and a function that sends any body with them.
 */
export const adminForFile = () => {
  const headers: Record<string, string> = {}
  beforeAll(async () => {
    // A separate token, because signing out must not affect the other tests.
    Object.assign(headers, bearer(await logIn(await newAccount('admin'))))
  })
  const send = (name: string, type: string | undefined, body: Buffer | string) =>
    rawCall(php(name), {
      method: 'POST',
      headers: { ...headers, ...(type && { 'Content-Type': type }) },
      body: body.length ? [Buffer.from(body)] : [],
    })
  return { headers, send }
}
