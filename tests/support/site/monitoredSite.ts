import { readFileSync, statfsSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, vi } from 'vitest'
import { fillDisk, mountDisk, unmountDisk } from '../disk/smallDisk'
import { copyDatabase } from './database'
import { type OwnSite, startOwnSite } from './ownSite'
import { START_MS } from './siteForFile'

/** One site for all tests of monitoring, on a small disk of its own. */
export const METRICS_TOKEN = 'a-token-for-tests-of-32-signs-or-more'
export const WITHIN = { timeout: 20_000, interval: 100 }
export const MB = 1_000_000
const DISK_MB = 120
const RESERVE_MB = 20

export let site: OwnSite
/** Whether the site is on a small disk: mounting one needs the right to do so. */
export let hasSmallDisk = false

export const monitoredSiteForFile = (): void => {
  beforeAll(async () => {
    if (!inject('server')) return
    site = await startOwnSite(
      {
        METRICS_TOKEN,
        ACCESS_LOG: 'true',
        TRUSTED_HOPS: '1',
        DISK_RESERVE_MB: String(RESERVE_MB),
      },
      async (dataDir, database) => {
        hasSmallDisk = mountDisk(dataDir, DISK_MB)
        await copyDatabase(dataDir, database)
      },
    )
  }, START_MS)
  afterAll(async () => {
    await site?.kill()
    if (hasSmallDisk) unmountDisk(site.dataDir)
    await site?.stop()
  })
}

export const visit = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${site.baseUrl}${address}`, init)

export const log = (): string => readFileSync(site.logFile, 'utf8')

export const idOf = (answer: Response): string => answer.headers.get('x-request-id') ?? ''

type Line = Record<string, unknown> & { level: string }

/** The lines of the log about one request, once there is one of this level. */
export const linesOf = (id: string, level: string): Promise<Line[]> =>
  vi.waitFor(() => {
    const about = log()
      .split('\n')
      .filter((line) => line.includes(id))
    const lines = about.map((line): Line => JSON.parse(line))
    expect(lines.map((line) => line.level)).toContain(level)
    return lines
  }, WITHIN)

/** Fills the disk until it is just below its reserve. */
export const fillToReserve = (): void =>
  fillDisk(site.dataDir, () => {
    const { bavail, bsize } = statfsSync(site.dataDir)
    return bavail * bsize < (RESERVE_MB - 1) * MB
  })
