import { execFile, spawn } from 'node:child_process'
import path from 'node:path'
import { environmentOf } from './server'
import { isOnPostgres, type SiteDatabase } from './siteDatabase'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const WITHIN_MS = 120_000

export type Ran = { code: number; out: string; err: string; lastLine: string }

/** The data on which a command runs. */
export type SiteData = { dataDir: string; database: SiteDatabase }

/** The settings that name the data of a site. */
export const settingsOf = ({ dataDir, database }: SiteData): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: isOnPostgres ? database.url : '',
})

/** Runs `npm run NAME -- …` with these settings, as the operator does. */
export const run = (
  name: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', name, '--', ...args],
      { cwd: ROOT, timeout: WITHIN_MS, env: environmentOf(settings) },
      (error, out, err) => {
        const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0
        resolve({ code, out, err, lastLine: out.trimEnd().split('\n').at(-1) ?? '' })
      },
    )
  })

/** Runs `npm run NAME -- …` on the data of a site. */
export const runCommand = (
  name: string,
  site: SiteData,
  args: string[] = [],
  settings: Record<string, string> = {},
): Promise<Ran> => run(name, { ...settingsOf(site), ...settings }, ...args)

/** Starts a command of the build, and kills it when `until` has come. */
export const interrupted = async (
  name: string,
  settings: Record<string, string>,
  args: string[],
  until: () => Promise<void>,
): Promise<void> => {
  const command = ['--conditions=production', `dist/${name}.mjs`, ...args]
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: 'ignore',
    env: environmentOf(settings),
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    await until()
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}
