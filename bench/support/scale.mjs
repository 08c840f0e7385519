// Large sites, made once and kept between runs: BENCH_SCALE names the folder, otherwise one in the
// temporary folder.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const FOLDER = process.env.BENCH_SCALE || path.join(tmpdir(), 'overseas-bench-scale')

/** The sizes of the targets (docs/product.md §13.2). */
export const SCALES = {
  '10k': { jobs: 10_000, applications: 100_000 },
  '100k': { jobs: 100_000, applications: 1_000_000 },
}

/** A DATA_DIR of this size: jobs and applications as the product writes them. */
export const scaledData = ({ jobs, applications }) => {
  const dir = path.join(FOLDER, `${jobs}-${applications}`)
  if (existsSync(dir)) return dir
  const making = `${dir}.making`
  mkdirSync(making, { recursive: true })
  const args = ['run', '--silent', 'seed', '--', '--scale', String(jobs), String(applications)]
  const { status } = spawnSync('npm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: making, DATABASE_URL: '' },
  })
  if (status !== 0) throw new Error('npm run seed -- --scale failed.')
  renameSync(making, dir)
  return dir
}

/** A copy of it that may be changed. Only the database is copied; no row of it needs its file. */
export const copyOfScaledData = (scale, to) => {
  cpSync(scaledData(scale), to, { recursive: true })
  // Otherwise the site's own writes wait until the system has written gigabytes of the copy.
  spawnSync('sync')
  return to
}
