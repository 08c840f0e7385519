import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CountedRequest } from '@/server/countedRequest'
import { pace } from '@/server/pace'
import type { NetworkOf } from '@/server/turns'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Requests whose sender is their address. */
const from = (address: string) => ({ url: address }) as CountedRequest

const paceFor = (networksOf: (sender: string) => NetworkOf[]) => {
  const nameOf = ({ url }: CountedRequest) => String(url)
  return pace({ nameOf, networksOf: (request) => networksOf(nameOf(request)), scale: 1 })
}

const alone = (sender: string): NetworkOf[] => [{ network: sender, share: 1 }]

test('a sender is answered at once 600 times, and then 300 times a second', () => {
  const waitOf = paceFor(alone)
  const burst = Array.from({ length: 600 }, () => waitOf(from('a')))
  expect(new Set(burst)).toEqual(new Set([0]))
  const later = Array.from({ length: 300 }, () => waitOf(from('a')) ?? 0)
  expect(later[0]).toBeGreaterThan(0)
  expect(later.at(-1)).toBeCloseTo(1000, -1)
  expect(waitOf(from('b'))).toBe(0)
})

test('a sender of whom 1,500 requests wait is refused until some were answered', () => {
  const waitOf = paceFor(alone)
  const waits = Array.from({ length: 2200 }, () => waitOf(from('a')))
  expect(waits.indexOf(null)).toBe(600 + 1500)
  vi.advanceTimersByTime(100)
  expect(waitOf(from('a'))).toBeGreaterThan(4900)
  vi.advanceTimersByTime(10_000)
  expect(waitOf(from('a'))).toBe(0)
})

test('the senders of one network have a limit together', () => {
  const waitOf = paceFor((sender) => [
    { network: sender, share: 1 },
    { network: 'all', share: 4 },
  ])
  const senders = Array.from({ length: 24 }, (_, i) => `sender ${i}`)
  for (const sender of senders) for (let i = 0; i < 100; i++) expect(waitOf(from(sender))).toBe(0)
  expect(waitOf(from('another'))).toBeGreaterThan(0)
})
