import { describe, expect, test } from 'vitest'
import { DESTINATIONS, SOURCE_COUNTRIES } from '@/collections/Countries/shared/destinations'
import { monthsBefore } from '@/collections/Deployments/days'
import { departureGate, type GateInput, gateNeeds, isReady } from '@/collections/Deployments/gate'
import type { GateCheck } from '@/collections/Deployments/shared/gateResult'
import { EMPTY_ROUTE, type Route } from '@/collections/Tools/documents/shared/question'
import { stepOutlines } from '@/collections/Tools/steps/answer'
import { keysOf } from '@/lib/shared/objects'

const TODAY = '2026-12-01'
const FLIGHT = '2027-01-15'

const WELDER: Route = {
  ...EMPTY_ROUTE,
  ...{ home: 'IN', passport: 'ecr', destination: 'SA', trade: 'welder' },
}

type Person = GateInput & { route: Route }

/** A person who has everything. */
const complete = (change: Partial<Person> = {}): Person => ({
  route: WELDER,
  flight: FLIGHT,
  done: {
    contract_signed: '2026-11-01',
    medical_done: '2026-11-05',
    visa_issued: '2026-11-20',
    insured: '2026-11-25',
    clearance_granted: '2026-11-28',
    orientation_attended: '2026-11-27',
  },
  papers: {
    passport: { lastDay: '2031-05-01' },
    medical: { lastDay: '2027-03-01' },
    visa: { lastDay: '2027-02-20' },
    insurance: { lastDay: '2029-01-01' },
  },
  isFit: true,
  demand: { lastDay: '2027-06-30' },
  refundMinor: 0,
  isElsewhere: false,
  ...change,
})

const gate = (input: Person) => departureGate(input, gateNeeds(stepOutlines(input.route)), TODAY)
const blocked = (input: Person): GateCheck[] =>
  gate(input)
    .filter(({ state }) => state === 'blocks')
    .map(({ check }) => check)
const resultOf = (check: GateCheck, input: Person) =>
  gate(input).find((result) => result.check === check)

describe('a welder from India on the way to Saudi Arabia', () => {
  test('can fly with everything', () => {
    expect(gate(complete()).filter(({ state }) => state !== 'ok')).toEqual([])
    expect(isReady(gate(complete()))).toBe(true)
  })

  test('cannot fly with nothing, and reads each reason', () => {
    const nothing = complete({ done: {}, papers: {}, isFit: null, demand: null, refundMinor: 1 })
    expect(blocked(nothing)).toEqual([
      ...(['passport', 'demand', 'contract', 'medical', 'visa'] as const),
      ...(['insurance', 'clearance', 'refund'] as const),
    ])
    expect(isReady(gate(nothing))).toBe(false)
  })

  test.each<[string, Partial<Person>, GateCheck]>([
    ['an unfit medical report', { isFit: false }, 'medical'],
    ['a demand that ends before the flight', { demand: { lastDay: '2027-01-14' } }, 'demand'],
    ['money that has to come back', { refundMinor: 1 }, 'refund'],
    ['another job that selected the same person', { isElsewhere: true }, 'elsewhere'],
  ])('cannot fly with %s', (_what, change, check) => {
    expect(blocked(complete(change))).toEqual([check])
  })

  test.each([
    ['passport', '2027-07-14', 'blocks'],
    ['passport', '2027-07-15', 'warns'],
    ['passport', '2027-08-15', 'ok'],
    ['medical', '2027-01-14', 'blocks'],
    ['medical', '2027-01-15', 'warns'],
    ['visa', '2027-01-14', 'blocks'],
    ['visa', '2027-02-14', 'warns'],
    ['visa', '2027-02-15', 'ok'],
    ['insurance', '2027-01-14', 'blocks'],
  ] as const)('with a %s until %s: %s', (kind, lastDay, state) => {
    const { papers } = complete()
    expect(resultOf(kind, complete({ papers: { ...papers, [kind]: { lastDay } } }))?.state).toBe(
      state,
    )
  })

  test('is judged by today while no flight is planned, and when its day is over', () => {
    const { papers } = complete()
    const ends = { ...papers, medical: { lastDay: '2026-12-20' } }
    expect(blocked(complete({ papers: ends }))).toEqual(['medical'])
    expect(blocked(complete({ papers: ends, flight: null }))).toEqual([])
    expect(blocked(complete({ papers: ends, flight: '2026-11-30' }))).toEqual([])
  })

  test('needs the paper and what happened: neither is enough alone', () => {
    const { done, papers } = complete()
    const { visa_issued: _, ...notIssued } = done
    const { visa: __, ...withoutVisa } = papers
    expect(blocked(complete({ done: notIssued }))).toEqual(['visa'])
    expect(blocked(complete({ papers: withoutVisa }))).toEqual(['visa'])
  })

  test('is warned of a paper whose last day nobody typed', () => {
    const { papers } = complete()
    const unknown = complete({ papers: { ...papers, passport: { lastDay: null } } })
    expect(resultOf('passport', unknown)).toMatchObject({
      state: 'warns',
      reason: 'last day unknown',
    })
  })
})

describe('for every way', () => {
  const ways = keysOf(SOURCE_COUNTRIES).flatMap((home) =>
    keysOf(DESTINATIONS).map((destination): Route => ({ ...WELDER, home, destination })),
  )

  test('everything is enough to fly', () => {
    expect(ways.filter((route) => !isReady(gate(complete({ route }))))).toEqual([])
  })

  test('passport, demand, contract, visa and refunds are asked, each once', () => {
    for (const route of ways) {
      const checks = gate(complete({ route })).map(({ check }) => check)
      expect(new Set(checks).size).toBe(checks.length)
      expect(checks).toEqual(
        expect.arrayContaining(['passport', 'demand', 'contract', 'visa', 'refund']),
      )
    }
  })

  test('nobody who lacks the visa can fly', () => {
    for (const route of ways) {
      const { visa: _, ...papers } = complete().papers
      expect(blocked(complete({ route, papers }))).toContain('visa')
    }
  })

  test('a medical test after the arrival blocks no flight', () => {
    const after = { ...WELDER, destination: 'AE' } as const
    expect(resultOf('medical', complete({ route: after, isFit: null }))).toBeUndefined()
    expect(blocked(complete({ route: after, isFit: null, papers: complete().papers }))).toEqual([])
  })
})

test.each([
  ['2027-08-31', 6, '2027-02-28'],
  ['2028-08-31', 6, '2028-02-29'],
  ['2027-03-15', 6, '2026-09-15'],
  ['2027-01-01', 1, '2026-12-01'],
] as const)('%s less %i months is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before)
})
