import { describe, expect, test } from 'vitest'
import { DESTINATIONS, SOURCE_COUNTRIES } from '@/collections/Countries/shared/destinations'
import { documentsAnswer } from '@/collections/Tools/documents/answer'
import { PAY_RULES } from '@/collections/Tools/documents/payRules'
import * as rules from '@/collections/Tools/documents/rules'
import {
  EMPTY_ROUTE,
  questionHref,
  type Route,
  readQuestion,
} from '@/collections/Tools/documents/shared/question'
import { tradeOf } from '@/collections/Tools/documents/shared/trades'
import { STEP_RULES } from '@/collections/Tools/steps/rules'
import { askedText } from '@/components/tools/shared/askedText'
import { routeAsked } from '@/components/tools/shared/routeAsked'
import { keysOf } from '@/lib/shared/objects'
import { ENGLISH_WORDS } from '@/messages/sayIn'
import { POSITIONS } from '@/seed/data/positions'
import { FACTS, ROUTES } from '@/tests/support/content/toolLines'

const WELDER = { home: 'IN', passport: 'ecr', destination: 'SA', trade: 'welder' } as const

const routeText = (route: Route) => askedText(routeAsked(route, ENGLISH_WORDS), ENGLISH_WORDS)

describe('the question of the documents', () => {
  const read = (query: string) => readQuestion(new URLSearchParams(query))

  test('is the same after it was written into an address, for every combination', () => {
    for (const route of ROUTES) {
      const kept = route.home && route.home !== 'IN' ? { ...route, passport: null } : route
      expect(read(questionHref(route).split('?')[1] ?? '')).toEqual(kept)
    }
    expect(questionHref(WELDER)).toBe('/my-documents?from=IN&passport=ecr&to=SA&trade=welder')
    expect(questionHref(EMPTY_ROUTE)).toBe('/my-documents')
  })

  test.each([
    'from=XX&to=FR&passport=gold&trade=pilot',
    'from=__proto__&to=constructor&passport=toString&trade=hasOwnProperty',
    'from=IN%00&to=<script>&passport=ecr%0d&trade=welder%27',
    'from=AE&to=IN&home=IN&destination=SA',
    'from=&to=&passport=&trade=',
    `from=${'I'.repeat(10_000)}`,
  ])('ignores what nobody offers: %s', (query) => {
    expect({ ...read(query), passport: null }).toEqual(EMPTY_ROUTE)
    expect(documentsAnswer(read(query), FACTS).papers.length).toBeGreaterThan(5)
  })

  test('keeps what it can read beside what it cannot', () => {
    expect(read('from=in&to=SA&trade=pilot')).toEqual({
      ...EMPTY_ROUTE,
      home: 'IN',
      destination: 'SA',
    })
  })

  test('is a sentence', () => {
    expect(routeText(WELDER)).toBe(
      'From India to Saudi Arabia. Passport with ECR stamp. Trade: Welder.',
    )
    expect(routeText({ ...EMPTY_ROUTE, destination: 'AE' })).toBe('To the UAE.')
    expect(routeText({ ...EMPTY_ROUTE, trade: 'cook' })).toMatch(/^Trade: Cook/)
    expect(routeText(EMPTY_ROUTE)).toBe('')
  })

  test('names what it left open, and asks for the stamp only where it counts', () => {
    const open = (route: Partial<Route>) =>
      documentsAnswer({ ...EMPTY_ROUTE, ...route }, FACTS).open.map(({ question }) => question)
    expect(open({})).toEqual(['home', 'passport', 'destination', 'trade'])
    expect(open({ home: 'NP', trade: 'cook' })).toEqual(['destination'])
    expect(open({ home: 'IN' })).toEqual(['passport', 'destination', 'trade'])
    expect(open(WELDER)).toEqual([])
  })
})

test.each([
  ['6G Pipe Welder, TIG and Arc', 'welder'],
  ['Staff Nurse, Intensive Care', 'nurse'],
  ['Heavy Trailer Driver, GCC Licence', 'driver'],
  ['Crawler Crane Operator, 150 Tonnes', 'operator'],
  ['Welding Inspector', 'technician'],
  ['Electrical Engineer', 'engineer'],
  ['IT Support Engineer', 'office'],
  ['Marine Electrician', 'electrician'],
  ['Pipe Fitter', 'plumber'],
  ['Steel Fixer', 'mason'],
  ['Commis Chef, Indian and Arabic', 'cook'],
  ['Security Guard', 'guard'],
  ['Labourer', 'helper'],
  ['Cyber Security Analyst', 'office'],
  ['Zookeeper', 'other'],
  ['Housekeeping Attendant', 'hotel'],
  [' ', null],
] as const)('the trade of "%s" is %s', (title, trade) => {
  expect(tradeOf(title)).toBe(trade)
})

test('most positions of the registration form have a trade', () => {
  const others = POSITIONS.filter((position) => tradeOf(position) === 'other')
  expect(others.length).toBeLessThan(POSITIONS.length / 6)
})

/** All facts that a table names; those with words for their absence (`or`) may not exist yet. */
const factsNamedIn = (table: unknown): string[] => {
  if (Array.isArray(table)) return table.flatMap(factsNamedIn)
  if (typeof table !== 'object' || table === null || 'or' in table) return []
  const named = Object.entries(table).flatMap(([name, value]) =>
    ['fact', 'facts', 'also'].includes(name) ? [value].flat() : factsNamedIn(value),
  )
  return named.filter((key): key is string => typeof key === 'string')
}

test('every fact that the tables name exists', () => {
  const keys = factsNamedIn([Object.values(rules), PAY_RULES, STEP_RULES])
  expect(keys.length).toBeGreaterThan(20)
  const codesOf = (key: string): string[] => {
    if (key.includes('{to}')) return keysOf(DESTINATIONS)
    return key.includes('{home}') ? keysOf(SOURCE_COUNTRIES) : ['']
  }
  const isThere = (key: string) =>
    codesOf(key).some((code) => FACTS.has(key.replace(/\{\w+\}/, code.toLowerCase())))
  expect(keys.filter((key) => !isThere(key))).toEqual([])
})
