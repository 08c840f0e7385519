import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fitsHash } from '@/collections/Users/passwordHash'
import manifest from '@/package.json'
import type { User } from '@/payload-types'
import { ownPayload } from '@/tests/support/site/ownPayload'

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
  // After an update: read lib/server/payload/payloadFixes.ts, restErrors.ts, daily.ts and claimTasks.ts against
  // Payload's code.
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
  const { freeStuckWork } = await import('@/lib/server/payload/stuckWork')
  const job = await payload.jobs.queue({ task: 'sendMail', input: { mail: 1 } })
  const read = () => payload.findByID({ collection: 'payload-jobs', id: job.id })
  await payload.update({ collection: 'payload-jobs', id: job.id, data: { processing: true } })
  expect(await read()).toMatchObject({ processing: true })
  await freeStuckWork(payload, true, Date.now() + 3_600_000)
  expect(await read()).toMatchObject({ processing: false })
})

test('a queued task is run by one of several runners that look at the same time', async () => {
  for (let n = 1; n <= 20; n++) await payload.jobs.queue({ task: 'sendMail', input: { mail: n } })
  // Payload's own call at the start of a run.
  const claim = async () =>
    (await payload.db.updateJobs({
      data: { processing: true },
      where: { processing: { equals: false } },
      limit: 15,
      req: {},
    })) ?? []
  const claimed = (await Promise.all([claim(), claim(), claim(), claim()])).flat()
  const ids = claimed.map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(15)
  expect(new Set(ids).size).toBe(ids.length)
  expect(claimed.every(({ processing }) => processing)).toBe(true)
})

test('a daily task is queued once when several instances schedule it at the same time', async () => {
  await Promise.all([1, 2, 3].map(() => payload.jobs.handleSchedules({ queue: 'default' })))
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { in: ['retention', 'clearResetLinks', 'remindOffice'] } },
    pagination: false,
  })
  expect(docs.map(({ taskSlug }) => taskSlug).sort()).toEqual([
    'clearResetLinks',
    'remindOffice',
    'retention',
  ])
})
