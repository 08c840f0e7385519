// A candidate's cheap phone (docs/performance.md): how long a page loads over a slow line, and how long
// a first tap waits for its effect, with a processor slowed down four times. Chromium, median of three.
// Prints tables; asserts nothing.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { startBareNext } from '../scripts/bareSite.mjs'
import { startSite } from '../scripts/site.mjs'
import { head, quantile, row, whole } from './support/print.mjs'

const RUNS = 3
const SLOWER = 4
const LATENCY_MS = 300
const BYTES_PER_S = 400_000 / 8
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const SHELL = '/usr/bin/chromium-headless-shell'

/** What is tapped first on a freshly loaded page, and when it is answered. */
const TAPS = {
  'menu, on the home page': [
    '/',
    'button:has-text("Menu")',
    'document.querySelector("dialog[open]")',
  ],
  'filters, on the job list': [
    '/job-list',
    'label:has-text("Filters")',
    '[...document.querySelectorAll("label")].some((label) => label.textContent.includes("Filters") && label.control?.checked)',
  ],
  'a field of the apply form': [
    '/apply-job/general',
    'input[name="name"]',
    'document.activeElement?.name === "name"',
  ],
  'the terms of the registration': [
    '/registration',
    'input[name="terms"]',
    'document.querySelector("input[name=terms]").checked',
  ],
  'Log in, on the job list': [
    '/job-list',
    'a:has-text("Log in")',
    'document.querySelector("dialog[open]")',
  ],
}

const bare = await startBareNext()
const site = await startSite()
const browser = await chromium.launch({
  executablePath: existsSync(SHELL) ? SHELL : '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const { jobs } = await (await fetch(`${site.url}/php/joblist.php`)).json()
  const pages = {
    'bare page of Next': bare.url,
    'job link': `${site.url}/job-details/${jobs[0].id}`,
    'job list': `${site.url}/job-list`,
    home: site.url,
    article: `${site.url}/fake-gulf-job-offers`,
    apply: `${site.url}/apply-job/${jobs[0].id}`,
  }
  head('300 ms, 400 kbit/s, processor 4 × slower', 'loaded after ms', 'without scripts', 'KB')
  for (const [name, url] of Object.entries(pages)) {
    const [all, plain] = [await median(() => load(url)), await median(() => load(url, false))]
    row(name, whole(all.ms), whole(plain.ms), whole(all.bytes / 1024))
  }
  head('first tap, processor 4 × slower', 'answered after ms', 'target')
  for (const [name, [path, target, isAnswered]] of Object.entries(TAPS)) {
    const { ms } = await median(() => tap(site.url + path, target, isAnswered))
    row(name, whole(ms), '≤ 200')
  }
} finally {
  await browser.close()
  await site.stop()
  await bare.stop()
}

/** The middle of the runs by their time. */
async function median(measure) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure())
  const middle = quantile(runs.map(({ ms }) => ms))
  return runs.find(({ ms }) => ms === middle)
}

/** Milliseconds until a page with all that belongs to it is loaded, and the bytes until then. */
async function load(url, javaScriptEnabled = true) {
  // The first request renders the page; visitors get the stored one.
  await fetch(url)
  const { page, devtools, close } = await open({ javaScriptEnabled })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S,
  })
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  const ms = performance.now() - begun
  await close()
  return { ms, bytes }
}

/** Milliseconds from a first tap to the frame in which its effect can be seen. */
async function tap(url, target, isAnswered) {
  const { page, close } = await open()
  await page.addInitScript(() => localStorage.setItem('welcome-shown-at', String(Date.now())))
  await page.goto(url, { waitUntil: 'load' })
  const control = page.locator(`${target}:visible`).first()
  await control.scrollIntoViewIfNeeded()
  await page.evaluate((expression) => {
    const answered = new Function(`return ${expression}`)
    window.answeredAfter = new Promise((resolve) => {
      const listen = (event) => {
        const look = () =>
          answered() ? resolve(performance.now() - event.timeStamp) : requestAnimationFrame(look)
        look()
      }
      addEventListener('pointerdown', listen, { once: true, capture: true })
    })
  }, isAnswered)
  await control.tap()
  const ms = await page.evaluate(() => window.answeredAfter)
  await close()
  return { ms }
}

async function open(options) {
  const context = await browser.newContext({ ...PHONE, ...options })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, devtools, close: () => context.close() }
}
