import { readFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'

const MEGABYTE = 1_048_576

/** Environment variables of a site whose memory is measured; it writes to this file. */
export const measured = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--require ${path.join(import.meta.dirname, 'memory.cjs')}`,
  MEMORY_FILE: file,
})

type Usage = { pid: number; count: number; heapUsed: number; rss: number }

const read = (file: string): Usage => JSON.parse(readFileSync(file, 'utf8'))

/** What the site uses after a garbage collection, in megabytes. */
export const memoryOf = async (file: string): Promise<{ heap: number; rss: number }> => {
  const { pid, count } = read(file)
  process.kill(pid, 'SIGUSR2')
  return vi.waitFor(
    () => {
      const now = read(file)
      if (now.count === count) throw new Error('The site has not measured its memory.')
      return { heap: now.heapUsed / MEGABYTE, rss: now.rss / MEGABYTE }
    },
    { timeout: 10_000, interval: 20 },
  )
}
