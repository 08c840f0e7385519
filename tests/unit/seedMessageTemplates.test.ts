import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEED_MESSAGE_TEMPLATES } from '@/seed/data/messageTemplates'
import type { seedMessageTemplates as seedType } from '@/seed/messageTemplates'
import { ownPayload } from '../support/site/ownPayload'

let payload: Payload
let end: () => Promise<void>
// Loaded when the settings of this test's own database are known.
let seed: typeof seedType

const ALL = SEED_MESSAGE_TEMPLATES.map(({ name }) => name)

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
  seed = (await import('@/seed/messageTemplates')).seedMessageTemplates
}, 120_000)

afterAll(() => end())

const stored = async () => {
  const { docs } = await payload.find({
    collection: 'message-templates',
    sort: 'sort_order',
    pagination: false,
  })
  return docs
}

const named = (name: string) => ({ name: { equals: name } })

test('a new site begins with every text, in order; a seed that was interrupted goes on', async () => {
  const [first] = SEED_MESSAGE_TEMPLATES
  if (!first) throw new Error('There is no template')
  // As if the process had ended before it noted what it had created.
  await payload.create({ collection: 'message-templates', data: { ...first, sort_order: 10 } })
  await seed(payload)
  expect((await stored()).map(({ name }) => name)).toEqual(ALL)
  expect((await stored()).every(({ active }) => active)).toBe(true)
})

test('what staff changed stays, and what they deleted stays away', async () => {
  const collection = 'message-templates'
  const data = { subject: 'Own subject' }
  await payload.update({ collection, where: named('Shortlisted'), data })
  await payload.delete({ collection, where: named('Selected') })
  await seed(payload)
  const now = await stored()
  expect(now.map(({ name }) => name)).toEqual(ALL.filter((name) => name !== 'Selected'))
  expect(now.find(({ name }) => name === 'Shortlisted')?.subject).toBe('Own subject')
})

test('a database that lacks a text of a later version gets it', async () => {
  const before = ALL.filter((name) => name !== 'Selected')
  await payload.kv.set('seeded-message-templates', before)
  await seed(payload)
  expect((await stored()).map(({ name }) => name)).toEqual(ALL)
})

test('a text that no value could fill is stored by nobody', async () => {
  const data = {
    name: 'Wrong',
    occasion: 'other',
    subject: 'Hello ((nmae))',
    text: 'T',
    sort_order: 1,
  } as const
  await expect(payload.create({ collection: 'message-templates', data })).rejects.toThrow()
  expect((await stored()).map(({ name }) => name)).toEqual(ALL)
})
