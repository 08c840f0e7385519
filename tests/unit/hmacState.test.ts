import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hmacState, hmacWithState } from '@/lib/server/hmacState'

// Lengths around the edges of SHA-256 blocks, where padding errors show.
const LENGTHS = [0, 1, 13, 31, 32, 54, 55, 56, 63, 64, 65, 72, 118, 119, 120, 127, 128, 129, 500]

test.each(LENGTHS)(
  'a stored HMAC state of a %i-character key makes the same codes as Node',
  (length) => {
    const key = randomBytes(length).toString('latin1').slice(0, length)
    const state = hmacState(key)
    for (const size of LENGTHS) {
      const text = randomBytes(size).toString('base64').slice(0, size)
      expect(hmacWithState(state, text).toString('hex')).toBe(
        createHmac('sha256', key).update(text).digest('hex'),
      )
    }
  },
)

test('a stored HMAC state contains no part of the key', () => {
  const key = 'a secret of the site, 32 or more'
  const state = hmacState(key)
  expect(state).toMatch(/^[0-9a-f]{128}$/)
  const bytes = Buffer.from(state, 'hex')
  for (const pad of [0, 0x36, 0x5c]) {
    const hidden = Buffer.from(Buffer.from(key.slice(0, 4)).map((byte) => byte ^ pad))
    expect(bytes.includes(hidden)).toBe(false)
  }
})
