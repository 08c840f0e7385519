import { describe, expect, test } from 'vitest'
import { factJson } from '@/collections/Facts/shared/fact'
import {
  NO_QUESTION,
  questionHref,
  readQuestion,
} from '@/collections/Tools/charges/shared/question'
import { answerHelp } from '@/collections/Tools/help/answer'
import type { HelpAnswer } from '@/collections/Tools/help/shared/answer'
import {
  type HelpQuestion,
  helpHref,
  NO_HELP_QUESTION,
  ORIGINS,
  PLACES,
  PROBLEMS,
  readDay,
  readHelpQuestion,
} from '@/collections/Tools/help/shared/question'
import type { Facts } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import { marksOf } from '@/collections/Tools/shared/sources'
import { helpAsked } from '@/components/tools/help/helpAsked'
import { askedText } from '@/components/tools/shared/askedText'
import { keysOf } from '@/lib/shared/objects'
import { ENGLISH_WORDS } from '@/messages/sayIn'
import type { Fact } from '@/payload-types'
import { SEED_FACTS } from '@/seed/data/facts'

const NOW = new Date('2026-11-23T10:00:00Z')

// factJson reads the fields that a seed fact has too; the other fields of a stored row are its dates.
const FACTS: Facts = new Map(
  SEED_FACTS.map((fact) => [fact.key, factJson(fact as unknown as Fact)]),
)

const EVERY: HelpQuestion[] = keysOf(PLACES).flatMap((place) =>
  keysOf(ORIGINS).flatMap((from) =>
    keysOf(PROBLEMS).map((what) => ({ in: place, from, what, ended: null })),
  ),
)

const read = (query: string) => readHelpQuestion(new URLSearchParams(query), NOW)
const answer = (query: string, facts = FACTS) => answerHelp(read(query), facts, NOW)

const contactsOf = ({ first, next }: HelpAnswer) => [first, ...next]

const linesOf = (shown: HelpAnswer): Line[] => [
  ...contactsOf(shown).flatMap(({ does }) => does),
  ...[...shown.known, ...(shown.deadline?.lines ?? [])],
  ...(shown.mission ? [...shown.mission.can, ...shown.mission.cannot] : []),
]

const textsOf = (shown: HelpAnswer): string[] => [
  ...[shown.title, shown.say, shown.complaint, shown.card.title, shown.card.foot],
  ...contactsOf(shown).flatMap(({ name, reach }) => [name, reach.text]),
  ...linesOf(shown).map(({ text }) => text),
  ...shown.card.rows.flatMap(({ label, text }) => [label, text]),
  ...shown.sources.map(({ text }) => text),
]

const BAD = /undefined|null|NaN|\[object|\{\{|TODO|…| {2}|^\s*$/

const checkOf = (question: HelpQuestion, shown: HelpAnswer) => {
  const name = helpHref(question)
  for (const text of [
    ...textsOf(shown),
    askedText(helpAsked(question, ENGLISH_WORDS), ENGLISH_WORDS),
  ])
    expect(text, name).not.toMatch(BAD)
  for (const { facts, text } of linesOf(shown)) {
    if (facts.length > 0) continue
    for (const sentence of text.split(/(?<=[.?!:])\s/)) {
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(15)
    }
  }
  for (const { reach } of contactsOf(shown)) {
    if (reach.href)
      expect(reach.href).toMatch(/^(tel:\+?\d+|sms:\d+|https:\/\/[a-z.-]+|\/[a-z-]+)$/)
  }
  expect(shown.card.rows.length, name).toBeGreaterThan(0)
}

describe('every combination of place, home and problem', () => {
  test.each(keysOf(PROBLEMS))('%s: names whom to contact, with sources', (what) => {
    for (const question of EVERY.filter((each) => each.what === what)) {
      const shown = answerHelp(question, FACTS, NOW)
      checkOf(question, shown)
      expect(shown.sources.length, helpHref(question)).toBeGreaterThan(0)
      expect(contactsOf(shown).length, helpHref(question)).toBeGreaterThan(1)
      for (const line of linesOf(shown).filter(({ facts }) => facts.length > 0)) {
        expect(marksOf(line, shown.sources), line.text).not.toHaveLength(0)
      }
    }
  })

  test('is still answered when staff deleted every fact', () => {
    for (const question of [...EVERY, NO_HELP_QUESTION]) {
      checkOf(question, answerHelp(question, new Map(), NOW))
    }
  })
})

test.each([
  ['in=AE&from=IN&what=unpaid', 'MoHRE, UAE', '600590000'],
  ['in=QA&from=NP&what=passport', 'Ministry of Labour, Qatar', '16008'],
  ['in=MY&from=LK&what=unpaid', 'Department of Labour, Malaysia', null],
  ['in=SA&from=IN&what=arrested', 'Consulate General of India, Jeddah', '+966 55 612 2301'],
  ['in=SA&from=IN&what=ill', 'Ambulance in Saudi Arabia', '997'],
  ['in=AE&from=IN&what=abused', 'Police in the UAE', '999'],
  ['in=KW&from=PH&what=abused', 'Police in Kuwait', '112'],
  ['in=KW&from=PH&what=unpaid', 'Public Authority for Manpower, PAM, Kuwait', null],
  ['in=NP&from=NP&what=cheated', 'Department of Foreign Employment, DoFE', '1140'],
  ['in=LK&from=LK&what=death', 'Sri Lanka Bureau of Foreign Employment, SLBFE', '1989'],
  ['in=SA&from=PH&what=cheated', 'Department of Migrant Workers, DMW', '+632 1348'],
  ['in=SA&from=LK&what=cheated', 'Sri Lanka Bureau of Foreign Employment, SLBFE', null],
])('%s: first %s, number to press %s', (query, name, number) => {
  const { first, press } = answer(query)
  expect(first.name).toBe(name)
  expect(press?.reach.text ?? null).toBe(number)
})

test('the heading says "call" only where there is a number', () => {
  expect(answer('in=QA&what=unpaid').title).toBe('Call the labour office first')
  expect(answer('in=KW&what=unpaid').title).toBe('Go to the labour office first')
  expect(answer('in=LK&from=LK').title).toBe('Call your own country’s help line first')
})

describe('the last day to complain', () => {
  const lineOf = (query: string, facts = FACTS) => answer(query, facts).deadline?.lines[0]?.text

  test('is counted from the end of the work where a fact sets it', () => {
    expect(lineOf('in=AE&what=unpaid&ended=2026-09-30')).toBe('Your last day is 30 September 2028.')
    expect(lineOf('in=AE&what=unpaid&ended=29/02/2024')).toBe('The last day was 28 February 2026.')
    expect(answer('in=AE&what=unpaid&ended=2024-11-23').deadline).toMatchObject({
      ...{ state: 'date', to: '2026-11-23', isOver: false, share: 1 },
    })
    expect(answer('in=AE&what=unpaid').deadline?.state).toBe('rule')
  })

  test('is said to be unknown where no fact sets it, with whom to ask', () => {
    const { deadline } = answer('in=QA&what=unpaid&ended=2026-09-30')
    expect(deadline?.lines.map(({ text }) => text)).toEqual([
      'We do not know the last day to complain in Qatar.',
      'Do not wait: call 16008 and ask “What is my last day?”',
    ])
    expect(lineOf('in=AE&what=unpaid', new Map())).toMatch(/^We do not know/)
  })

  test('follows a fact that staff add', () => {
    const fact = FACTS.get('ae.complaints.deadline')
    const facts = new Map(FACTS)
    if (fact) facts.set('om.complaints.deadline', { ...fact, amount: 30, unit: 'days' })
    expect(lineOf('in=OM&what=unpaid&ended=2026-11-01', facts)).toBe(
      'Your last day is 1 December 2026.',
    )
  })

  const NO_DAYS = ['2026-02-30', '2026-13-01', '2027-01-01', '1066-10-14', '31/4/2026', 'soon', '']
  test.each(NO_DAYS)('ignores %j as a day', (typed) => {
    expect(readDay(typed, NOW)).toBeNull()
    expect(answer(`in=AE&what=unpaid&ended=${typed}`).deadline?.state).toBe('rule')
  })
})

test('the complaint and the card hold what is known', () => {
  const { complaint, card, mission } = answer('in=AE&from=IN&what=unpaid&ended=2026-09-30')
  expect(complaint).toContain('The work ended on: 30 September 2026\nI ask for: my wages')
  expect(card.title).toBe('Help in the UAE')
  expect(card.rows.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['600590000', '800 46342']),
  )
  expect(mission?.cannot[0]?.facts).toEqual(['in.mission.limit'])
  expect(answer('in=QA&from=NP&what=unpaid').mission?.can[0]?.text).toMatch(/^We have no source/)
})

describe('the questions of both tools', () => {
  test('keep their addresses, whatever the order of the parameters', () => {
    for (const question of EVERY) {
      const asked = { ...question, ended: '2026-09-30' }
      expect(read(helpHref(asked).split('?')[1] ?? '')).toEqual(asked)
    }
    const charge = readQuestion(new URLSearchParams('sum=Rs 85,000&for=visa&x=1&to=QA&from=IN'))
    expect(questionHref(charge)).toBe('/can-i-be-charged?from=IN&to=QA&for=visa&sum=85000')
    expect(questionHref(NO_QUESTION)).toBe('/can-i-be-charged')
    expect(helpHref(NO_HELP_QUESTION)).toBe('/get-help')
  })

  test.each([
    'from=XX&to=IN&in=Mars&by=boss&for=everything&what=all&sum=lots&ended=never',
    'from=in&to=qa&in=ae&by=Agent&for=SERVICE&what=UNPAID&sum=-5',
    'from=constructor&to=__proto__&in=toString&by=valueOf&for=hasOwnProperty&what=__proto__',
    'from[]=IN&from=<b>&to=%00&in=AE%20&sum=0&sum=5',
  ])('with forged values count as not asked: %s', (query) => {
    expect(readQuestion(new URLSearchParams(query))).toEqual(NO_QUESTION)
    expect(read(query)).toEqual(NO_HELP_QUESTION)
  })
})
