import { copySeeded } from '@/tests/support/site/seededOnce'
import { type RunningServer, startServer } from '@/tests/support/site/server'
import { test } from './test'

/**
 * Starts a separate site, with samples, before the first test of a file and stops it after the last
 * one. `prepare` changes it before the first test. Returns a function that gives the site.
 */
export const siteForFile = (
  settings: Record<string, string> = {},
  prepare?: (site: RunningServer) => Promise<void>,
): (() => RunningServer) => {
  let site: RunningServer | undefined
  test.beforeAll(async () => {
    test.setTimeout(150_000)
    const given = { SEED_SAMPLES: 'true', RATE_LIMIT_SCALE: '10000', ...settings }
    site = await startServer(given, copySeeded)
    await prepare?.(site)
  })
  test.afterAll(() => site?.stop())
  return () => {
    if (!site) throw new Error('The site is started before the tests of a file.')
    return site
  }
}
