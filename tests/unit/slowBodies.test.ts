import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

/** Forms whose sender stops in the middle, as the HTTP server and as Next hand them over. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'overseas-slow-'))
const BOUNDARY = 'abc'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const BEGIN = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`
const END = `\r\n--${BOUNDARY}--\r\n`
/** More than stays in memory. */
const HALF = BEGIN + 'x'.repeat(400_000)

let server: Server
let read: typeof import('@/lib/server/calls/body').readMultipart

beforeAll(async () => {
  process.env.DATA_DIR = dataDir
  ;({ readMultipart: read } = await import('@/lib/server/calls/body'))
  const { answerDirectly } = await import('@/lib/server/calls/answerDirectly')
  const answer = answerDirectly(async (incoming) => {
    const form = await read(incoming, LIMITS)
    if (form.ok) await form.value.file?.discard()
    return Response.json(null, { status: form.ok ? 200 : form.answer.status })
  })
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => vi.useRealTimers())
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const LIMITS = { file: { field: 'resume', area: 'resume', maxBytes: 2_000_000 } } as const

const letHalfAMinutePass = async () => {
  await vi.advanceTimersByTimeAsync(30_000)
}

const files = () => readdirSync(path.join(dataDir, 'uploads/resume'))

/** Sends these parts to the HTTP server. Answers the status of the response. */
const send = (parts: string[], isEnded: boolean, connection = 'keep-alive') =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo // it listens on a port
    const headers = { 'content-type': TYPE, 'transfer-encoding': 'chunked', connection }
    const outgoing = request({ port, method: 'POST', headers, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    outgoing.on('error', reject)
    for (const part of parts) outgoing.write(part)
    if (isEnded) outgoing.end()
  })

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

describe('a form', () => {
  test.each(['keep-alive', 'close'])(
    'that stops arriving is refused after half a minute and leaves no file (%s)',
    async (connection) => {
      stopClock()
      const answer = send([HALF], false, connection)
      await vi.waitFor(() => expect(files()).toHaveLength(1), { timeout: 4000, interval: 20 })
      await letHalfAMinutePass()
      expect(await answer).toBe(408)
      expect(files()).toEqual([])
    },
  )

  test('that stops arriving through Next is refused in the same way', async () => {
    stopClock()
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(HALF)),
    })
    const incoming = { method: 'POST', body, headers: { 'content-type': TYPE }, duplex: 'half' }
    const form = read(new Request('http://localhost/', incoming), LIMITS)
    await vi.waitFor(() => expect(files()).toHaveLength(1), { timeout: 4000, interval: 20 })
    await letHalfAMinutePass()
    expect(await form).toMatchObject({ ok: false, answer: { status: 408 } })
    expect(files()).toEqual([])
  })

  test('that arrives completely is accepted', async () => {
    expect(await send([HALF, END], true)).toBe(200)
    expect(files()).toEqual([])
  })

  test('that ends too early is refused', async () => {
    expect(await send([HALF], true)).toBe(400)
    expect(files()).toEqual([])
  })
})
