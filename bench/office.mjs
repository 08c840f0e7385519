// The dashboard with 1,000,000 applications: each kind of page, filter and search, one candidate, the
// overview, and how long everybody else waits while a person is erased or the whole list is exported.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '../scripts/site.mjs'
import { head, ms, row, whole } from './support/print.mjs'
import { whileProbing } from './support/run.mjs'
import { copyOfScaledData, SCALES } from './support/scale.mjs'
import { timeOf } from './support/times.mjs'

const LIMIT = 20
const WARM_UP = 20
const IDLE_MS = 3000

const size = SCALES[process.argv[2]] ?? SCALES['100k']
const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-office-'))
copyOfScaledData(size, dataDir)
const site = await startSite({ dataDir })
const headers = { authorization: `Bearer ${site.token}` }
try {
  const total = await site.applications()
  const [newest] = (await json('jobapplied_list', 'page=1&limit=1')).jobs
  // The first requests load the code.
  for (let i = 0; i < WARM_UP; i += 1) await json('jobapplied_list', `page=${1 + i}&limit=${LIMIT}`)
  head(`${whole(total)} applications`, 'ms', 'first', 'worst', 'target')
  for (const [name, address] of Object.entries(requests(total, newest))) {
    const { first, median, worst } = await timeOf(`${site.url}/php/${address}`, headers)
    row(name, ms(median), ms(first), ms(worst), '≤ 50')
  }
  head('while', 'takes ms', 'longest wait of another request, ms', 'target')
  await wait('nothing happens', () => pause(IDLE_MS))
  await wait('the whole list is exported', () => drain('application_export'))
  await wait('a person is found', () => post('person_find', { who: newest.email }))
  await wait('a person is erased, for the first time', () => erase(newest.email))
  const [another] = (await json('jobapplied_list', 'page=2&limit=1')).jobs
  await wait('another person is erased', () => erase(another.email))
} finally {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function requests(total, { id, name, email, mobile, job_id }) {
  const list = (query) => `jobapplied_list.php?limit=${LIMIT}&${query}`
  const pages = Math.ceil(total / LIMIT)
  return {
    'applications, page 1': list('page=1'),
    'page 2': list('page=2'),
    'a page in the middle': list(`page=${Math.floor(pages / 2)}`),
    'the last page': list(`page=${pages}`),
    'last four digits': list(`page=1&q=${String(mobile).slice(-4)}`),
    'whole number': list(`page=1&q=${mobile}`),
    'part of a name': list(`page=1&q=${encodeURIComponent(String(name).slice(1, 5))}`),
    'two words': list(`page=1&q=${encodeURIComponent(name)}`),
    'two words, one of them in every row': list(
      `page=1&q=${encodeURIComponent(`${String(name).split(' ')[0]} example`)}`,
    ),
    'an e-mail address': list(`page=1&q=${encodeURIComponent(email)}`),
    'no hit': list('page=1&q=zzzzqqqq'),
    'a stage': list('page=1&stage=contacted'),
    'a stage of a job': list(`page=1&stage=new&job=${job_id || 0}`),
    'a country': list('page=1&country=AE'),
    'by name': list('page=1&sort=name'),
    'by job': list('page=1&sort=job'),
    'not seen': list('page=1&unseen=1'),
    'registrations, page 1': `registration_list.php?page=1&limit=${LIMIT}`,
    'registrations, part of a name': `registration_list.php?page=1&limit=${LIMIT}&q=kumar`,
    'overview, 30 days': 'overview.php?days=30',
    'overview, 90 days': 'overview.php?days=90',
    'counts of the menu': 'office.php',
    'one candidate': `application.php?id=${id}`,
    outbox: `mail_list.php?page=1&limit=${LIMIT}`,
  }
}

async function wait(name, work) {
  const begun = performance.now()
  const { times } = await whileProbing(`${site.url}/health`, 5, work)
  row(name, ms(performance.now() - begun), ms(Math.max(...times)), '≤ 50')
}

async function erase(who) {
  const { rows } = await post('person_find', { who })
  const keys = rows.map(({ collection, id }) => ({ collection, id }))
  return post('person_erase', { rows: keys, confirm: 'ERASE' })
}

async function json(call, query) {
  return (await fetch(`${site.url}/php/${call}.php?${query}`, { headers })).json()
}

async function drain(call) {
  const answer = await fetch(`${site.url}/php/${call}.php`, { headers })
  for await (const _chunk of answer.body);
}

async function post(call, body) {
  const answer = await fetch(`${site.url}/php/${call}.php`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}
