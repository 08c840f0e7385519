// What a visitor reads, Brotli, 16 connections: against a bare node:http server that sends the same
// bytes and headers, and through the shipped nginx against nginx sending a file with those bytes.
// Beside it a bare page of Next, a plain list of Payload, and WordPress as measured in November 2026.
import { setTimeout as pause } from 'node:timers/promises'
import { startBareNext, startBareServer } from '../scripts/bareSite.mjs'
import { startNginx } from '../scripts/nginxSite.mjs'
import { startSite } from '../scripts/site.mjs'
import { head, ms, ratio, row, say, whole } from './support/print.mjs'
import { cpuMs } from './support/process.mjs'
import { load, perSecond, raw, requirePrograms } from './support/wrk.mjs'

const BROTLI = { 'accept-encoding': 'br' }
const UNCACHED_REQUESTS = 100
const PLAIN_LIST_ROWS = 10_000

const PAGES = {
  home: '/',
  article: '/fake-gulf-job-offers',
  'job list, page 2': '/job-list?page=2',
  'job list, a country': '/job-list?country=AE',
  'job details': (job) => `/job-details/${job}`,
  'joblist.php': '/php/joblist.php',
}

/** Path, most CPU time in ms, most KB of HTML. */
const uncached = (job) => ({
  home: ['/', Number.NaN, 165],
  article: ['/fake-gulf-job-offers', 20, 140],
  'job list': ['/job-list', 12, 140],
  'job_details.php': [`/php/job_details.php?job_id=${job}`, 2],
  'joblist.php, a page': ['/php/joblist.php?page=1', 2],
})

requirePrograms('wrk', 'nginx')
const site = await startSite()
try {
  const [{ id }] = (await (await fetch(`${site.url}/php/joblist.php`)).json()).jobs
  head(
    'page, Brotli',
    'KB',
    'bare node:http /s',
    'ours /s',
    'ratio (≥ 0.8)',
    'CPU ms each',
    'nginx, a file /s',
    'ours through nginx /s',
    'ratio (≥ 0.6)',
  )
  for (const [name, path] of Object.entries(PAGES)) {
    await measure(name, typeof path === 'string' ? path : path(id))
  }
  head('without the page cache', 'CPU ms each', 'target', 'KB, not compressed', 'target')
  for (const [name, [path, mostMs, mostKb]] of Object.entries(uncached(id))) {
    await measureUncached(name, path, mostMs, mostKb)
  }
} finally {
  await site.stop()
}
await measureOthers()

async function measure(name, path) {
  const url = site.url + path
  const answer = await requestedOften(url)
  const bare = await startBareServer(answer)
  const limit = await perSecond(bare.url, BROTLI)
  await bare.stop()
  const cpu = cpuMs(site.pid)
  const { rate: ours, requests } = await load(url, BROTLI)
  const cpuEach = (cpuMs(site.pid) - cpu) / requests
  const nginx = await startNginx({ answer, upstream: site.url })
  const file = await perSecond(nginx.fileUrl, BROTLI)
  const proxied = nginx.siteUrl ? await perSecond(nginx.siteUrl + path, BROTLI) : Number.NaN
  await nginx.stop()
  row(
    name,
    ms(answer.body.length / 1024),
    whole(limit),
    whole(ours),
    ratio(ours, limit),
    cpuEach.toFixed(2),
    whole(file),
    whole(proxied),
    ratio(proxied, file),
  )
}

/** One request at a time; the header keeps the page cache out. */
async function measureUncached(name, path, mostMs, mostKb) {
  const headers = { authorization: 'Bearer none' }
  const ask = async () => (await raw(site.url + path, headers)).body.length
  for (let i = 0; i < UNCACHED_REQUESTS; i += 1) await ask()
  const cpu = cpuMs(site.pid)
  for (let i = 0; i < UNCACHED_REQUESTS; i += 1) await ask()
  const each = (cpuMs(site.pid) - cpu) / UNCACHED_REQUESTS
  const most = (value) => (value > 0 ? `≤ ${value}` : '')
  row(name, ms(each), most(mostMs), whole((await ask()) / 1024), most(mostKb))
}

/** The answer after so many requests that the page cache has compressed it as well as it can. */
async function requestedOften(url) {
  const { body } = await raw(url, BROTLI)
  for (let i = 0; i < 20; i += 1) await raw(url, BROTLI)
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await raw(url, BROTLI)
    if (answer.body.length < body.length) return answer
    await pause(100)
  }
  return raw(url, BROTLI)
}

async function measureOthers() {
  const bare = await startBareNext({ rows: PLAIN_LIST_ROWS })
  try {
    head('in the same run', '/s')
    row('a bare page of Next', whole(await perSecond(bare.url)))
    row(
      `a plain list of Payload, ${whole(PLAIN_LIST_ROWS)} rows`,
      whole(await perSecond(bare.list)),
    )
  } finally {
    await bare.stop()
  }
  say(
    '\nOn another machine: WordPress with WP Job Manager, its job list with 1,000 and 10,000 jobs:',
  )
  say('54 /s; behind the page cache of nginx 1,825 /s.')
}
