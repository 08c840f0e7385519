import { holdLock } from '../postgres/locks'
import { hasSeveralInstances } from '../postgres/pools'
import { inTurn } from '../process/inTurn'

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
