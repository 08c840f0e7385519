import { describe, expect, test } from 'vitest'
import { documentsAnswer, linesOf } from '@/collections/Tools/documents/answer'
import type { DocumentsAnswer, Paper, PaperKey } from '@/collections/Tools/documents/shared/papers'
import {
  EMPTY_ROUTE,
  questionHref,
  type Route,
} from '@/collections/Tools/documents/shared/question'
import { type Facts, NO_RULE } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import { FACTS, ROUTES, withFact, without, wrongWith } from '@/tests/support/content/toolLines'
import { sampled } from '@/tests/support/scope'

const allLines = ({
  papers,
  order,
  doubts,
  notNeeded,
  after,
  packing,
}: DocumentsAnswer): Line[] => [
  ...papers.flatMap(linesOf),
  ...[order, ...doubts, ...notNeeded, ...after, ...packing],
]

const problemsOf = (route: Route, facts: Facts): string[] => {
  const answer = documentsAnswer(route, facts)
  const found = allLines(answer).flatMap((line) => wrongWith(line, facts) ?? [])
  const { papers } = answer
  if (papers.some(({ number }, index) => number !== index + 1)) found.push('numbers')
  if (new Set(papers.map(({ key }) => key)).size !== papers.length) found.push('a paper twice')
  const groups = papers.map(({ group }) => ['interview', 'chosen', 'flight'].indexOf(group))
  if (groups.some((group, index) => group < (groups[index - 1] ?? 0))) found.push('groups')
  if (papers.some(({ title, notes, paid }) => !title || !notes.length || !paid.lines.length)) {
    found.push('a gap')
  }
  if (papers.some(({ paid }) => paid.who === 'ask' && !paid.lines.some(({ ask }) => ask))) {
    found.push('nobody to ask who pays')
  }
  return found.map((problem) => `${questionHref(route)} ${problem}`)
}

const paperOf = (route: Partial<Route>, key: PaperKey, facts = FACTS): Paper | undefined =>
  documentsAnswer({ ...EMPTY_ROUTE, ...route }, facts).papers.find((paper) => paper.key === key)

const keysFor = (route: Partial<Route>): PaperKey[] =>
  documentsAnswer({ ...EMPTY_ROUTE, ...route }, FACTS).papers.map(({ key }) => key)

const WELDER = { home: 'IN', passport: 'ecr', destination: 'SA', trade: 'welder' } as const

describe('the list of documents', () => {
  test(`is complete and names its sources for ${sampled(ROUTES).length} questions`, () => {
    expect(ROUTES).toHaveLength(6 * 5 * 9 * 20)
    expect(sampled(ROUTES).flatMap((route) => problemsOf(route, FACTS))).toEqual([])
  })

  test('has a sentence and somebody to ask for every line when no fact is left', () => {
    expect(sampled(ROUTES).flatMap((route) => problemsOf(route, new Map()))).toEqual([])
  })

  test('has no gap when any one fact is deleted', () => {
    const quoted = new Set(sampled(ROUTES).flatMap((route) => documentsAnswer(route, FACTS).facts))
    expect(quoted.size).toBeGreaterThan(80)
    for (const key of quoted) {
      expect(problemsOf(WELDER, without(key))).toEqual([])
      expect(problemsOf({ ...WELDER, home: 'NP', destination: 'QA' }, without(key))).toEqual([])
    }
  })

  test('is in the right order for an Indian welder with the stamp who goes to Saudi Arabia', () => {
    expect(keysFor(WELDER)).toEqual([
      ...['passport', 'cv', 'trade-papers', 'skill-test'],
      ...['contract', 'medical', 'certificates', 'visa', 'police'],
      ...['insurance', 'clearance', 'orientation', 'ticket'],
    ])
  })

  test.each<[string, Partial<Route>, PaperKey, boolean]>([
    ['clearance with the stamp', WELDER, 'clearance', true],
    ['no clearance without the stamp', { ...WELDER, passport: 'ecnr' }, 'clearance', false],
    [
      'clearance for a nurse without the stamp',
      { ...WELDER, passport: 'ecnr', trade: 'nurse' },
      'clearance',
      true,
    ],
    ['no clearance for Singapore', { ...WELDER, destination: 'SG' }, 'clearance', false],
    [
      'no clearance for a nurse to Singapore',
      { ...WELDER, destination: 'SG', trade: 'nurse' },
      'clearance',
      false,
    ],
    [
      'clearance, perhaps, when the stamp is unknown',
      { ...WELDER, passport: 'unsure' },
      'clearance',
      true,
    ],
    ['labour approval for Nepal', { ...WELDER, home: 'NP', passport: null }, 'clearance', true],
    ['no medical before the UAE', { ...WELDER, destination: 'AE' }, 'medical', false],
    ['no medical before Singapore', { ...WELDER, destination: 'SG' }, 'medical', false],
    [
      'no stamps for a helper in the UAE',
      { ...WELDER, destination: 'AE', trade: 'helper' },
      'certificates',
      false,
    ],
    [
      'stamps, if asked, for a helper in Qatar',
      { ...WELDER, destination: 'QA', trade: 'helper' },
      'certificates',
      true,
    ],
    ['no Saudi test for a nurse', { ...WELDER, trade: 'nurse' }, 'skill-test', false],
    ['no Saudi test in Qatar', { ...WELDER, destination: 'QA' }, 'skill-test', false],
    ['DataFlow for a nurse in the Gulf', { trade: 'nurse', destination: 'KW' }, 'dataflow', true],
    [
      'no DataFlow for a nurse in Malaysia',
      { trade: 'nurse', destination: 'MY' },
      'dataflow',
      false,
    ],
  ])('has %s', (_, route, key, isThere) => {
    expect(keysFor(route).includes(key)).toBe(isThere)
  })

  test.each<[Partial<Route>, PaperKey, string]>([
    [{ home: 'IN', destination: 'QA' }, 'medical', 'employer'],
    [{ home: 'NP', destination: 'QA' }, 'visa', 'employer'],
    [{ home: 'NP', destination: 'QA' }, 'ticket', 'employer'],
    [{ home: 'NP', destination: 'SG' }, 'ticket', 'ask'],
    [{ home: 'IN', destination: 'AE' }, 'visa', 'employer'],
    [{ home: 'IN', destination: 'BH' }, 'visa', 'employer'],
    [{ home: 'IN', destination: 'SA' }, 'visa', 'employer'],
    [{ home: 'IN', destination: 'MY' }, 'visa', 'ask'],
    [{ home: 'IN', destination: 'OM' }, 'certificates', 'in the limit'],
    [{ home: 'PH', destination: 'OM' }, 'certificates', 'you'],
    [{ home: 'IN', destination: 'OM' }, 'orientation', 'free'],
    [{ home: 'NP', destination: 'OM' }, 'clearance', 'you'],
    [WELDER, 'insurance', 'you'],
    [{ home: 'PH', destination: 'SA' }, 'ticket', 'employer'],
    [WELDER, 'skill-test', 'ask'],
  ])('for %o names who pays for %s: %s', (route, key, who) => {
    expect(paperOf(route, key)?.paid.who).toBe(who)
  })
})

describe('the police certificate with an Indian ECR passport', () => {
  const doubts = (route: Partial<Route>) =>
    documentsAnswer({ ...WELDER, ...route }, FACTS)
      .doubts.map(({ text }) => text)
      .join(' ')

  test.each(['AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'MY'] as const)(
    'comes after the visa in %s, and the knot is named',
    (destination) => {
      const keys = keysFor({ ...WELDER, destination })
      expect(keys.indexOf('police')).toBe(keys.indexOf('visa') + 1)
      expect(doubts({ destination })).toContain('Both cannot come first.')
    },
  )

  test('is no knot without the stamp, from Nepal, or for Singapore', () => {
    for (const route of [{ passport: 'ecnr' }, { home: 'NP' }, { destination: 'SG' }] as const) {
      expect(doubts(route)).not.toContain('Both cannot come first.')
    }
  })
})

describe('a correction by staff', () => {
  test('of who pays takes the mark away and shows the new sentence', () => {
    const sentence = 'The worker and the employer share the cost.'
    const facts = withFact('qa.fees.medical', { value: 'shared', sentence })
    const paid = paperOf({ home: 'NP', destination: 'QA' }, 'medical', facts)?.paid
    expect(paid?.who).toBe('ask')
    expect(paid?.lines[0]?.text).toBe(sentence)
  })

  test('of the list of the Saudi test makes the test a must for a trade', () => {
    const mason = { ...WELDER, trade: 'mason' } as const
    expect(paperOf(WELDER, 'skill-test')?.need).toBe('must')
    expect(paperOf(mason, 'skill-test')?.need).toBe('if-asked')
    const facts = withFact('sa.skill-test.titles', { value: 'welder, mason, plumber' })
    expect(paperOf(mason, 'skill-test', facts)?.need).toBe('must')
    expect(paperOf({ ...mason, home: 'NP' }, 'skill-test', facts)?.need).toBe('if-asked')
  })

  test('that deletes a fact leaves a sentence, and names the office of the nearest facts', () => {
    const notes = paperOf(WELDER, 'insurance', without('in.pbby.duty'))?.notes[0]
    expect(notes).toEqual({ text: NO_RULE, facts: [], ask: FACTS.get('in.pbby.duty')?.confirm })
    const route = paperOf(WELDER, 'certificates', without('sa.certificates'))?.notes[0]
    expect(route?.ask).toContain('HRSD')
  })
})
