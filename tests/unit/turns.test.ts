import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type NetworkOf, turns } from '@/server/turns'

/** How long a render takes. As on the only JavaScript thread, several at once take longer. */
const RENDER_MS = 100

const own = (sender: string): NetworkOf[] => [{ network: sender, share: 1 }]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** A site whose renders all take as long, with what it has made so far. */
const site = (networksOf = own) => {
  const { take } = turns({ networksOf, scale: 1 })
  const made: string[] = []
  let running = 0
  let most = 0
  let thread = Promise.resolve()
  const ask = (sender: string, name: string | null = null) =>
    take(sender, name, async () => {
      running += 1
      most = Math.max(most, running)
      thread = thread.then(() => new Promise((resolve) => setTimeout(resolve, RENDER_MS)))
      await thread
      running -= 1
      made.push(sender)
      return sender
    })
  const askTimes = (sender: string, times: number) =>
    Array.from({ length: times }, () => ask(sender))
  return { ask, askTimes, made, atOnce: () => most }
}

const waitMs = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('one sender', () => {
  test('has two pages made at once, and others only after them', async () => {
    const { askTimes, atOnce, made } = site()
    askTimes('a', 6)
    await waitMs(6 * RENDER_MS)
    expect(made).toHaveLength(6)
    expect(atOnce()).toBe(2)
  })

  test('is told when to come back while twenty of his requests wait', async () => {
    const { askTimes, ask, made } = site()
    const answers = askTimes('a', 25)
    expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(3)
    expect(answers.at(-1)).toBeGreaterThan(0)
    await waitMs(60_000)
    expect(made).toHaveLength(22)
    expect(ask('a')).toBeInstanceOf(Promise)
  })

  test('gets a quarter of the time when he goes on asking', async () => {
    const { askTimes, made } = site()
    const again = () => {
      askTimes('a', 10)
      return waitMs(1000)
    }
    for (let i = 0; i < 10; i++) await again()
    made.length = 0
    for (let i = 0; i < 20; i++) await again()
    expect((made.length * RENDER_MS) / 20_000).toBeGreaterThan(0.2)
    expect((made.length * RENDER_MS) / 20_000).toBeLessThan(0.3)
  })

  test('may begin at once again after a while', async () => {
    const { askTimes, made } = site()
    askTimes('a', 22)
    await waitMs(60_000)
    made.length = 0
    askTimes('a', 6)
    await waitMs(6 * RENDER_MS)
    expect(made).toHaveLength(6)
  })

  test('waits once for a page for which he asks many times', async () => {
    const { ask, made } = site()
    const answers = Array.from({ length: 100 }, () => ask('a', '/job-list'))
    expect(answers.some((answer) => typeof answer === 'number')).toBe(false)
    await waitMs(RENDER_MS)
    expect(made).toHaveLength(1)
  })

  test('goes on after a page that could not be made', async () => {
    const { take } = turns({ networksOf: own, scale: 1 })
    const failing = () => take('a', null, () => Promise.reject(new Error('no database')))
    for (let i = 0; i < 5; i++) await expect(failing()).rejects.toThrow('no database')
  })
})

test('a sender with a long queue does not hold up another one', async () => {
  const { ask, askTimes, made } = site()
  askTimes('a', 22)
  await waitMs(2000)
  expect(made.length).toBeLessThan(20)
  ask('b')
  await waitMs(3 * RENDER_MS)
  expect(made).toContain('b')
})

test('all addresses of a large network together get no more time than one sender', async () => {
  const networksOf = (sender: string) => [...own(sender), { network: 'the customer', share: 16 }]
  const { ask, made } = site(networksOf)
  const count = async (seconds: number) => {
    made.length = 0
    for (let i = 0; i < seconds * 20; i++) {
      ask(`address ${i} of ${seconds}`)
      await waitMs(50)
    }
    return made.length
  }
  await count(60)
  expect(((await count(40)) * RENDER_MS) / 40_000).toBeLessThan(0.3)
})
