// How long a deactivated job can still be seen: milliseconds from the answer of
// job_status_update.php until the job is gone, asked again and again: at this instance, at a second
// one that shares its Postgres, and through the shipped nginx.
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { startNginx } from '../scripts/nginxSite.mjs'
import { startSite } from '../scripts/site.mjs'
import { startPostgres } from '../scripts/test/postgres.mjs'
import { head, ms, row, say } from './support/print.mjs'
import { raw, requirePrograms } from './support/wrk.mjs'

const POLL_MS = 10
const GIVE_UP_MS = 90_000
const TARGETS = { 'this instance': 'at once', 'another instance': '≤ 1000', nginx: '≤ 2000' }

const PLACES = {
  'job list': { path: () => '/job-list', shows: ({ id }) => `/job-details/${id}"` },
  'job page': { path: ({ id }) => `/job-details/${id}`, shows: ({ id }) => `/apply-job/${id}"` },
  'joblist.php': { path: () => '/php/joblist.php', shows: ({ id }) => `"id":${id},` },
  feed: { path: () => '/feed/jobs.xml', shows: ({ id }) => `/job-details/${id}` },
}

requirePrograms('nginx')
head('a deactivated job is gone after, ms', ...Object.keys(PLACES), 'target')
// Without LAUNCH the site has no feed.
const LAUNCHED = { LAUNCH: 'now' }
const site = await startSite({ env: LAUNCHED })
try {
  await measure('this instance', site, site.url)
  const nginx = await startNginx({ answer: { headers: [], body: 'x' }, upstream: site.url })
  if (nginx.siteUrl) await measure('nginx', site, nginx.siteUrl)
  await nginx.stop()
} finally {
  await site.stop()
}
if (spawnSync('ls', ['/usr/lib/postgresql']).status === 0) await measureTwo()
else say('\nWithout Postgres there is no second instance.')

async function measureTwo() {
  const env = {
    ...LAUNCHED,
    DATABASE_URL: startPostgres(),
    PAYLOAD_SECRET: 'a secret of the bench, 32 characters long',
  }
  const one = await startSite({ env })
  const other = await startSite({ env })
  try {
    await measure('another instance', one, other.url)
  } finally {
    await other.stop()
    await one.stop()
  }
}

async function measure(name, changedAt, readAt) {
  const { jobs } = JSON.parse(await textOf(`${changedAt.url}/php/joblist.php`))
  const [job] = jobs
  const delays = []
  for (const { path, shows } of Object.values(PLACES)) {
    const url = readAt + path(job)
    const isShown = async () => (await textOf(url)).includes(shows(job))
    await setStatus(changedAt, job, 'Active')
    await until(isShown)
    await setStatus(changedAt, job, 'Inactive')
    delays.push(ms(await until(async () => !(await isShown()))))
  }
  row(name, ...delays, TARGETS[name])
}

/** Milliseconds until it is so; NaN when it never is. */
async function until(isSo) {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > GIVE_UP_MS) return Number.NaN
    await pause(POLL_MS)
  }
  return performance.now() - begun
}

async function textOf(url) {
  return (await raw(url)).body.toString()
}

async function setStatus({ url, token }, { id }, status) {
  const answer = await fetch(`${url}/php/job_status_update.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ job_id: id, status }),
  })
  const { success, message } = await answer.json()
  if (!success) throw new Error(message)
}
