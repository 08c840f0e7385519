import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amount, figure, isSoak, timeLimit } from '@/tests/support/disk/soak'
import {
  CALLS,
  type GeneratedRequest,
  generatedRequest,
  toFetch,
} from '@/tests/support/network/generatedRequests'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { measured, memoryOf } from '@/tests/support/site/memory'
import { type RunningServer, startServer } from '@/tests/support/site/server'
import { callsOf } from '@/tests/support/site/siteCalls'
import { START_MS } from '@/tests/support/site/siteForFile'
import { watchWrites, writesOf } from '@/tests/support/site/watchedWrites'

/**
 * Made-up requests to every call, as a visitor and as the admin (docs/adr/0041). FAULT_SEED repeats a
 * run: a failed one prints its seed and the smallest request that fails.
 */

const REQUESTS = amount(300, 20_000)
const SEED = Number(process.env.FAULT_SEED ?? (isSoak ? Date.now() % 2 ** 31 : 41))
/** What may be added between the middle and the end, in megabytes: caches that were not yet full. */
const HEAP_MORE_MB = 40
const RSS_MORE_MB = 200

const NOT_SIGNED_IN = 401

let site: RunningServer
let memoryFile = ''
let writes: ReturnType<typeof writesOf>
let token = ''

beforeAll(async () => {
  if (!hasDatabase()) return
  memoryFile = path.join(process.env.TMPDIR ?? '/tmp', `memory-${process.pid}`)
  site = await startServer(
    { RATE_LIMIT_SCALE: '100000', ...measured(memoryFile) },
    async (dataDir, database) => {
      await copyDatabase(dataDir, database)
      await watchWrites(database)
    },
  )
  writes = writesOf(site.database)
}, START_MS)

afterAll(async () => {
  writes?.end()
  await site?.stop()
})

const send = async (request: GeneratedRequest) => {
  const { path: address, init } = toFetch(request)
  // Some requests end the session, as they should.
  if (request.isAdmin) token ||= await callsOf(site).logIn()
  const response = await fetch(`${site.baseUrl}${address}`, {
    ...init,
    redirect: 'manual',
    headers: {
      ...('headers' in init && init.headers),
      ...(request.isAdmin && { Authorization: `Bearer ${token}` }),
    },
  })
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  if (response.status === NOT_SIGNED_IN) token = ''
  return { status: response.status, type, text }
}

/** Whether the site accepted a request. Expects that any answer is one of those of the contract. */
const isAccepted = ({ status, type, text }: Awaited<ReturnType<typeof send>>): boolean => {
  expect(status, text.slice(0, 300)).toBeLessThan(500)
  if (status === 204 || (status === 200 && !type.includes('json'))) return true
  const body = JSON.parse(text)
  expect(body).toMatchObject({ success: expect.any(Boolean), message: expect.any(String) })
  return body.success
}

describe.skipIf(!hasDatabase())(`${REQUESTS} made-up requests to ${CALLS.length} calls`, () => {
  test(
    'are all answered without an error of the site, a refused one writes nothing, and memory stays flat',
    async () => {
      let count = 0
      let accepted = 0
      let half = { heap: 0, rss: 0 }
      const property = fc.asyncProperty(generatedRequest, async (request) => {
        count += 1
        if (count === Math.ceil(REQUESTS / 2)) half = await memoryOf(memoryFile)
        const before = await writes.count()
        if (isAccepted(await send(request))) {
          accepted += 1
          return
        }
        if ((await writes.count()) === before) return
        // An earlier request may still have been writing.
        const settled = await writes.settled()
        if (!isAccepted(await send(request))) expect(await writes.since(settled)).toEqual([])
      })
      await fc.assert(property, { numRuns: REQUESTS, seed: SEED })
      const end = await memoryOf(memoryFile)
      if (isSoak) process.stdout.write(`Seed ${SEED}\n`)
      const log = readFileSync(site.logFile, 'utf8')
      expect(log).not.toMatch(/uncaughtException|unhandledRejection/)
      expect(end.heap - half.heap).toBeLessThan(HEAP_MORE_MB)
      expect(end.rss - half.rss).toBeLessThan(RSS_MORE_MB)
      const shown = ({ heap, rss }: typeof end) => `${Math.round(heap)} and ${Math.round(rss)} MB`
      figure(
        `${REQUESTS} made-up requests to ${CALLS.length} calls, seed ${SEED}`,
        `0 with a status of 500 or more; ${REQUESTS - accepted} refused, 0 of them wrote; heap and RSS after a collection: ${shown(half)} halfway, ${shown(end)} at the end`,
      )
    },
    timeLimit(120_000),
  )
})
