import { execFile } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

export type Ran = { code: number; out: string; err: string }

/** `npm run keys -- …` on the data of a site, as the operator runs it. */
export const keysCommand = (dataDir: string, ...args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'keys', '--', ...args],
      {
        cwd: ROOT,
        timeout: 60_000,
        // An operator's shell has no NODE_ENV, which Next's type asks for.
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          DATA_DIR: dataDir,
        } as unknown as NodeJS.ProcessEnv,
      },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err })
      },
    )
  })
