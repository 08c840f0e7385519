import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { afterAll, describe, expect, test } from 'vitest'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { moneyOffice } from '@/tests/support/candidates/storedMoney'

/** What staff record of the money of selected people: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, selected, promised, charge, moneyOf, entryOf, newLine, jobOf, apply } =
  await moneyOffice()
// Later than moneyOffice, because they read the settings.
const { openLedger } = await import('@/collections/Ledger/openLedger')

afterAll(end)

const trailOf = async (id: number) => {
  const where: Where = { and: [{ subject_id: { equals: id } }, { action: { equals: 'change' } }] }
  return (await payload.find({ collection: 'audit', where, sort: 'id' })).docs.map(
    ({ detail }) => detail,
  )
}
describe('a charge', () => {
  test('is recorded with its tax, its number and the account, and counts in the limit', async () => {
    const { id } = await selected()
    expect(await charge(id)).toMatchObject({ success: true })
    const { entries, limit, forbidden } = await moneyOf(id)
    expect(entries).toMatchObject([
      {
        ...{ type: 'charge', kind: 'service', side: 'inside', currency: 'INR', by: 'Ravi' },
        ...{ net_minor: 1_000_000, tax_minor: 180_000, on: '2026-11-28', due: null, bill: '' },
      },
    ])
    expect(entries[0]?.number).toMatch(/^R-26-\d{6}$/)
    expect(limit).toMatchObject({ taken_minor: 1_000_000, law_minor: 3_000_000 })
    expect(forbidden).toBeNull()
    expect((await trailOf(id)).at(-1)).toBe(`money: ${entries[0]?.number}, service`)
  })

  test('is recorded once when the same form is sent twice, one after the other or at once', async () => {
    const { id } = await selected()
    const key = randomUUID()
    await Promise.all([charge(id, { key }), charge(id, { key }), charge(id, { key })])
    expect(await charge(id, { key })).toMatchObject({ success: true })
    expect((await moneyOf(id)).entries).toHaveLength(1)
  })

  test('above the law is refused, is in the audit trail, and leaves no entry and no gap', async () => {
    const { id } = await selected()
    await charge(id, { sum: '30,000' })
    expect(await charge(id, { kind: 'trade-test', sum: '0.01' })).toMatchObject({
      success: false,
      refusal: { title: 'This charge cannot be issued', text: expect.stringContaining('₹30,000') },
      ledger: { entries: [{ kind: 'service' }] },
    })
    expect((await trailOf(id)).at(-1)).toBe('money: charge refused, trade-test')
    const first = await entryOf(id)
    const other = await selected()
    await charge(other.id)
    const second = await entryOf(other.id)
    expect(Number(second.number.slice(5))).toBe(Number(first.number.slice(5)) + 1)
  })

  test('of two that together are above the law one is refused, also when they come at once', async () => {
    const { id } = await selected()
    const both = await Promise.all([
      charge(id, { sum: '20,000' }),
      charge(id, { sum: '20,000', kind: 'certificates' }),
    ])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect((await moneyOf(id)).limit.taken_minor).toBe(2_000_000)
  })

  test.each([
    [{ candidate_charge: 'none' } as const, 'pays nothing'],
    [
      { candidate_charge: 'amount', candidate_charge_amount: '₹8,000 plus GST' } as const,
      'The job page says ₹8,000',
    ],
  ])('above what the job page promises is refused: %j', async (job, words) => {
    const { id } = await promised(job)
    expect(await charge(id)).toMatchObject({
      success: false,
      refusal: { text: expect.stringContaining(words) },
    })
    expect((await moneyOf(id)).entries).toEqual([])
  })

  test.each([
    [{ sum: '-100' }, 'sum'],
    [{ sum: '10,50' }, 'sum'],
    [{ sum: '' }, 'sum'],
  ])('with %j is refused at its field', async (change, field) => {
    const { id } = await selected()
    expect(await charge(id, change)).toMatchObject({
      success: false,
      errors: { [field]: 'Enter a sum such as 10,000 or 10,000.50' },
    })
  })

  test('is refused for a person who is not selected, hidden or gone', async () => {
    const { line } = await newLine()
    const job = await jobOf(line.id)
    const early = await apply(job, { stage: 'interview' })
    const hidden = await apply(job, { quarantined_at: TODAY.toISOString() })
    expect(await charge(early.id)).toMatchObject({
      message: 'Money can be recorded for a selected person only.',
    })
    for (const id of [hidden.id, 999_999]) {
      expect(await charge(id)).toMatchObject({ message: 'This application is no longer there.' })
      expect((await openLedger(payload, String(id))).body).toMatchObject({ success: false })
    }
  })
})
