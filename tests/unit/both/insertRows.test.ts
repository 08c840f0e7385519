import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewRow } from '@/lib/server/database/insertRows'
import { ownPayload } from '@/tests/support/site/ownPayload'

let payload: Payload
let end: () => Promise<void>
let insertRow: typeof import('@/lib/server/database/insertRows').insertRow

beforeAll(async () => {
  ;({ payload, end } = await ownPayload())
  ;({ insertRow } = await import('@/lib/server/database/insertRows'))
}, 60_000)
afterAll(() => end())

const ENQUIRY = { kind: 'contact', name: 'Asha', email: 'asha@visitor.example', message: 'Hello' }

const enquiry = (overrides: object = {}) =>
  ({
    ...ENQUIRY,
    reference: randomUUID().slice(0, 18),
    dedupe_key: randomUUID(),
    ...overrides,
  }) as NewRow<'enquiries'>

const add = (row: NewRow<'enquiries'>) => insertRow(payload, 'enquiries', 'reference', row)

const stored = async (id: number | null) =>
  payload.findByID({ collection: 'enquiries', id: Number(id), disableErrors: true })

describe('a row that a form stores', () => {
  test('has the values and defaults that it would have in the CMS panel', async () => {
    const inPanel = await payload.create({ collection: 'enquiries', data: enquiry() })
    const ofForm = await stored(await add(enquiry()))
    const own = { id: 0, reference: '', dedupe_key: '', createdAt: '', updatedAt: '' }
    expect({ ...ofForm, ...own }).toEqual({ ...inPanel, ...own })
    expect(ofForm?.createdAt).toBe(ofForm?.updatedAt)
    expect(Date.now() - Date.parse(String(ofForm?.createdAt))).toBeLessThan(60_000)
  })

  test('is stored once when it comes several times at the same moment', async () => {
    const dedupe_key = randomUUID()
    const ids = await Promise.all(Array.from({ length: 5 }, () => add(enquiry({ dedupe_key }))))
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
    const { totalDocs } = await payload.count({
      collection: 'enquiries',
      where: { dedupe_key: { equals: dedupe_key } },
    })
    expect(totalDocs).toBe(1)
  })

  test('is not stored when its reference is taken, at the same moment or before', async () => {
    const reference = randomUUID().slice(0, 18)
    const [first, second] = await Promise.all([
      add(enquiry({ reference })),
      add(enquiry({ reference })),
    ])
    expect(await stored(first)).toMatchObject({ reference })
    expect([second, await add(enquiry({ reference }))]).toEqual([null, null])
  })

  test('is stored although the database refuses another one of the same moment', async () => {
    const [good, bad, other] = await Promise.allSettled([
      add(enquiry()),
      add(enquiry({ message: null })),
      add(enquiry()),
    ])
    expect(bad.status).toBe('rejected')
    for (const one of [good, other]) {
      expect(one.status === 'fulfilled' && (await stored(one.value))).toMatchObject(ENQUIRY)
    }
  })
})
