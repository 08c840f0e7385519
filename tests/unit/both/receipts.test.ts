import { afterAll, describe, expect, test } from 'vitest'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { moneyOffice } from '@/tests/support/candidates/storedMoney'

/** What the address of a receipt shows, and to whom: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, selected, charge, refund, entryOf } = await moneyOffice()
// Later than moneyOffice, because they read the settings.
const { checkHref, receiptAt, receiptHref } = await import('@/collections/Ledger/receipts')
const { eraseRows } = await import('@/collections/Privacy/eraseRows')
const { finishErasures } = await import('@/collections/Erasures/finishErasures')

afterAll(end)

const NAME = 'Sample Candidate'

/** A receipt of ₹10,000 and tax: its row, its address on the paper and the signature of the whole. */
const issued = async () => {
  const { id } = await selected({ name: NAME })
  await charge(id)
  return { id, ...(await paperOf((await entryOf(id)).id)) }
}

const paperOf = async (entry: number) => {
  const row = await payload.findByID({ collection: 'ledger', id: entry, depth: 0 })
  const [, of] = (await receiptHref(payload, row)).split('?of=')
  return { row, address: checkHref(row).slice('/r/'.length), of }
}

const shown = (address: string, of?: string) => receiptAt(payload, address, of)

describe('who holds the paper', () => {
  test('sees number, sum, day, what for, job and letters, and nothing else', async () => {
    const { row, address } = await issued()
    expect(await shown(address)).toEqual({
      ...{ number: row.number, type: 'charge', kind: 'service', currency: 'INR' },
      ...{ total_minor: 1_180_000, on: '2026-11-28', paid_by: 'bank', letters: 'S… C…' },
      job: { title: row.job_title, destination: row.destination },
      whole: null,
    })
  })

  test('may type the check code in small letters, and letters for the digits they look like', async () => {
    const { row, address } = await issued()
    const typed = row.check_code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    const plain = `${row.number.slice(2)}-${typed}`
    expect(await shown(plain)).toEqual(await shown(address))
    expect(await shown(`r-${plain}`)).toEqual(await shown(address))
  })

  test('finds nothing with another check code, another number, or without one', async () => {
    const { row, address } = await issued()
    const other = row.check_code.endsWith('A') ? 'B' : 'A'
    expect(await shown(address)).not.toBeNull()
    expect(await shown(`${address.slice(0, -1)}${other}`)).toBeNull()
    expect(await shown(`26-999999-${row.check_code}`)).toBeNull()
    expect(await shown(row.number.slice(2))).toBeNull()
    expect(await shown(`${row.number.slice(2)}-`)).toBeNull()
    expect(await shown('')).toBeNull()
  })

  test('learns no name with a signature that is forged, cut, or of another receipt', async () => {
    const one = await issued()
    const other = await issued()
    const [key, mac = ''] = one.of?.split('.') ?? []
    const forged = [
      ...['', '.', 'a.b', mac, `${key}.`, `${key}.${'A'.repeat(43)}`, `${key}.${mac.slice(0, -1)}`],
      ...[`0000000000.${mac}`, other.of],
    ]
    for (const of of forged) {
      const view = await shown(one.address, of)
      expect(view, of).toMatchObject({ number: one.row.number, whole: null })
      expect(JSON.stringify(view)).not.toContain(NAME)
    }
  })

  test('does not reach a receipt by the signature alone', async () => {
    const { row, of } = await issued()
    const other = row.check_code.endsWith('A') ? 'B' : 'A'
    expect(
      await shown(`${row.number.slice(2)}-${row.check_code.slice(0, -1)}${other}`, of),
    ).toBeNull()
  })
})

describe('the office and the candidate', () => {
  test('see the whole receipt, with an address to check it that names nobody', async () => {
    const { address, of } = await issued()
    const view = await shown(address, of)
    expect(view?.whole).toMatchObject({
      ...{ payer: { name: NAME }, net_minor: 1_000_000, tax_minor: 180_000, of: null, due: null },
      ...{ limit: { minor: 3_000_000, taken_minor: 1_000_000 }, received_by: 'Ravi' },
    })
    expect(view?.whole?.address.endsWith(`/r/${address}`)).toBe(true)
  })

  test('see on a refund which receipt it pays back, and that it is no payment', async () => {
    const { id, row } = await issued()
    expect(await refund(id, row.id)).toMatchObject({ success: true })
    const back = await paperOf((await entryOf(id, 1)).id)
    expect(await shown(back.address)).toMatchObject({ type: 'refund', whole: null })
    expect((await shown(back.address, back.of))?.whole).toMatchObject({ of: row.number })
  })

  test('see what must come back until it was paid back', async () => {
    const { id } = await selected()
    await charge(id, { sum: '30,000' })
    await charge(id, { sum: '500', kind: 'trade-test', is_here: true })
    const { row, address, of } = await paperOf((await entryOf(id, 1)).id)
    const due = async () => (await shown(address, of))?.whole?.due
    expect(await due()).toEqual({ minor: row.due_minor, by: '2026-12-05' })
    await refund(id, row.id, { sum: '100' }, TODAY)
    expect((await due())?.minor).toBeLessThan(row.due_minor)
  })
})

test('After an erasure a receipt is still ours, and names nobody, also with its signature', async () => {
  const { id, row, address, of } = await issued()
  await eraseRows(payload, 'applications', [id], { only: {} })
  expect(await finishErasures(payload)).toEqual([])
  expect(await shown(address)).toMatchObject({ number: row.number, letters: null })
  const view = await shown(address, of)
  expect(view?.whole).toMatchObject({ payer: null, net_minor: 1_000_000 })
  expect(JSON.stringify(view)).not.toContain(NAME)
})
