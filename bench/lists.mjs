// Uncached lists and searches at 100,000 jobs against 10,000, and the longest wait of any other
// request while a job changes. A request with an Authorization header is never answered from the
// page cache, and a visitor's list does not depend on it.
import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '../scripts/site.mjs'
import { head, ms, ratio, row, say } from './support/print.mjs'
import { whileProbing } from './support/run.mjs'
import { SCALES, scaledData } from './support/scale.mjs'
import { timeOf } from './support/times.mjs'

const UNCACHED = { authorization: 'none' }
// Without it the site has no feed.
const LAUNCHED = { LAUNCH: 'now' }
const CHANGES = 3

const REQUESTS = {
  'job list, page 1': '/job-list',
  'job list, page 2': '/job-list?page=2',
  'job list, a deep page': '/job-list?page=900',
  'job list, a search': '/job-list?q=welder',
  'job list, two words': '/job-list?q=welder+doha',
  'job list, a typing error': '/job-list?q=electrcian',
  'job list, no hit': '/job-list?q=zzzzqqqq',
  'job list, a country': '/job-list?country=AE',
  'joblist.php, page 1': '/php/joblist.php?page=1&limit=10',
  'joblist.php, a deep page': '/php/joblist.php?page=900&limit=10',
  'joblist.php, a search': '/php/joblist.php?page=1&limit=10&q=welder',
  feed: '/feed/jobs.xml',
  'site map': '/sitemap.xml',
}

const [small, large] = [await measure('10k'), await measure('100k')]
head('uncached, ms', '10,000 jobs', '100,000 jobs', 'ratio (≤ 1.2)', 'first request at 100,000')
for (const name of Object.keys(REQUESTS)) {
  const [few, many] = [small.times[name], large.times[name]]
  row(name, ms(few.median), ms(many.median), ratio(many.median, few.median), ms(many.first))
}
head('while a job changes', '10,000 jobs', '100,000 jobs', 'target')
row('longest wait of another request, ms', ms(small.wait), ms(large.wait), '≤ 50')
row('the same on the idle site, ms', ms(small.idle), ms(large.idle), '')
say(
  '\nOn another machine, at 10,000 jobs: WordPress with WP Job Manager, page 1 / deep / search: 161 / 153',
)
say(
  '/ 154 requests per second (a first search 79 ms); a plain list of Payload: 142 / 33 / 102, and at',
)
say('100,000 rows 16 / 0 / 9.')

async function measure(scale) {
  const site = await startSite({ dataDir: scaledData(SCALES[scale]), env: LAUNCHED })
  try {
    const times = {}
    for (const [name, path] of Object.entries(REQUESTS)) {
      times[name] = await timeOf(site.url + path, UNCACHED)
    }
    const idle = await whileProbing(`${site.url}/health`, 5, () => pause(2000))
    const busy = await whileProbing(`${site.url}/health`, 5, () => changeJobs(site))
    return { times, idle: Math.max(...idle.times), wait: Math.max(...busy.times) }
  } finally {
    await site.stop()
  }
}

/** Changes a job and lets a visitor read what depends on it, a few times. */
async function changeJobs({ url, token }) {
  const list = await fetch(`${url}/php/joblist.php?page=1&limit=1`)
  const [{ id }] = (await list.json()).jobs
  for (let change = 0; change < CHANGES; change += 1) {
    for (const status of ['Inactive', 'Active']) {
      await fetch(`${url}/php/job_status_update.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ job_id: id, status }),
      })
      await (await fetch(`${url}/job-list`)).arrayBuffer()
      await (await fetch(`${url}/php/joblist.php?page=1&limit=10&q=welder`)).arrayBuffer()
    }
  }
}
