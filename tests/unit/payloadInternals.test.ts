import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fitsHash } from '@/collections/Users/passwordHash'
import manifest from '@/package.json'
import type { User } from '@/payload-types'
import { ownPayload } from '../support/ownPayload'

/** Internals of Payload on which our code depends. Each release of Payload may change them. */

let payload: Payload
let end: () => Promise<void>

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
}, 120_000)

afterAll(() => end())

test('the version of Payload is the one whose internals were checked', () => {
  // After an update: read lib/server/payloadFixes.ts, restErrors.ts and daily.ts against Payload's
  // code.
  expect(manifest.dependencies.payload).toBe('3.90.1')
})

test('a password that Payload stored fits its hash, another one does not', async () => {
  const { id } = await payload.create({
    collection: 'users',
    data: { name: 'A', email: 'a@example.com', password: 'correct horse', role: 'editor' },
  })
  const account = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
  })
  expect(await fitsHash('correct horse', account ?? {})).toBe(true)
  expect(await fitsHash('another horse', account ?? {})).toBe(false)
})

test('a task that Payload marked as running is freed at the start', async () => {
  const { freeStuckWork } = await import('@/lib/server/stuckWork')
  const job = await payload.jobs.queue({ task: 'sendMail', input: { mail: 1 } })
  const read = () => payload.findByID({ collection: 'payload-jobs', id: job.id })
  await payload.update({ collection: 'payload-jobs', id: job.id, data: { processing: true } })
  expect(await read()).toMatchObject({ processing: true })
  await freeStuckWork(payload, true, Date.now() + 3_600_000)
  expect(await read()).toMatchObject({ processing: false })
})
