// What some do to others: one sender with requests on ten connections (support/senderFloods.mjs), 200
// who guess a password (support/loginFlood.mjs; alone: npm run bench -- floods logins), and /health while bodies of 20 MB are sent to ten addresses at once, repeatedly, and on an idle site in
// the same run. Prints milliseconds and their ratio; asserts nothing.
import { fork } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '../scripts/site.mjs'
import { loginFlood } from './support/loginFlood.mjs'
import { REAL_LIMITS, senderFloods } from './support/senderFloods.mjs'

const SECONDS = 6
const PAUSE_MS = 200
const BODY_BYTES = 20_000_000
const ADDRESSES = [
  '/api/pages',
  '/api/users/login',
  '/api/users/forgot-password',
  '/api/users/reset-password',
  '/api/applications',
  '/api/globals/site-settings',
  '/admin',
  '/php/login.php',
  '/php/job_applied.php',
  '/',
]

if (process.argv[2] === 'flood') await flood(process.argv[3], process.argv[4] === 'announced')
else {
  const site = await startSite({ env: REAL_LIMITS })
  try {
    if (process.argv[2] !== 'logins') await senderFloods(site.url)
    await loginFlood(site.url, site.account)
  } finally {
    await site.stop()
  }
  if (process.argv[2] === 'logins') process.exit(0)
  await measure()
}

async function measure() {
  const site = await startSite()
  try {
    process.stdout.write(
      '\n/health while | median ms | p99 ms | max ms | p99 beside quiet | sent/s\n',
    )
    // The first request to an address loads its code.
    for (const path of ADDRESSES) await send(new URL(path, site.url), Buffer.from('[{}]'), false)
    const quiet = await probe(site.url)
    print('quiet', quiet, quiet, 0)
    for (const kind of ['announced', 'chunked']) {
      const sender = fork(import.meta.filename, ['flood', site.url, kind])
      let sent = 0
      sender.on('message', (count) => {
        sent = count
      })
      await pause(500)
      const times = await probe(site.url)
      sender.kill()
      print(`20 MB, ${kind}`, times, quiet, Math.round(sent / SECONDS))
    }
  } finally {
    await site.stop()
  }
}

async function probe(url) {
  const times = []
  const until = Date.now() + SECONDS * 1000
  while (Date.now() < until) {
    const begun = performance.now()
    await (await fetch(`${url}/health`)).text()
    times.push(performance.now() - begun)
    await pause(5)
  }
  return times.sort((a, b) => a - b)
}

function print(what, times, quiet, sent) {
  const at = (list, part) => list[Math.min(list.length - 1, Math.floor(list.length * part))]
  const ms = (value) => value.toFixed(1)
  process.stdout.write(
    `${what} | ${ms(at(times, 0.5))} | ${ms(at(times, 0.99))} | ${ms(at(times, 1))} | ${ms(at(times, 0.99) / at(quiet, 0.99))} | ${sent}\n`,
  )
}

/** Sends until stopped, ten at a time, and reports how many requests were started. */
async function flood(url, isAnnounced) {
  const body = Buffer.from(`[${'{},'.repeat(BODY_BYTES / 3)}{}]`)
  let count = 0
  setInterval(() => process.send(count), 200)
  for (;;) {
    count += ADDRESSES.length
    await Promise.all(ADDRESSES.map((path) => send(new URL(path, url), body, isAnnounced)))
    await pause(PAUSE_MS)
  }
}

function send(url, body, isAnnounced) {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' }
    if (isAnnounced) headers['content-length'] = body.length
    const outgoing = request(url, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume()
      answer.on('close', resolve)
    })
    outgoing.on('error', resolve)
    outgoing.on('close', resolve)
    for (let at = 0; at < body.length; at += 1_000_000)
      outgoing.write(body.subarray(at, at + 1_000_000))
    outgoing.end()
  })
}
