import { processWide } from '../process/processWide'

type Size = { bytes: number; entries: number }

/**
 * What the page cache has done, in plain numbers, because a stored page is sent in microseconds.
 * The HTTP server writes them, metrics.ts reads them.
 */
export const cacheStats = processWide('cacheStats', () => ({
  /** By result: sent from memory; sent while it is made again; made first. */
  requests: { hit: 0, stale: 0, miss: 0 },
  sizes: (): Record<string, Size> => ({}),
}))
