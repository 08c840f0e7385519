type Limits = {
  /** How much of what was made is kept, in bytes. */
  maxBytes: number
  /** How many are made at a time; the others wait. */
  atOnce: number
}

/**
 * Keeps in memory what is expensive to make. Each key is made once for all who ask meanwhile, and
 * kept until there are too many bytes: what was not asked for longest goes first. A failure reaches
 * everybody who waits, and is not kept.
 */
export const madeOnce = ({ maxBytes, atOnce }: Limits) => {
  const kept = new Map<string, Buffer>()
  const inMaking = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let running = 0
  let bytes = 0

  const run = async (make: () => Promise<Buffer>): Promise<Buffer> => {
    // Whoever ends hands its turn to the next one, so that nobody comes in between.
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
      // A Map keeps the order of insertion: this one is now the newest.
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
