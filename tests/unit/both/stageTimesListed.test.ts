import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeRows } from '@/lib/server/database/rows'
import { appliedWith } from '@/tests/support/candidates/resumeRows'
import { ownPayload } from '@/tests/support/site/ownPayload'

let payload: Payload
let end: () => Promise<void>

beforeAll(async () => {
  ;({ payload, end } = await ownPayload())
}, 240_000)

afterAll(() => end())

const leftNew = async (): Promise<number> => {
  const application = await appliedWith(payload, null)
  await payload.create({
    collection: 'activities',
    data: { application, kind: 'stage', from: 'new', to: 'contacted' },
  })
  return application
}

/** Later than ownPayload, because it reads the settings. */
const counted = async () => {
  const { stageTimes } = await import('@/collections/Overview/stageTimes')
  const times = await stageTimes(payload, new Date(0).toISOString())
  return times.find(({ key }) => key === 'new')?.left ?? 0
}

test('the times of stages leave out applications that wait for erasure', async () => {
  await leftNew()
  const hidden = await leftNew()
  expect(await counted()).toBe(2)
  await changeRows(payload, {
    collection: 'applications',
    where: { id: hidden },
    set: { quarantined_at: new Date().toISOString() },
  })
  expect(await counted()).toBe(1)
})
