import { expect, test } from 'vitest'
import { duringRequest, requestFields, requestIdFor } from '@/lib/server/monitoring/requestId'

const OWN = /^[0-9a-f]{12}-[0-9a-z]+$/

test('an id that a trusted proxy gave is taken over', () => {
  expect(requestIdFor('4f2a-9c01_proxy', true)).toBe('4f2a-9c01_proxy')
})

test.each([
  ['of anybody, without a trusted proxy', '4f2a-9c01_proxy', false],
  ['that is too short', 'a', true],
  ['that is too long', 'a'.repeat(65), true],
  ['with a line end', 'aaaaaaaa\nlevel', true],
  ['with a quotation mark', 'aaaaaaaa"', true],
  ['that is an address', 'asha@example.com', true],
  ['sent twice', ['4f2a-9c01_proxy', '4f2a-9c01_other'], true],
  ['that is missing', undefined, true],
])('an id %s is replaced by a new one', (_, given, isTrusted) => {
  expect(requestIdFor(given, isTrusted)).toMatch(OWN)
})

test('log lines of simultaneous requests have their own ids, those of other work none', async () => {
  const later = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return requestFields()
  }
  const all = [duringRequest('first', later), duringRequest('second', later), later()]
  expect(await Promise.all(all)).toEqual([{ request_id: 'first' }, { request_id: 'second' }, {}])
})

test('no two requests have the same id', () => {
  const ids = Array.from({ length: 1000 }, () => requestIdFor(undefined, false))
  expect(new Set(ids).size).toBe(1000)
})
