import { describe, expect, test } from 'vitest'
import { delayAfter } from '@/collections/Users/loginLimit'
import { clientAddress } from '@/lib/server/clientAddress'
import { countAction, countUnreadable } from '@/lib/server/rateLimit'

const addressOf = (forwarded: string, socket = '10.0.0.9') =>
  clientAddress(new Headers({ 'X-Forwarded-For': forwarded, 'X-Socket-Address': socket }))

// vitest.config.ts sets TRUSTED_HOPS to 2.
describe('the sender behind two trusted proxies', () => {
  test.each([
    ['203.0.113.5, 10.0.0.1', '203.0.113.5'],
    ['1.2.3.4, 203.0.113.5, 10.0.0.1', '203.0.113.5'],
    ['9.9.9.9,8.8.8.8 ,203.0.113.5,10.0.0.1', '203.0.113.5'],
    ['::ffff:203.0.113.5, 10.0.0.1', '203.0.113.5'],
  ])('is read from the right, so that "%s" forges nothing', (chain, address) => {
    expect(addressOf(chain)).toBe(address)
  })

  test.each(['', '203.0.113.5', ' , ', 'unknown, 10.0.0.1', `${'a'.repeat(10_000)}, 10.0.0.1`])(
    'is the other end of the connection when no proxy wrote an address: "%.40s"',
    (chain) => expect(addressOf(chain)).toBe('10.0.0.9'),
  )

  test('is one sender for all whose address cannot be told', () => {
    expect(clientAddress(new Headers())).toBe('unknown')
    expect(addressOf('', 'not an address')).toBe('unknown')
  })

  test('is the /64 network of an IPv6 customer, who may use any address in it', () => {
    const network = addressOf('2001:db8:1:2::1, 10.0.0.1')
    expect(network).toBe('2001:db8:1:2::/64')
    expect(addressOf('2001:db8:1:2:ffff:1:2:3, 10.0.0.1')).toBe(network)
    expect(addressOf('2001:db8:1:3::1, 10.0.0.1')).not.toBe(network)
  })
})

describe('a limit', () => {
  test('refuses the act after the last, and for that sender alone', async () => {
    for (let i = 0; i < 60; i++) expect(await countAction('apply', '192.0.2.1')).toBeNull()
    const wait = await countAction('apply', '192.0.2.1')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect(await countAction('apply', '192.0.2.2')).toBeNull()
    expect(await countAction('registration', '192.0.2.1')).toBeNull()
  })

  test('counts what cannot be read apart, so that it uses up no try at the form', async () => {
    const sender = '192.0.2.3'
    for (let i = 0; i < 60; i++) {
      expect(await countAction('apply', sender)).toBeNull()
      expect(await countUnreadable('apply', sender)).toBeNull()
    }
    expect(await countAction('apply', sender)).toBeNull()
    expect(await countUnreadable('apply', sender)).toBeGreaterThan(0)
  })

  test('tells senders apart however long what they sent is', async () => {
    const long = 'a'.repeat(1_000_000)
    for (let i = 0; i < 5; i++) expect(await countAction('loginAccount', `${long}1`)).toBeNull()
    expect(await countAction('loginAccount', `${long}1`)).not.toBeNull()
    expect(await countAction('loginAccount', `${long}2`)).toBeNull()
  })
})

test('the answer to a stranger at an attacked account comes later each time, by 5 s at the most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 100].map(delayAfter)).toEqual([
    250, 500, 1000, 2000, 4000, 5000, 5000, 5000,
  ])
})
