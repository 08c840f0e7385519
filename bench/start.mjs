// Start of a built clone, build, and memory (PSS) after load with 10,000 jobs and 100,000
// applications. `-- start no-build` leaves out the build, which takes a minute and a half.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SERVER, siteEnv, untilItAnswers } from '../scripts/lib.mjs'
import { freePort, startSite } from '../scripts/site.mjs'
import { head, ms, quantile, row } from './support/print.mjs'
import { pssMb } from './support/process.mjs'
import { SCALES, scaledData } from './support/scale.mjs'
import { load, requirePrograms } from './support/wrk.mjs'

const STARTS = 3
const LOADED = ['/', '/job-list', '/job-list?page=2', '/job-list?q=welder', '/fake-gulf-job-offers']

requirePrograms('wrk')
head('start, build, memory', 'measured', 'target')
await measureStart()
if (!process.argv.includes('no-build')) measureBuild()
await measureMemory()

/** From the start of the process to the first answer; its database is there already. */
async function measureStart() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-start-'))
  try {
    const times = []
    for (let start = 0; start <= STARTS; start += 1) times.push(await startOnce(dataDir))
    row('start of a built clone, s', (quantile(times.slice(1)) / 1000).toFixed(1), '≤ 2')
    row('the same with an empty database, s', (times[0] / 1000).toFixed(1), '')
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function startOnce(dataDir) {
  const port = await freePort()
  const env = siteEnv({ PORT: String(port), DATA_DIR: dataDir })
  const begun = performance.now()
  const child = spawn('node', [SERVER, String(port)], { stdio: 'ignore', env })
  await untilItAnswers(`http://localhost:${port}/health`, child)
  const took = performance.now() - begun
  child.kill('SIGKILL')
  await once(child, 'exit')
  return took
}

/** A complete build in a copy of the clone, so that the present one stays. */
function measureBuild() {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-build-'))
  try {
    // Hard links take no space and little time.
    spawnSync('sh', ['-c', `git ls-files -z | xargs -0 cp --parents -t ${dir}`], {
      stdio: 'inherit',
    })
    spawnSync('cp', ['-al', 'node_modules', dir], { stdio: 'inherit' })
    const begun = performance.now()
    const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
      cwd: dir,
      stdio: 'ignore',
      env: siteEnv(),
    })
    const took = (performance.now() - begun) / 1000
    row('build, s', status === 0 ? took.toFixed(0) : 'failed', '≤ 75 on two idle cores')
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

async function measureMemory() {
  const site = await startSite({ dataDir: scaledData(SCALES['10k']) })
  try {
    row('memory after the start, 10,000 jobs and 100,000 applications, MB', ms(pssMb(site.pid)), '')
    for (const page of LOADED) await load(site.url + page, { 'accept-encoding': 'br' })
    row('memory after load, MB', ms(pssMb(site.pid)), '≤ 300')
  } finally {
    await site.stop()
  }
}
