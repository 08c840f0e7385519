import type { Where } from 'payload'
import { afterAll, describe, expect, test } from 'vitest'
import type { EntryJson } from '@/collections/Ledger/shared/json'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { moneyOffice } from '@/tests/support/candidates/storedMoney'

/** Money that goes back to selected people: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, selected, promised, charge, refund, moneyOf, entryOf, open, enter } =
  await moneyOffice()
// Later than moneyOffice, because it reads the settings.
const { openRefunds, refundsDueTo } = await import('@/collections/Ledger/refundsDue')

afterAll(end)

const blockedBy = async (id: number) =>
  (await open(id)).results.filter(({ state }) => state === 'blocks').map(({ check }) => check)

describe('money that came in anyway', () => {
  test('is recorded, has to go back in seven days, blocks the departure, and the admins are told', async () => {
    const { id } = await promised({ candidate_charge: 'none' })
    await charge(id, { is_here: true, kind: 'medical', sum: '1,500', bill: 'B-1' })
    const entry = await entryOf(id)
    expect(entry).toMatchObject({
      ...{ net_minor: 150_000, bill: 'B-1' },
      due: { minor: 150_000, by: '2026-12-05', isLate: false },
    })
    expect(await blockedBy(id)).toContain('refund')
    const where: Where = { key: { like: `refund:${entry.number}:` } }
    const { docs } = await payload.find({ collection: 'mails', where })
    expect(docs).toMatchObject([{ to: 'asha@agency.example', kind: 'refund' }])
    const applicant = await payload.findByID({ collection: 'applications', id })
    expect(JSON.stringify(docs)).not.toContain(applicant.name)
  })

  test('is late after its last day, until it is paid back', async () => {
    const { id } = await promised({ candidate_charge: 'none' })
    await charge(id, { is_here: true })
    const before = await openRefunds(payload, new Date('2026-12-05T18:00:00Z'))
    const after = await openRefunds(payload, new Date('2026-12-05T18:31:00Z')) // 6 December in Mumbai
    expect(after.open).toBe(before.open)
    expect(after.late).toBeGreaterThan(before.late)
    const entry = await entryOf(id)
    await refund(id, entry.id, { sum: '11,800' })
    expect((await openRefunds(payload, TODAY)).open).toBe(before.open - 1)
    expect(await refundsDueTo(payload, [id])).toEqual(new Map())
    expect(await blockedBy(id)).not.toContain('refund')
  })
})

describe('a refund', () => {
  test('has a number of the same sequence and gives back its part of the limit', async () => {
    const { id } = await selected()
    await charge(id, { sum: '30,000' })
    const paid = await entryOf(id)
    expect(await refund(id, paid.id, { sum: '11,800' })).toMatchObject({ success: true })
    const { entries, limit } = await moneyOf(id)
    expect(entries[1]).toMatchObject({
      ...{ type: 'refund', net_minor: 1_000_000, tax_minor: 180_000, of: paid.number },
    })
    expect(Number(entries[1]?.number.slice(5))).toBe(Number(paid.number.slice(5)) + 1)
    expect(limit.taken_minor).toBe(2_000_000)
    expect(await charge(id, { sum: '10,000' })).toMatchObject({ success: true })
  })

  test('of odd parts gives back exactly what was paid', async () => {
    const { id } = await selected()
    await charge(id, { sum: '100.01' })
    const paid = await entryOf(id)
    for (const sum of ['33.33', '33.33']) await refund(id, paid.id, { sum })
    const rest = minorsOf(await moneyOf(id).then(({ entries }) => entries))
    await refund(id, paid.id, { sum: (rest.total / 100).toFixed(2) })
    expect(minorsOf((await moneyOf(id)).entries)).toEqual({ total: 0, net: 0 })
  })

  test('of more than what is left, of a refund, or of somebody else’s charge is refused', async () => {
    const [{ id }, other] = [await selected(), await selected()]
    await charge(id)
    const paid = await entryOf(id)
    expect(await refund(id, paid.id, { sum: '11,800.01' })).toMatchObject({
      errors: { sum: 'At most ₹11,800 is left to pay back' },
    })
    await refund(id, paid.id, { sum: '11,800' })
    expect(await refund(id, paid.id, { sum: '1' })).toMatchObject({ success: false })
    for (const [who, entry] of [
      [id, (await entryOf(id, 1)).id],
      [other.id, paid.id],
    ] as const) {
      expect(await refund(who, entry)).toMatchObject({
        message: 'This charge is no longer there.',
      })
    }
  })

  test('can be paid after the way has ended', async () => {
    const { id } = await selected()
    await charge(id)
    await enter(id, { end_reason: 'visa_refused', end_note: '' })
    expect(await refund(id, (await entryOf(id)).id, { sum: '11,800' })).toMatchObject({
      success: true,
    })
  })
})

const minorsOf = (entries: readonly EntryJson[]) =>
  entries.reduce(
    ({ total, net }, { type, net_minor, tax_minor }) => {
      const sign = type === 'charge' ? 1 : -1
      return { total: total + sign * (net_minor + tax_minor), net: net + sign * net_minor }
    },
    { total: 0, net: 0 },
  )
