import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { storedPersonalData, wrongLines } from '@/tests/support/content/logSearch'
import { copySeeded, keepSeeded } from '@/tests/support/site/seededOnce'
import { DEV_ADMIN, startServer, TEST_ADMIN } from '@/tests/support/site/server'
import { TYPED_FILE } from './typed'

/** The site's log, kept for whoever looks for the cause of a failure. */
const SITE_LOG = '.test-tmp/e2e-site.log'

/**
 * One site for all browser tests: the built one, or the running one that TEST_BASE_URL names.
 * Workers get its address, admin and database from environment variables. At the end its log is
 * searched for everything that the tests typed, and every person's data that is stored.
 */
const startSite = async (): Promise<(() => Promise<void>) | undefined> => {
  const running = process.env.TEST_BASE_URL
  if (running) {
    announce(running, DEV_ADMIN)
    return undefined
  }
  const server = await startServer(
    { SEED_SAMPLES: 'true', RATE_LIMIT_SCALE: '10000', ACCESS_LOG: 'true' },
    copySeeded,
  )
  await keepSeeded(server)
  announce(server.baseUrl, TEST_ADMIN)
  process.env.SITE_DATA_DIR = server.dataDir
  process.env.SITE_DATABASE_URL = server.database.url
  const folder = mkdtempSync(path.join(tmpdir(), 'typed-'))
  const typed = path.join(folder, 'typed')
  process.env[TYPED_FILE] = typed
  // What was said before is about the start, with the address of the first admin.
  const began = readFileSync(server.logFile).length
  return async () => {
    const wrong = wrongLines(readFileSync(server.logFile).subarray(began).toString(), [
      ...readTyped(typed),
      ...(await storedPersonalData(server.database)),
    ])
    copyFileSync(server.logFile, SITE_LOG)
    await server.stop()
    rmSync(folder, { recursive: true })
    if (wrong.length > 0) {
      const some = wrong.slice(0, 20).join('\n')
      throw new Error(`The site's log has ${wrong.length} lines with what nobody may log:\n${some}`)
    }
  }
}

export default startSite

const readTyped = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => String(JSON.parse(line)))
    : []

const announce = (baseUrl: string, admin: { email: string; password: string }): void => {
  process.env.SITE_BASE_URL = baseUrl
  process.env.SITE_ADMIN_EMAIL = admin.email
  process.env.SITE_ADMIN_PASSWORD = admin.password
}
