import { processWide } from './processWide'

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
