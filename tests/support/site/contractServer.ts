import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { networkTrap } from '../network/networkTrap'
import { copySeeded, copySite, keepSeeded } from './seededOnce'
import { DEV_ADMIN, startServer, TEST_ADMIN } from './server'
import { newSiteDatabase } from './siteDatabase'

declare module 'vitest' {
  // An interface, because declarations of the context are merged.
  interface ProvidedContext {
    baseUrl: string
    admin: { email: string; password: string }
    /**
     * DATA_DIR, database and log of the built server, and the file of the hosts that it tried to
     * reach (networkTrap.ts); null when the tests use a running one.
     */
    server: {
      dataDir: string
      databaseUrl: string
      logFile: string
      trapFile: string
      /** A copy of the database as it was before the first test. */
      untouched: { dataDir: string; databaseUrl: string }
    } | null
  }
}

/**
 * One built site for all contract tests. TEST_BASE_URL names a running development server instead;
 * what needs the server's files or its rate limits is then skipped. TEST_DATABASE_URL names a Postgres
 * server, on which each site started by a test gets a new database; without it, SQLite is used.
 */
export default async (project: TestProject) => {
  const running = process.env.TEST_BASE_URL
  if (running) {
    project.provide('baseUrl', running)
    project.provide('admin', DEV_ADMIN)
    project.provide('server', null)
    return
  }
  const trap = mkdtempSync(path.join(tmpdir(), 'network-trap-'))
  const trapFile = path.join(trap, 'hosts')
  const settings = {
    ...networkTrap(trapFile),
    SEED_SAMPLES: 'true',
    RATE_LIMIT_SCALE: '10000',
    TRUSTED_HOPS: '1',
    // logs.test.ts searches it for personal data.
    ACCESS_LOG: 'true',
  }
  const server = await startServer(settings, copySeeded)
  const copyDir = mkdtempSync(path.join(tmpdir(), 'untouched-'))
  const copy = await newSiteDatabase(copyDir)
  await copySite(server, copyDir, copy)
  await keepSeeded({ dataDir: copyDir, database: copy })
  project.provide('baseUrl', server.baseUrl)
  project.provide('admin', TEST_ADMIN)
  const { dataDir, logFile } = server
  project.provide('server', {
    ...{ dataDir, databaseUrl: server.database.url, logFile, trapFile },
    untouched: { dataDir: copyDir, databaseUrl: copy.url },
  })
  return async () => {
    const log = readFileSync(server.logFile, 'utf8')
    await server.stop()
    await copy.drop()
    for (const folder of [trap, copyDir]) rmSync(folder, { recursive: true, force: true })
    // No test waits for these: an uncaught error may come after the response.
    const uncaught = /^.*(uncaughtException|unhandledRejection).*$/m.exec(log)
    if (uncaught) throw new Error(`The site's log has ${uncaught[0]}`)
  }
}
