// node applications.mjs URL JOB WIDTH SECONDS: sends applications, WIDTH at a time, as fast as they
// are answered, and prints { sent, accepted, ms }. A process of its own with prepared bodies and
// kept connections, so that the sender costs as little as it can.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

const FILE_BYTES = 200_000
const BOUNDARY = '----bench-7f3a9c'

/** A resume of 200 KB. */
export const resume = Buffer.concat([
  Buffer.from('%PDF-1.4\n'),
  Buffer.alloc(FILE_BYTES - 30, 0x20),
  Buffer.from('\nstartxref\n9\n%%EOF'),
])

if (process.argv[1] === import.meta.filename) {
  const [url, job, width, seconds] = process.argv.slice(2)
  process.stdout.write(JSON.stringify(await sendAll(url, job, Number(width), Number(seconds))))
  process.exit(0)
}

async function sendAll(url, job, width, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: width })
  const target = new URL('/php/job_applied.php', url)
  const times = []
  let sent = 0
  let accepted = 0
  const until = performance.now() + seconds * 1000
  const sender = async () => {
    while (performance.now() < until) {
      const begun = performance.now()
      sent += 1
      if (await apply(target, agent, job)) accepted += 1
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: width }, sender))
  return { sent, accepted, times }
}

function apply(target, agent, job) {
  const fields = {
    submission_id: randomUUID(),
    name: 'Bench',
    email: `${randomUUID()}@example.com`,
    country_code: '91',
    mobile: '9876543210',
    position: 'Welder',
    job_id: job,
  }
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const body = [Buffer.from(parts.join('') + file), resume, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': body.reduce((sum, { length }) => sum + length, 0),
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(target, { method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve(text.startsWith('{"success":true')))
    })
    outgoing.on('error', reject)
    for (const part of body) outgoing.write(part)
    outgoing.end()
  })
}
