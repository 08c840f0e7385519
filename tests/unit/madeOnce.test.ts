import { expect, test } from 'vitest'
import { madeOnce } from '@/lib/server/cache/madeOnce'

/** Makers that log when they begin and end on demand. */
const makers = () => {
  const begun: string[] = []
  const finish = new Map<string, (bytes: number) => void>()
  const fail = new Map<string, (error: Error) => void>()
  const maker = (key: string) => () => {
    begun.push(key)
    return new Promise<Buffer>((resolve, reject) => {
      finish.set(key, (bytes) => resolve(Buffer.alloc(bytes, key)))
      fail.set(key, reject)
    })
  }
  return { begun, finish, fail, maker }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('madeOnce makes a value once for fifty simultaneous callers', async () => {
  const { begun, finish, maker } = makers()
  const get = madeOnce({ maxBytes: 100, atOnce: 2 })
  const all = Promise.all(Array.from({ length: 50 }, () => get('a', maker('a'))))
  finish.get('a')?.(10)
  expect(new Set(await all).size).toBe(1)
  await get('a', maker('a'))
  expect(begun).toEqual(['a'])
})

test('madeOnce makes at most two values at a time, in the order of the calls', async () => {
  const { begun, finish, maker } = makers()
  const get = madeOnce({ maxBytes: 100, atOnce: 2 })
  const all = ['a', 'b', 'c', 'd'].map((key) => get(key, maker(key)))
  await settled()
  expect(begun).toEqual(['a', 'b'])
  finish.get('b')?.(1)
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
  finish.get('a')?.(1)
  finish.get('c')?.(1)
  await settled()
  finish.get('d')?.(1)
  expect((await Promise.all(all)).map(String)).toEqual(['a', 'b', 'c', 'd'])
})

test('madeOnce drops the least recently used value when the cache is full', async () => {
  const get = madeOnce({ maxBytes: 30, atOnce: 2 })
  const made: string[] = []
  const ask = (key: string) =>
    get(key, async () => {
      made.push(key)
      return Buffer.alloc(10)
    })
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'd'])
  for (const key of ['a', 'c', 'd']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'd'])
  await ask('b')
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
})

test('madeOnce returns a value larger than the cache without keeping it', async () => {
  const get = madeOnce({ maxBytes: 5, atOnce: 1 })
  const made: string[] = []
  for (const key of ['a', 'a']) {
    const bytes = await get(key, async () => {
      made.push(key)
      return Buffer.alloc(10)
    })
    expect(bytes).toHaveLength(10)
  }
  expect(made).toEqual(['a', 'a'])
})

test('madeOnce reports a failure to all who wait, and the next call tries again', async () => {
  const { begun, finish, fail, maker } = makers()
  const get = madeOnce({ maxBytes: 100, atOnce: 1 })
  const both = Promise.allSettled([get('a', maker('a')), get('a', maker('a'))])
  fail.get('a')?.(new Error('broken'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = get('a', maker('a'))
  await settled()
  finish.get('a')?.(1)
  await again
  expect(begun).toEqual(['a', 'a'])
})
