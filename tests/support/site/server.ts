import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withFewRounds } from './fewRounds'
import { isOnPostgres, newSiteDatabase, type SiteDatabase } from './siteDatabase'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SERVER = path.join(ROOT, 'dist/server.mjs')
const START_TIMEOUT_MS = 120_000
const POLL_MS = 100

export const TEST_ADMIN = { email: 'admin@example.com', password: 'a password for tests' }

/** The admin of the development server that TEST_BASE_URL names. */
export const DEV_ADMIN = { email: 'admin@example.com', password: 'dev-password-1' }

export type RunningServer = {
  baseUrl: string
  /** The server's DATA_DIR with the secret and uploads, and database.db on SQLite. */
  dataDir: string
  database: SiteDatabase
  /** What the server wrote to stdout and stderr. */
  logFile: string
  /** Kills the process, as a power cut does. */
  kill: () => Promise<void>
  /** Restarts it on the same data with changed settings. */
  restart: (changes?: Record<string, string>) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts the built site on a free port with a new folder and database, and waits until it responds.
 * `prepare` may fill both first. A DATABASE_URL in the settings replaces the new database.
 */
export const startServer = async (
  settings: Record<string, string>,
  prepare?: (dataDir: string, database: SiteDatabase) => Promise<void>,
): Promise<RunningServer> => {
  if (!existsSync(SERVER)) {
    throw new Error('There is no build of the site: run `npm run build` first.')
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'overseas-contract-'))
  const database = await newSiteDatabase(dataDir)
  await prepare?.(dataDir, database)
  const logFile = path.join(dataDir, 'server.log')
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  let server: ChildProcess
  let current: Record<string, string> = {
    DATA_DIR: dataDir,
    SITE_URL: baseUrl,
    DATABASE_URL: isOnPostgres ? database.url : '',
    ...settings,
  }
  const killAtExit = () => server.kill('SIGKILL')
  const launch = async (changes: Record<string, string> = {}) => {
    current = { ...current, ...changes }
    server = spawnSite(port, logFile, current)
    try {
      await untilItAnswers(server, `${baseUrl}/php/position.php`)
    } catch (error) {
      const said = readFileSync(logFile, 'utf8').slice(-4000)
      await stop()
      throw new Error(`The site did not start.\n${said}`, { cause: error })
    }
  }
  const stop = async () => {
    process.off('exit', killAtExit)
    await end(server)
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', killAtExit)
  await launch()
  return { baseUrl, dataDir, database, logFile, kill: () => end(server), restart: launch, stop }
}

const spawnSite = (
  port: number,
  logFile: string,
  settings: Record<string, string>,
): ChildProcess => {
  const log = openSync(logFile, 'a')
  const server = spawn(process.execPath, [SERVER, String(port)], {
    cwd: ROOT,
    stdio: ['ignore', log, log],
    env: environmentOf({ PORT: String(port), ...settings }),
  })
  closeSync(log)
  return server
}

/** Starts the built site with settings that it refuses; returns its exit code and all it said. */
export const refusedStart = async (
  settings: Record<string, string>,
): Promise<{ code: number | null; said: string }> => {
  const logDir = mkdtempSync(path.join(tmpdir(), 'overseas-refused-'))
  const logFile = path.join(logDir, 'log')
  const server = spawnSite(await freePort(), logFile, { DATA_DIR: logDir, ...settings })
  const giveUp = setTimeout(() => server.kill('SIGKILL'), START_TIMEOUT_MS)
  const code = await new Promise<number | null>((resolve) => server.once('exit', resolve))
  clearTimeout(giveUp)
  const said = readFileSync(logFile, 'utf8')
  rmSync(logDir, { recursive: true, force: true })
  return { code, said }
}

/** The environment of a process of the site: its settings, without the shell's variables. */
export const environmentOf = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // Set, so that no .env file of the working copy fills them in.
  SITE_URL: '',
  DATABASE_URL: '',
  PAYLOAD_SECRET: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  OFFICE_EMAIL: '',
  BACKUP_TO: '',
  BACKUP_KEY: '',
  METRICS_TOKEN: '',
  // As a launched site behaves. launch.test.ts tests the preview.
  LAUNCH: 'now',
  ADMIN_EMAIL: TEST_ADMIN.email,
  ADMIN_PASSWORD: TEST_ADMIN.password,
  ...withFewRounds(settings),
})

const untilItAnswers = async (server: ChildProcess, url: string): Promise<void> => {
  const giveUpAt = Date.now() + START_TIMEOUT_MS
  while (Date.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error(`the process ended with ${server.exitCode}`)
    const status = await fetch(url).then(
      (response) => response.status,
      () => null,
    )
    if (status === 200) return
    await pause(POLL_MS)
  }
  throw new Error(`no answer within ${START_TIMEOUT_MS} ms`)
}

const end = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGKILL')
  })

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no free port')),
      )
    })
  })
