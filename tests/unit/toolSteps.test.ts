import { describe, expect, test } from 'vitest'
import { STAGE_NAMES, STAGES, type Stage } from '@/collections/Applications/shared/stages'
import { documentsAnswer } from '@/collections/Tools/documents/answer'
import { EMPTY_ROUTE, type Route } from '@/collections/Tools/documents/shared/question'
import type { Facts } from '@/collections/Tools/shared/facts'
import { linesOf, stepsAnswer } from '@/collections/Tools/steps/answer'
import { questionHref, readQuestion } from '@/collections/Tools/steps/shared/question'
import { STEP_KEYS, type StepKey } from '@/collections/Tools/steps/shared/steps'
import { FACTS, ROUTES, without, wrongWith } from '@/tests/support/content/toolLines'
import { sampled } from '@/tests/support/scope'

const problemsOf = (route: Route, stage: Stage | null, facts: Facts): string[] => {
  const answer = stepsAnswer(route, facts, stage)
  const { steps, order, doubts, now } = answer
  const lines = [...steps.flatMap(linesOf), order, ...doubts, ...(now ? [now] : [])]
  const found = lines.flatMap((line) => wrongWith(line, facts) ?? [])
  if (
    steps
      .map(({ key }) => key)
      .toSorted()
      .join() !== [...STEP_KEYS].toSorted().join()
  )
    found.push('not the twelve')
  if (steps.some(({ number }, index) => number !== index + 1)) found.push('numbers')
  if (steps.some(({ title, what, acts }) => !title || !what.length || !acts.length))
    found.push('a gap')
  const here = steps.filter(({ state }) => state === 'here')
  const isClosed = stage && STAGES[stage].isClosed
  if (here.length !== (stage && !isClosed ? 1 : 0)) found.push('more or less than one place')
  if (here[0]?.number !== answer.current?.number) found.push('another current step')
  const counted = Object.values(answer.payers).reduce((sum, one) => sum + one, 0)
  if (counted !== steps.filter(({ needed }) => needed !== 'no').length) found.push('payers')
  return found.map((problem) => `${questionHref(route)} ${stage} ${problem}`)
}

const IN_TO = (destination: Route['destination']): Route => ({
  ...EMPTY_ROUTE,
  home: 'IN',
  passport: 'ecr',
  destination,
})

const keysFor = (route: Route): StepKey[] => stepsAnswer(route, FACTS).steps.map(({ key }) => key)

const stepFor = (route: Partial<Route>, key: StepKey) =>
  stepsAnswer({ ...EMPTY_ROUTE, ...route }, FACTS).steps.find((step) => step.key === key)

describe('the twelve steps', { timeout: 60_000 }, () => {
  test(`are complete and name their sources for ${sampled(ROUTES).length} questions`, () => {
    expect(sampled(ROUTES).flatMap((route) => problemsOf(route, null, FACTS))).toEqual([])
  })

  test('are complete for every destination, home country and stage', () => {
    const routes = ROUTES.filter(({ passport, trade }) => passport === 'ecr' && trade === 'welder')
    expect(routes).toHaveLength(6 * 9)
    for (const stage of STAGE_NAMES) {
      expect(routes.flatMap((route) => problemsOf(route, stage, FACTS))).toEqual([])
    }
  })

  test('keep a sentence and somebody to ask when facts are deleted', () => {
    expect(sampled(ROUTES).flatMap((route) => problemsOf(route, 'selected', new Map()))).toEqual([])
    for (const key of stepsAnswer(IN_TO('SA'), FACTS).facts) {
      expect(problemsOf(IN_TO('SA'), 'new', without(key))).toEqual([])
    }
  })

  const USUAL = [...STEP_KEYS]
  const LATE_MEDICAL = [
    ...USUAL.filter((key) => key !== 'medical' && key !== 'arrival'),
    'medical',
    'arrival',
  ]
  test.each([
    ['AE', LATE_MEDICAL],
    ['SG', LATE_MEDICAL],
    ['SA', USUAL.with(5, 'medical').with(6, 'certificates')],
    ...(['OM', 'QA', 'BH', 'KW', 'MY', null] as const).map((to) => [to, USUAL] as const),
  ] as const)('are in the order of %s', (destination, order) => {
    expect(keysFor(IN_TO(destination))).toEqual(order)
  })

  const CLASS_FIRST = USUAL.with(8, 'orientation').with(9, 'clearance')
  test.each([
    ['NP', 'QA', CLASS_FIRST],
    ['BD', 'QA', CLASS_FIRST],
    ['PH', 'QA', CLASS_FIRST],
    ['NP', null, CLASS_FIRST],
    ['LK', 'QA', USUAL],
    ['PH', 'SA', CLASS_FIRST.with(5, 'medical').with(6, 'certificates')],
    [
      'NP',
      'AE',
      [
        ...CLASS_FIRST.filter((key) => key !== 'medical' && key !== 'arrival'),
        'medical',
        'arrival',
      ],
    ],
  ] as const)('from %s to %s have the class where the home country has it', (home, to, order) => {
    expect(keysFor({ ...EMPTY_ROUTE, home, destination: to })).toEqual(order)
  })

  test('say that the class comes first where it does', () => {
    for (const home of ['NP', 'BD', 'PH'] as const) {
      const step = stepFor({ home, destination: 'QA' }, 'orientation')
      expect(step?.what.map(({ facts }) => facts[0])).toContain(
        `${home.toLowerCase()}.orientation.first`,
      )
    }
  })

  test('are in the same order as the papers', () => {
    const shared = [
      'contract',
      'certificates',
      'medical',
      'visa',
      'clearance',
      'orientation',
    ] as const
    for (const route of sampled(ROUTES)) {
      const papers = documentsAnswer(route, FACTS).papers.map(({ key }) => key)
      const both = shared.filter((key) => papers.includes(key))
      const inPapers = both.toSorted((a, b) => papers.indexOf(a) - papers.indexOf(b))
      const steps = keysFor(route)
      expect(inPapers).toEqual(both.toSorted((a, b) => steps.indexOf(a) - steps.indexOf(b)))
    }
  })

  test('say that nobody knows the order of Oman, Bahrain and Kuwait', () => {
    for (const destination of ['OM', 'BH', 'KW'] as const) {
      expect(stepsAnswer(IN_TO(destination), FACTS).order).toMatchObject({
        facts: [],
        ask: expect.stringContaining('employer'),
      })
    }
    expect(stepsAnswer(IN_TO('SA'), FACTS).order.facts).toEqual(['sa.visa.steps'])
  })

  test.each<[Partial<Route>, StepKey, string]>([
    [{ home: 'IN', passport: 'ecr', destination: 'QA' }, 'clearance', 'yes'],
    [{ home: 'IN', passport: 'ecnr', destination: 'QA', trade: 'cook' }, 'clearance', 'no'],
    [{ home: 'IN', passport: 'ecnr', destination: 'QA', trade: 'nurse' }, 'clearance', 'yes'],
    [{ home: 'IN', passport: 'ecr', destination: 'SG' }, 'clearance', 'no'],
    [{ home: 'IN', destination: 'QA' }, 'clearance', 'perhaps'],
    [{ destination: 'QA' }, 'clearance', 'perhaps'],
    [{ home: 'NP', destination: 'QA' }, 'clearance', 'yes'],
    [{ home: 'NP', destination: 'QA' }, 'orientation', 'yes'],
    [{ home: 'BD', destination: 'QA' }, 'orientation', 'yes'],
    [{ home: 'PH', destination: 'QA' }, 'orientation', 'yes'],
    [{ home: 'LK', destination: 'QA' }, 'orientation', 'perhaps'],
    [{ home: 'IN', destination: 'AE', trade: 'helper' }, 'certificates', 'no'],
    [{ home: 'IN', destination: 'AE', trade: 'cook' }, 'certificates', 'perhaps'],
  ])('for %o: %s is needed: %s', (route, key, needed) => {
    expect(stepFor(route, key)?.needed).toBe(needed)
  })

  test.each<[Partial<Route>, StepKey, string]>([
    [{ home: 'IN', destination: 'AE' }, 'demand', 'employer'],
    [{ home: 'IN', destination: 'OM' }, 'demand', 'employer'],
    [{ home: 'IN', destination: 'BH' }, 'contract', 'free'],
    [{ home: 'IN', destination: 'OM' }, 'application', 'free'],
    [{ home: 'IN', destination: 'OM' }, 'interview', 'in the limit'],
    [{ home: 'NP', destination: 'OM' }, 'interview', 'employer'],
    [{ home: 'IN', destination: 'QA' }, 'medical', 'employer'],
    [{ home: 'IN', destination: 'SA' }, 'arrival', 'employer'],
    [{ home: 'IN', destination: 'SA' }, 'clearance', 'ask'],
    [{ home: 'NP', destination: 'SA' }, 'flight', 'employer'],
  ])('for %o: %s is paid by: %s', (route, key, who) => {
    expect(stepFor(route, key)?.paid.who).toBe(who)
  })
})

test('the question of the steps ignores what nobody offers', () => {
  const read = (query: string) => readQuestion(new URLSearchParams(query))
  expect(read('from=XX&to=__proto__&trade=pilot&passport=gold&stage=selected')).toEqual(EMPTY_ROUTE)
  expect(questionHref(read('to=qa&from=np&passport=ecr'))).toBe('/my-steps?from=NP&to=QA')
  expect(questionHref(EMPTY_ROUTE)).toBe('/my-steps')
})
