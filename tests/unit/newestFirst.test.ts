import { expect, test } from 'vitest'
import { newestFirst } from '@/lib/server/process/newestFirst'

/** Work that ends when the test says so. */
const piecesOfWork = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const piece = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  return { begun, piece, end: (name: string) => ends.get(name)?.() }
}

/** Lets everything happen that waits for nothing. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('of those who wait the newest is next, and the oldest too many is refused', async () => {
  const run = newestFirst({ atOnce: 1, waiting: 2 })
  const { begun, piece, end } = piecesOfWork()
  const results = ['first', 'second', 'third', 'fourth'].map((name) => run(piece(name)))
  expect(await results[1]).toBe('refused')
  await settled()
  end('first')
  expect(await results[0]).toBe('first')
  await settled()
  end('fourth')
  expect(await results[3]).toBe('fourth')
  await settled()
  end('third')
  expect(await results[2]).toBe('third')
  expect(begun).toEqual(['first', 'fourth', 'third'])
})

test('as much runs at once as was said, also after work that failed', async () => {
  const run = newestFirst({ atOnce: 2, waiting: 5 })
  const failed = run(() => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  const { begun, piece, end } = piecesOfWork()
  const results = ['a', 'b', 'c'].map((name) => run(piece(name)))
  await settled()
  expect(begun).toEqual(['a', 'b'])
  end('a')
  await results[0]
  await settled()
  end('c')
  end('b')
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
})
