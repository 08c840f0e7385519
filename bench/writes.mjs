// Applications per second (a resume of 200 KB each, all named cv.pdf) against the raw limit of the
// same machine, measured before and after; what was lost; how long the mails take; and a page that
// is read meanwhile against the same page on the idle site.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '../scripts/site.mjs'
import { head, ms, quantile, ratio, row, say, whole } from './support/print.mjs'
import { cpuMs } from './support/process.mjs'
import { startProgram, whileProbing } from './support/run.mjs'

const SECONDS = 5
const WIDTHS = [1, 8, 32]
const TARGETS = { 8: 0.25, 32: 0.15 }
const PAGE_PAUSE_MS = 20
const MAILS_EACH = 1

const site = await startSite({ env: { SMTP_URL: '', OFFICE_EMAIL: '' } })
try {
  const [job] = (await (await fetch(`${site.url}/php/joblist.php`)).json()).jobs
  const page = `${site.url}/job-list`
  // The first requests load the code.
  await send(2, job.id, 1)
  const idle = (await whileProbing(page, PAGE_PAUSE_MS, () => pause(SECONDS * 1000))).times
  const idleP99 = quantile(idle, 0.99)
  say(`\nIdle page: p50 ${ms(quantile(idle))} ms, p99 ${ms(idleP99)} ms.`)
  head(
    'at a time',
    'raw/s',
    'ours/s',
    'ratio',
    'target',
    'CPU ms each',
    'p50 ms',
    'p99 ms',
    'lost',
    'mails written ms after',
    'page p99 ms',
    'of idle',
  )
  for (const width of WIDTHS) await measure(width, job.id, page, idleP99)
  say('\nWordPress and Payload as they come: docs/performance.md.')
} finally {
  await site.stop()
}

async function measure(width, job, page, idleP99) {
  const before = await rawLimit(width)
  const rows = await site.applications()
  const cpu = cpuMs(site.pid)
  const alone = await send(width, job, SECONDS)
  const cpuEach = (cpuMs(site.pid) - cpu) / alone.accepted
  const limit = (before + (await rawLimit(width))) / 2
  const mailsMs = await untilMailed()
  const { result: beside, times } = await whileProbing(page, PAGE_PAUSE_MS, () =>
    send(width, job, SECONDS),
  )
  await untilMailed()
  const stored = (await site.applications()) - rows
  const sent = alone.sent + beside.sent
  const perSecond = alone.accepted / SECONDS
  const pageP99 = quantile(times, 0.99)
  row(
    width,
    whole(limit),
    whole(perSecond),
    ratio(perSecond, limit),
    TARGETS[width] ? `≥ ${TARGETS[width]}` : '',
    ms(cpuEach),
    ms(quantile(alone.times)),
    ms(quantile(alone.times, 0.99)),
    `${sent - stored} of ${sent}, ${filesWithoutRow(rows + stored)} files without a row`,
    ms(mailsMs),
    ms(pageP99),
    `${ratio(pageP99, idleP99)} (≤ 2)`,
  )
}

async function send(width, job, seconds) {
  const { output } = startProgram('applications.mjs', site.url, job, width, seconds)
  return JSON.parse(await output)
}

async function rawLimit(width) {
  return Number(await startProgram('rawWrites.mjs', width, SECONDS).output)
}

/** The time until every application has its mails. */
async function untilMailed() {
  const begun = performance.now()
  const expected = (await site.applications()) * MAILS_EACH
  while ((await site.mails()) < expected) await pause(50)
  return performance.now() - begun
}

function filesWithoutRow(rows) {
  return readdirSync(path.join(site.dataDir, 'uploads/resume')).length - rows
}
