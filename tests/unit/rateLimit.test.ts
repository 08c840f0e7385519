import { describe, expect, test } from 'vitest'
import { clientAddress } from '@/lib/server/rateLimit'

// vitest.config.ts sets TRUSTED_HOPS to 2.
describe('the visitor’s address behind two proxies of ours', () => {
  test.each([
    ['203.0.113.5, 10.0.0.1', '203.0.113.5'],
    ['1.2.3.4, 203.0.113.5, 10.0.0.1', '203.0.113.5'],
    ['9.9.9.9,8.8.8.8 ,203.0.113.5,10.0.0.1', '203.0.113.5'],
  ])('is read from the right, so that "%s" forges nothing', (chain, address) => {
    expect(clientAddress(new Headers({ 'X-Forwarded-For': chain }))).toBe(address)
  })

  test.each(['', '203.0.113.5', ' , '])('is unknown when the chain is too short: "%s"', (chain) => {
    expect(clientAddress(new Headers({ 'X-Forwarded-For': chain }))).toBeNull()
  })

  test('is unknown without the header', () => {
    expect(clientAddress(new Headers())).toBeNull()
  })
})
