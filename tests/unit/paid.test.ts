import { describe, expect, test } from 'vitest'
import type { EntryJson, LedgerJson } from '@/collections/Ledger/shared/json'
import { paidOf } from '@/collections/StatusPage/paid'

/** What a selected candidate reads of the money. Sums are hundredths of a rupee. */

const charge = (over: Partial<EntryJson> = {}): EntryJson => ({
  ...({ id: 1, number: 'R-26-000001', type: 'charge', kind: 'service', side: 'inside' } as const),
  ...({ currency: 'INR', net_minor: 1_000_000, tax_minor: 180_000, paid_by: 'upi' } as const),
  ...{ on: '2026-11-06', by: 'Ravi Staff', bill: '', refunded_minor: 0, due: null, of: null },
  receipt: '/r/26-000001-7K42?of=k.m',
  ...over,
})

const refund = (over: Partial<EntryJson> = {}): EntryJson =>
  charge({
    ...{ id: 2, number: 'R-26-000002', type: 'refund', of: 'R-26-000001', on: '2026-11-20' },
    ...over,
  })

const ledger = (
  entries: EntryJson[],
  limit: Partial<LedgerJson['limit']> = {},
  forbidden: string | null = null,
): LedgerJson => ({
  ...{ application: 7, entries, forbidden },
  limit: {
    ...{ currency: 'INR', taken_minor: 0, law_minor: 3_000_000, law_source: 'Rule 25' },
    ...{ promise_minor: null, ...limit },
  },
})

const LAW = 'The law of this country forbids it'
const DUE = { minor: 150_000, by: '2026-11-30', isLate: false }

describe('a candidate who paid nothing reads that', () => {
  test.each([
    ['the job is free, where the job page promised it', { promise_minor: 0 }, null, 'free'],
    ['the job is free, where the law forbids to charge', {}, LAW, 'free'],
    ['nothing was paid, where the job page says no sum', {}, null, 'nothing'],
    ['nothing was paid, where a fee was promised', { promise_minor: 2_000_000 }, null, 'nothing'],
  ] as const)('%s', (_what, limit, forbidden, state) => {
    expect(paidOf(ledger([], limit, forbidden))).toMatchObject({
      ...{ state, paid: [], paidBack: [], comesBack: [], lines: [] },
    })
  })
})

describe('a candidate who paid', () => {
  test('reads the whole sum with tax, and each receipt with its address', () => {
    const second = charge({ id: 3, number: 'R-26-000003', on: '2026-11-19' })
    const view = paidOf(ledger([charge(), second]))
    expect(view).toMatchObject({ state: 'paid', comesBack: [], paidBack: [] })
    expect(view.paid).toEqual([{ minor: 2_360_000, currency: 'INR' }])
    expect(view.lines.map(({ number }) => number)).toEqual(['R-26-000001', 'R-26-000003'])
    expect(view.lines[0]).toMatchObject({ bill: null, receipt: '/r/26-000001-7K42?of=k.m' })
  })

  test('never reads that the job is free, also when it was promised or the law forbids it', () => {
    expect(paidOf(ledger([charge()], { promise_minor: 0 })).state).toBe('paid')
    expect(paidOf(ledger([charge()], {}, LAW)).state).toBe('paid')
  })

  test('in two currencies reads no sum of both', () => {
    const dirhams = charge({ currency: 'AED', net_minor: 5_000, tax_minor: 0 })
    expect(paidOf(ledger([charge(), dirhams])).paid).toEqual([
      { minor: 1_180_000, currency: 'INR' },
      { minor: 5_000, currency: 'AED' },
    ])
  })

  test('against the bill of somebody else reads its number', () => {
    const medical = charge({ kind: 'medical', side: 'outside', bill: 'CLINIC-88' })
    expect(paidOf(ledger([medical])).lines[0]?.bill).toBe('CLINIC-88')
  })

  test('never reads which account of staff entered it', () => {
    expect(JSON.stringify(paidOf(ledger([charge(), refund()])))).not.toContain('Ravi')
  })
})

describe('money that comes back', () => {
  test('is named with its last day, at the top and at its receipt', () => {
    const view = paidOf(ledger([charge({ due: DUE })]))
    expect(view.comesBack).toEqual([{ ...DUE, currency: 'INR' }])
    expect(view.lines[0]?.due).toEqual({ ...DUE, currency: 'INR' })
  })

  test('is named as late after that day, and the earliest day comes first', () => {
    const late = { minor: 20_000, by: '2026-11-10', isLate: true }
    const view = paidOf(ledger([charge({ due: DUE }), charge({ id: 5, due: late })]))
    expect(view.comesBack.map(({ by, isLate }) => [by, isLate])).toEqual([
      ['2026-11-10', true],
      ['2026-11-30', false],
    ])
  })

  test('is a line of its own once it is paid back, and does not come back any more', () => {
    const view = paidOf(ledger([charge({ refunded_minor: 1_180_000 }), refund()]))
    expect(view.comesBack).toEqual([])
    expect(view.paid).toEqual([{ minor: 1_180_000, currency: 'INR' }])
    expect(view.paidBack).toEqual([{ minor: 1_180_000, currency: 'INR' }])
    expect(view.lines.map(({ type }) => type)).toEqual(['charge', 'refund'])
  })
})

describe('the bar', () => {
  test.each([
    ['the law, where no sum was promised', {}, null, [3_000_000, 'law']],
    ['the promise, where it is lower', { promise_minor: 2_000_000 }, null, [2_000_000, 'promise']],
    ['the law, where more was promised', { promise_minor: 5_000_000 }, null, [3_000_000, 'law']],
    [
      'the promise, where no law limits it',
      { law_minor: null, promise_minor: 1_000_000 },
      null,
      [1_000_000, 'promise'],
    ],
    ['nothing, where there is no limit', { law_minor: null }, null, null],
    ['nothing, where the job is free', { promise_minor: 0 }, null, null],
    ['nothing, where the law forbids to charge', {}, LAW, null],
  ] as const)('compares with %s', (_what, limit, forbidden, most) => {
    const { bar } = paidOf(ledger([charge()], { taken_minor: 1_000_000, ...limit }, forbidden))
    expect(bar && [bar.most.minor, bar.by]).toEqual(most)
    expect(bar?.taken.minor ?? null).toBe(most && 1_000_000)
  })
})
