import { expect, test, vi } from 'vitest'
import { withLock } from '@/lib/server/database/withLock'

/** Work that ends on demand and logs when it begins and ends. */
const work = (name: string, log: string[]) => {
  let finish = () => {}
  let fail: (error: Error) => void = () => {}
  const gate = new Promise<void>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  const run = async () => {
    log.push(`${name} begins`)
    await gate
    log.push(`${name} ends`)
    return name
  }
  return { run, finish, fail }
}

test('inTurn runs work with the same key one after the other, in the order of the calls', async () => {
  const log: string[] = []
  const first = work('first', log)
  const second = work('second', log)
  const both = Promise.all([withLock('key', first.run), withLock('key', second.run)])
  second.finish()
  first.finish()
  expect(await both).toEqual(['first', 'second'])
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('inTurn runs work with different keys at the same time', async () => {
  const log: string[] = []
  const slow = work('slow', log)
  const quick = work('quick', log)
  const waiting = withLock('one', slow.run)
  quick.finish()
  expect(await withLock('other', quick.run)).toBe('quick')
  expect(log).not.toContain('slow ends')
  slow.finish()
  await waiting
})

test('inTurn reports a failure to its own caller and still runs the next work', async () => {
  const log: string[] = []
  const failing = work('failing', log)
  const next = work('next', log)
  const failed = withLock('key', failing.run)
  const done = withLock('key', next.run)
  failing.fail(new Error('broken'))
  next.finish()
  await expect(failed).rejects.toThrow('broken')
  expect(await done).toBe('next')
})

test('inTurn loses no increment when a hundred callers read, wait and write', async () => {
  let stored = 0
  const increment = async () => {
    const read = stored
    await Promise.resolve()
    stored = read + 1
  }
  await Promise.all(Array.from({ length: 100 }, () => withLock('counter', increment)))
  expect(stored).toBe(100)
})

test('inTurn serialises work also when the module is loaded twice, as in the built server', async () => {
  vi.resetModules()
  const { withLock: another } = await import('@/lib/server/database/withLock')
  expect(another).not.toBe(withLock)
  const log: string[] = []
  const first = work('first', log)
  const second = work('second', log)
  const both = Promise.all([withLock('key', first.run), another('key', second.run)])
  second.finish()
  first.finish()
  await both
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
