// Lighthouse, mobile, median of three, on the seven kinds of page that docs/product.md §13.2 names.
// Prints a table and the audits that lower a score; asserts nothing. The first row is the
// reference, measured in the same run: an empty Next page (bench/bare). With a part of a
// page's name as argument, measures only that page. The second reference has no script at all: what
// is blocked there is the browser's own start on this machine. With --slowed the browser really is slow
// (processor and line), instead of a calculation from a trace at full speed.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { startBareNext } from '../scripts/bareSite.mjs'
import { startSite } from '../scripts/site.mjs'

const RUNS = 3
const SLOWED = process.argv.includes('--slowed')
const ONLY = process.argv.slice(2).find((word) => !word.startsWith('--'))
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const PLAIN =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain</title><h1>A page without any script</h1>'
const HERE = new URL('./lighthouse/', import.meta.url)

const { lighthouse, launch } = await load()
const bare = await startBareNext()
const plain = createServer((_, answer) => answer.end(PLAIN)).listen(0)
await once(plain, 'listening')
const plainUrl = `http://localhost:${plain.address().port}`
const site = await startSite()
try {
  const pages = { 'bare Next': bare.url, 'no script': plainUrl, ...(await pagesOf(site.url)) }
  say(
    row(
      'page',
      'perf',
      'a11y',
      'best',
      'seo',
      'FCP s',
      'LCP s',
      'CLS',
      'TBT ms',
      'JS KB',
      'page KB',
    ),
  )
  for (const [name, url] of Object.entries(pages)) await report(name, url)
} finally {
  await bare.stop()
  plain.close()
  await site.stop()
}

async function report(name, url) {
  if (ONLY && url !== bare.url && url !== plainUrl && !name.includes(ONLY)) return
  // The first request renders the page; visitors get the cached one.
  await fetch(url)
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(url))
  say(row(name, ...summary(runs)))
  for (const audit of runs[0].audits) say(`  ${audit}`)
}

async function pagesOf(url) {
  const { jobs } = await (await fetch(`${url}/php/joblist.php`)).json()
  const [job] = jobs
  const paths = {
    home: '/',
    'job list': '/job-list',
    'job details': `/job-details/${job.id}`,
    apply: `/apply-job/${job.id}`,
    registration: '/registration',
    article: '/fake-gulf-job-offers',
    country: '/jobs-in-doha',
    'home, Hindi': '/hi',
    'article, Hindi': '/hi/fake-gulf-job-offers',
  }
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, url + path]))
}

async function measure(url, triesLeft = 2) {
  const chrome = await launch({
    chromePath: '/usr/bin/chromium',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      ...(SLOWED && { throttlingMethod: 'devtools' }),
    })
    // On a busy machine a trace is sometimes lost.
    if (lhr.runtimeError && triesLeft > 0) return measure(url, triesLeft - 1)
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const figure = (id) => lhr.audits[id].numericValue
    return {
      scores: CATEGORIES.map((id) => Math.round(lhr.categories[id].score * 100)),
      fcp: figure('first-contentful-paint') / 1000,
      lcp: figure('largest-contentful-paint') / 1000,
      cls: figure('cumulative-layout-shift'),
      tbt: figure('total-blocking-time'),
      ...weights(lhr.audits['network-requests'].details.items),
      audits: CATEGORIES.flatMap((id) => hindering(lhr, id)),
    }
  } finally {
    chrome.kill()
  }
}

/** Transferred KB: scripts, and document + styles + fonts. */
function weights(requests) {
  const sum = (...types) =>
    requests
      .filter(({ resourceType }) => types.includes(resourceType))
      .reduce((bytes, { transferSize }) => bytes + transferSize, 0) / 1024
  return { scripts: sum('Script'), page: sum('Document', 'Stylesheet', 'Font') }
}

function hindering(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .map(({ id }) => `${category} ${id}: ${lhr.audits[id].displayValue ?? lhr.audits[id].title}`)
}

function summary(runs) {
  const median = (of) => runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
  return [
    ...CATEGORIES.map((_, index) => median((run) => run.scores[index])),
    median((run) => run.fcp).toFixed(2),
    median((run) => run.lcp).toFixed(2),
    median((run) => run.cls).toFixed(3),
    Math.round(median((run) => run.tbt)),
    Math.round(median((run) => run.scripts)),
    Math.round(median((run) => run.page)),
  ]
}

function row(name, ...cells) {
  return name.padEnd(14) + cells.map((cell) => String(cell).padStart(8)).join('')
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Lighthouse from its own folder, installed at the first use. */
async function load() {
  if (!existsSync(new URL('node_modules/lighthouse', HERE))) {
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-save'], {
      cwd: HERE,
      stdio: 'inherit',
    })
    if (status !== 0) process.exit(1)
  }
  const require = createRequire(new URL('package.json', HERE))
  const [main, launcher] = await Promise.all([
    import(require.resolve('lighthouse')),
    import(createRequire(require.resolve('lighthouse')).resolve('chrome-launcher')),
  ])
  return { lighthouse: main.default, launch: launcher.launch }
}
