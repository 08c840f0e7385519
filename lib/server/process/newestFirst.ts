type Limits = {
  /** How much work runs at the same time. */
  atOnce: number
  /** How much may wait. */
  waiting: number
}

/**
 * Runs costly work a little at a time. Of what waits the newest goes first, and when too much waits the
 * oldest is refused without being run: in a flood a newcomer waits for one piece of work, not for the whole
 * line, and a refusal costs nothing.
 */
export const newestFirst = ({ atOnce, waiting }: Limits) => {
  let running = 0
  const line: ((isAdmitted: boolean) => void)[] = []

  const admitted = async (): Promise<boolean> => {
    if (running < atOnce) {
      running += 1
      return true
    }
    return new Promise((resolve) => {
      line.push(resolve)
      if (line.length > waiting) line.shift()?.(false)
    })
  }

  return async <T>(work: () => Promise<T>): Promise<T | 'refused'> => {
    if (!(await admitted())) return 'refused'
    try {
      return await work()
    } finally {
      // The next one takes over this place.
      const next = line.pop()
      if (next) next(true)
      else running -= 1
    }
  }
}
