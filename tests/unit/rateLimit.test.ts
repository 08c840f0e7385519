import { describe, expect, test } from 'vitest'
import { clientAddress } from '@/lib/server/calls/clientAddress'
import { countAction, countSender, countUnreadable } from '@/lib/server/calls/rateLimit'

const addressOf = (forwarded: string, socket = '10.0.0.9') =>
  clientAddress(new Headers({ 'X-Forwarded-For': forwarded, 'X-Socket-Address': socket }))

// vitest.config.ts sets TRUSTED_HOPS to 2.
describe('the client address behind two trusted proxies', () => {
  test.each([
    ['203.0.113.5, 10.0.0.1', '203.0.113.5'],
    ['1.2.3.4, 203.0.113.5, 10.0.0.1', '203.0.113.5'],
    ['9.9.9.9,8.8.8.8 ,203.0.113.5,10.0.0.1', '203.0.113.5'],
    ['::ffff:203.0.113.5, 10.0.0.1', '203.0.113.5'],
  ])('is read from the right, so that "%s" forges nothing', (chain, address) => {
    expect(addressOf(chain)).toBe(address)
  })

  test.each(['', '203.0.113.5', ' , ', 'unknown, 10.0.0.1', `${'a'.repeat(10_000)}, 10.0.0.1`])(
    'is the socket’s address when no proxy wrote one: "%.40s"',
    (chain) => expect(addressOf(chain)).toBe('10.0.0.9'),
  )

  test('is the same for all clients without a readable address', () => {
    expect(clientAddress(new Headers())).toBe('unknown')
    expect(addressOf('', 'not an address')).toBe('unknown')
  })

  test('is the /64 network of an IPv6 client, who may use any address in it', () => {
    const network = addressOf('2001:db8:1:2::1, 10.0.0.1')
    expect(network).toBe('2001:db8:1:2::/64')
    expect(addressOf('2001:db8:1:2:ffff:1:2:3, 10.0.0.1')).toBe(network)
    expect(addressOf('2001:db8:1:3::1, 10.0.0.1')).not.toBe(network)
  })
})

describe('a rate limit', () => {
  test('refuses the call after the last allowed one, for that client and action only', async () => {
    for (let i = 0; i < 60; i++) expect(await countSender('apply', '192.0.2.1')).toBeNull()
    const wait = await countSender('apply', '192.0.2.1')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect(await countSender('apply', '192.0.2.2')).toBeNull()
    expect(await countSender('registration', '192.0.2.1')).toBeNull()
  })

  test('counts unreadable requests separately, so that they use up no attempt at the form', async () => {
    const sender = '192.0.2.3'
    for (let i = 0; i < 60; i++) {
      expect(await countSender('apply', sender)).toBeNull()
      expect(await countUnreadable('apply', sender)).toBeNull()
    }
    expect(await countSender('apply', sender)).toBeNull()
    expect(await countUnreadable('apply', sender)).toBeGreaterThan(0)
  })

  test('tells two clients apart by the end of a key of a million characters', async () => {
    const long = 'a'.repeat(1_000_000)
    for (let i = 0; i < 5; i++) expect(await countAction('loginAccount', `${long}1`)).toBeNull()
    expect(await countAction('loginAccount', `${long}1`)).not.toBeNull()
    expect(await countAction('loginAccount', `${long}2`)).toBeNull()
  })

  // Each sender below is a /64 of its own.
  test.each([
    ['/56', 4, (n: number) => `2001:db8:1:${(0x1100 + (n % 256)).toString(16)}::/64`],
    ['/48', 16, (n: number) => `2001:db8:2:${((n % 256) * 256).toString(16)}::/64`],
  ])(
    'refuses an IPv6 customer who uses another network of a %s each time',
    async (_, times, sender) => {
      for (let n = 0; n < 30 * times; n++)
        expect(await countSender('invitation', sender(n))).toBeNull()
      expect(await countSender('invitation', sender(30 * times))).toBeGreaterThan(0)
      expect(await countSender('invitation', '2001:db8:ffff:1::/64')).toBeNull()
    },
  )
})
