import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { sendApplication } from '@/tests/support/candidates/acknowledged'
import { amount, figure, quantile, timeLimit } from '@/tests/support/disk/soak'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** Two hundred clients that send and read as slowly as they can, beside others (docs/adr/0041). */

const CLIENTS = 200
const ROUNDS = amount(5, 300)
const PIECE_EVERY_MS = 250

const site = siteForFile({ SEED_SAMPLES: 'false', RATE_LIMIT_SCALE: '10000' })
const sockets: Socket[] = []

afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

const HEAD = 'Host: localhost\r\n'
const BOUNDARY = 'slow'
const PART = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`
const TYPE = `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 2000000\r\n\r\n`

/** What each kind sends at once; it goes on byte by byte. */
const KINDS = {
  'the head of a request': `GET / HTTP/1.1\r\n${HEAD}X-Slow: `,
  'a form with a resume': `POST /php/job_applied.php HTTP/1.1\r\n${HEAD}${TYPE}${PART}`,
  'a form that goes through Next': `POST /php/enquiry.php HTTP/1.1\r\n${HEAD}${TYPE}${PART}`,
  'nothing, and reads nothing of ten pages': `GET /job-list HTTP/1.1\r\n${HEAD}\r\n`.repeat(10),
}

const openSlowly = (begin: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site().baseUrl).port), 'localhost', () => {
      socket.write(begin, () => resolve())
    })
    socket.once('error', reject)
    socket.on('error', () => undefined)
    socket.pause()
    sockets.push(socket)
  })

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Milliseconds of pages, calls and applications, each of which must be answered. */
const serveOthers = async () => {
  const { baseUrl } = site()
  const times = { page: [] as number[], call: [] as number[], application: [] as number[] }
  const read = async (address: string) => {
    const response = await fetch(`${baseUrl}${address}`)
    expect(response.status, address).toBe(200)
    await response.arrayBuffer()
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.page.push(await timed(() => read('/')))
    // With a parameter the page cache does not know it.
    times.call.push(await timed(() => read(`/php/joblist.php?q=welder${round}`)))
    times.application.push(
      await timed(async () => {
        expect((await sendApplication(baseUrl))?.acknowledged).toBeTruthy()
      }),
    )
  }
  return times
}

describe.skipIf(!hasDatabase())(`${CLIENTS} clients that send and read slowly`, () => {
  test(
    'keep nobody else from pages, lists and applications',
    async () => {
      await serveOthers()
      const idle = await serveOthers()
      const kinds = Object.values(KINDS)
      for (let n = 0; n < CLIENTS; n += 1) await openSlowly(kinds[n % kinds.length] ?? '')
      let isOver = false
      const trickling = (async () => {
        while (!isOver) {
          for (const [n, socket] of sockets.entries()) {
            if (n % kinds.length < 3 && socket.writable) socket.write('x')
          }
          await pause(PIECE_EVERY_MS)
        }
      })()
      const beside = await serveOthers()
      isOver = true
      await trickling
      const open = sockets.filter((socket) => !socket.destroyed).length
      expect(open, 'slow clients that are still connected').toBeGreaterThan(0)
      const compared = (['page', 'call', 'application'] as const).map((kind) => {
        const [before, after] = [quantile(idle[kind], 0.5), quantile(beside[kind], 0.5)]
        return `${kind} ${after.toFixed(1)} ms (${(after / before).toFixed(2)} × idle)`
      })
      figure(
        `${CLIENTS} slow clients (${open} connected at the end)`,
        `medians of ${ROUNDS}: ${compared.join(', ')}`,
      )
    },
    timeLimit(60_000),
  )
})
