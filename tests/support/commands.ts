import { execFile } from 'node:child_process'
import path from 'node:path'
import { environmentOf } from './server'
import { isOnPostgres, type SiteDatabase } from './siteDatabase'

const ROOT = path.resolve(import.meta.dirname, '../..')

export type Ran = { code: number; out: string; err: string }

/** The data on which a command runs. */
export type SiteData = { dataDir: string; database: SiteDatabase }

/** Runs `npm run NAME -- …` on the data of a site, as the operator does. */
export const runCommand = (
  name: string,
  { dataDir, database }: SiteData,
  args: string[] = [],
  settings: Record<string, string> = {},
): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', name, '--', ...args],
      {
        cwd: ROOT,
        timeout: 60_000,
        env: environmentOf({
          DATA_DIR: dataDir,
          DATABASE_URL: isOnPostgres ? database.url : '',
          ...settings,
        }),
      },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err })
      },
    )
  })
