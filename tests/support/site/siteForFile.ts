import { afterAll, beforeAll } from 'vitest'
import { copyDatabase, hasDatabase } from './database'
import { type RunningServer, startServer } from './server'
import type { SiteDatabase } from './siteDatabase'

/** How long a hook may take to start a site. */
export const START_MS = 150_000

/**
 * Starts a separate site on a copy of the tests' database before the first test of a file and stops
 * it after the last one. Starts nothing with TEST_BASE_URL. Returns a function that gives the site.
 */
export const siteForFile = (settings: Record<string, string>): (() => RunningServer) => {
  let site: RunningServer | undefined
  beforeAll(async () => {
    if (hasDatabase()) site = await startServer(settings, copyFor(settings))
  }, START_MS)
  afterAll(() => site?.stop())
  return () => {
    if (!site)
      throw new Error('The site is started before the tests of a file, and only if it is built.')
    return site
  }
}

/** The password of the copied admin may be hashed in few rounds (fewRounds.ts): the site makes a new one. */
const copyFor =
  (settings: Record<string, string>) => async (dataDir: string, copy: SiteDatabase) => {
    await copyDatabase(dataDir, copy)
    if (settings.TEST_ALL_ROUNDS) await copy.rows('delete from users')
  }
