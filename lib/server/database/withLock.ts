import { holdLock } from '../postgres/locks'
import { hasSeveralInstances } from '../postgres/pools'
import { processWide } from '../process/processWide'

const tails = processWide('inTurn', () => new Map<string, Promise<unknown>>())

/** Runs work with the same key one at a time, within this process. */
export const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const before = tails.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  tails.set(key, mine)
  try {
    return await mine
  } finally {
    if (tails.get(key) === mine) tails.delete(key)
  }
}

/**
 * Runs work with the same key one at a time, in all instances of the site. For code that reads a
 * document and writes it back whole, as Payload does: in parallel the last write would win. A lock
 * is lost when its connection is (a restart of the database); the work then still ends, or fails at
 * its own next statement.
 */
export const withLock = <T>(key: string, work: () => Promise<T>): Promise<T> =>
  // One process is one client of the database's lock: its own callers wait here, without asking it.
  inTurn(key, async () => {
    if (!hasSeveralInstances) return work()
    const release = await holdLock(`withLock ${key}`)
    try {
      return await work()
    } finally {
      await release()
    }
  })
