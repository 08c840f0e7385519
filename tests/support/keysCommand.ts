import { execFile } from 'node:child_process'
import path from 'node:path'
import { environmentOf, type RunningServer } from './server'
import { isOnPostgres } from './siteDatabase'

const ROOT = path.resolve(import.meta.dirname, '../..')

export type Ran = { code: number; out: string; err: string }

/** Runs `npm run keys -- …` on the data of a site, as the operator does. */
export const keysCommand = (
  { dataDir, database }: RunningServer,
  ...args: string[]
): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'keys', '--', ...args],
      {
        cwd: ROOT,
        timeout: 60_000,
        env: environmentOf({
          DATA_DIR: dataDir,
          DATABASE_URL: isOnPostgres ? database.url : '',
        }),
      },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err })
      },
    )
  })
