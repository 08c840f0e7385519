import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { moneyOffice } from '@/tests/support/candidates/storedMoney'

/** How entries of the ledger are numbered and kept: on SQLite and on Postgres. */

const { payload, end, selected, charge, entryOf } = await moneyOffice()
// Later than moneyOffice, because they read the settings.
const { issueEntry } = await import('@/collections/Ledger/issueEntry')
const { openLedger } = await import('@/collections/Ledger/openLedger')
const { eraseRows } = await import('@/collections/Privacy/eraseRows')
const { finishErasures } = await import('@/collections/Erasures/finishErasures')

afterAll(end)

const PLAIN = {
  ...({ type: 'charge', kind: 'service', side: 'inside', currency: 'INR' } as const),
  ...({ net_minor: 1, tax_minor: 0, due_minor: 0, taken_minor: 1, paid_by: 'bank' } as const),
}

describe('the ledger', () => {
  test('gives forty entries that are written at the same moment forty numbers without a gap', async () => {
    const now = new Date('2031-03-01T10:00:00Z')
    const entries = await Promise.all(
      Array.from({ length: 40 }, () =>
        issueEntry(payload, { ...PLAIN, made_with: randomUUID() }, now),
      ),
    )
    const numbers = entries.map(({ sequence }) => sequence).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect(new Set(entries.map(({ number }) => number)).size).toBe(40)
  })

  test('begins the numbers of a year at midnight in Mumbai', async () => {
    const issued = async (time: string) =>
      (await issueEntry(payload, { ...PLAIN, made_with: randomUUID() }, new Date(time))).number
    expect(await issued('2032-12-31T18:29:00Z')).toBe('R-32-000001')
    expect(await issued('2032-12-31T18:31:00Z')).toBe('R-33-000001')
  })

  test('lets nobody change or delete an entry', async () => {
    const { id } = await selected()
    await charge(id)
    const one = { collection: 'ledger', id: (await entryOf(id)).id } as const
    await expect(payload.update({ ...one, data: { net_minor: 1 } })).rejects.toThrow('neither')
    await expect(payload.delete(one)).rejects.toThrow('neither')
    expect(await entryOf(id)).toMatchObject({ net_minor: 1_000_000 })
  })

  test('keeps the receipt of an erased person, and nothing in it leads to the person', async () => {
    const { id } = await selected()
    await charge(id)
    const { number } = await entryOf(id)
    await eraseRows(payload, 'applications', [id], { only: {} })
    expect(await finishErasures(payload)).toEqual([])
    const { docs } = await payload.find({
      ...({ collection: 'ledger', depth: 0 } as const),
      where: { number: { equals: number } },
    })
    expect(docs).toMatchObject([{ application: null, net_minor: 1_000_000 }])
    expect((await openLedger(payload, String(id))).body).toMatchObject({ success: false })
  })
})
