import { processWide } from './processWide'

const tails = processWide('withLock', () => new Map<string, Promise<unknown>>())

/**
 * Runs work of the same key one after the other, within this process. For what reads a document,
 * changes it and writes it back whole, as Payload does: in parallel the last write would win.
 */
export const withLock = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const before = tails.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  tails.set(key, mine)
  try {
    return await mine
  } finally {
    if (tails.get(key) === mine) tails.delete(key)
  }
}
