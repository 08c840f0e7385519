import { LRUCache } from 'lru-cache'

type Limits = {
  /** The total size of the cached results in bytes. */
  maxBytes: number
  /** How many are made at the same time; the others wait. */
  atOnce: number
}

type Make = () => Promise<Buffer>

/**
 * A memory cache for expensive results. Each key is made once for all callers and cached until the
 * total size is reached; then the least recently used goes first. A failure is passed to all who
 * wait and is not cached.
 */
export const madeOnce = ({ maxBytes, atOnce }: Limits) => {
  const waiting: (() => void)[] = []
  let running = 0

  const run = async (make: Make): Promise<Buffer> => {
    // A finished task passes its turn on directly, so that no new one overtakes.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await make()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  const made = new LRUCache<string, Buffer, Make>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    // What is dropped while it is made still goes to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context }) => run(context),
  })

  return (key: string, make: Make): Promise<Buffer> => made.forceFetch(key, { context: make })
}
