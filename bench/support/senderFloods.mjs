// While one sender keeps ten connections busy: the application of another sender, and /health, beside
// the idle site in the same run.
import { setTimeout as pause } from 'node:timers/promises'
import { FLOODS } from './pageFlood.mjs'
import { head, ms, quantile, ratio, row } from './print.mjs'
import { startProgram, whileProbing } from './run.mjs'

const SECONDS = 8
const PAUSE_MS = 50
const RESUME = new Blob(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF'], {
  type: 'application/pdf',
})

/** The settings of the site: the real limits, and senders that are told apart. */
export const REAL_LIMITS = { RATE_LIMIT_SCALE: '1', TRUSTED_HOPS: '1' }

/** Prints the table. */
export const senderFloods = async (url) => {
  await applications(url, 3)
  head(
    'one sender, ten connections',
    'answers',
    'application ms, idle',
    'flooded',
    'ratio (≤ 1.5)',
    '/health ms, idle',
    'flooded',
    'more, ms (≤ 50)',
  )
  for (const kind of Object.keys(FLOODS)) await measure(url, kind)
}

async function measure(url, kind) {
  const idle = await both(url)
  const { child, output } = startProgram('pageFlood.mjs', url, kind)
  const flooded = await both(url)
  child.kill('SIGTERM')
  const statuses = (await output).split('\n').at(-1)
  row(
    kind,
    Object.entries(JSON.parse(statuses))
      .map(([status, times]) => `${times} × ${status}`)
      .join(', '),
    ms(idle.application),
    ms(flooded.application),
    ratio(flooded.application, idle.application),
    ms(idle.health),
    ms(flooded.health),
    ms(flooded.health - idle.health),
  )
}

/** The median times of both, measured beside each other. */
async function both(url) {
  const { result, times } = await whileProbing(`${url}/health`, PAUSE_MS, () =>
    applications(url, SECONDS),
  )
  return { application: quantile(result), health: quantile(times) }
}

let sender = 0

async function applications(url, seconds) {
  const times = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const begun = performance.now()
    const answer = await fetch(`${url}/php/job_applied.php`, {
      method: 'POST',
      body: form(),
      headers: { 'x-forwarded-for': otherSender() },
    })
    if (!(await answer.json()).success) throw new Error('An application was refused.')
    times.push(performance.now() - begun)
    await pause(PAUSE_MS)
  }
  return times
}

/** A sender has sixty applications in ten minutes. */
function otherSender() {
  sender += 1
  return `203.0.113.${Math.floor(sender / 50) % 256}`
}

function form() {
  const fields = {
    name: 'Bench',
    email: `bench-${sender}@example.com`,
    country_code: '91',
    mobile: '9876543210',
    position: 'Welder',
    job_id: 'general',
  }
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  data.set('resume', RESUME, 'cv.pdf')
  return data
}
