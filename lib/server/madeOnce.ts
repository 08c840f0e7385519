type Limits = {
  /** The total size of the cached results in bytes. */
  maxBytes: number
  /** How many are made at the same time; the others wait. */
  atOnce: number
}

/**
 * A memory cache for expensive results. Each key is made once for all callers and cached until the
 * total size is reached; then the least recently used goes first. A failure is passed to all who
 * wait and is not cached.
 */
export const madeOnce = ({ maxBytes, atOnce }: Limits) => {
  const kept = new Map<string, Buffer>()
  const inMaking = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let running = 0
  let bytes = 0

  const run = async (make: () => Promise<Buffer>): Promise<Buffer> => {
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

  const keep = (key: string, made: Buffer): void => {
    kept.set(key, made)
    bytes += made.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= length
    }
  }

  return (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const found = kept.get(key)
    if (found) {
      // A Map keeps the order of insertion: this entry is now the newest.
      kept.delete(key)
      kept.set(key, found)
      return Promise.resolve(found)
    }
    const making =
      inMaking.get(key) ??
      run(make)
        .then((made) => {
          keep(key, made)
          return made
        })
        .finally(() => inMaking.delete(key))
    inMaking.set(key, making)
    return making
  }
}
