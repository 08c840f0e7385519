import { describe, expect, test } from 'vitest'
import { PAPER_KEYS } from '@/collections/Tools/documents/shared/papers'
import type { Route } from '@/collections/Tools/documents/shared/question'
import {
  nextPaper,
  readTicks,
  ticksName,
  toggledTicks,
} from '@/collections/Tools/documents/shared/ticks'
import { offerAnswer } from '@/collections/Tools/offer/answer'
import { type ColumnRow, partsOf } from '@/collections/Tools/offer/shared/columns'
import { readQuestion } from '@/collections/Tools/offer/shared/question'
import type { Sum } from '@/collections/Tools/offer/shared/statement'
import { isUnknown, type Line, shortAndMore } from '@/collections/Tools/shared/line'
import { workingIn } from '@/components/tools/offer/workingIn'
import { ENGLISH_WORDS } from '@/messages/sayIn'
import { FACTS, without } from '@/tests/support/content/toolLines'

const WELDER = { home: 'IN', destination: 'SA', trade: 'welder' } as const
const WITH_STAMP: Route = { ...WELDER, passport: 'ecr' }

describe('the ticks of a phone', () => {
  test('belong to a way and a trade, and stay when the passport turns out to have the stamp', () => {
    expect(ticksName(WELDER)).toBe('documents-IN-SA-welder')
    expect(ticksName(WITH_STAMP)).toBe(ticksName(WELDER))
    const others = [
      { ...WELDER, destination: 'QA' },
      { ...WELDER, home: null },
    ] as const
    for (const other of others) expect(ticksName(other)).not.toBe(ticksName(WELDER))
  })

  test('come and go with a tap, and papers of other lists keep theirs', () => {
    const both = toggledTicks(toggledTicks('', 'visa'), 'passport')
    expect(readTicks(both)).toEqual(['passport', 'visa'])
    expect(readTicks(toggledTicks(both, 'visa'))).toEqual(['passport'])
    expect(toggledTicks('visa', 'visa')).toBe('')
  })

  test.each(['', ' ', 'constructor __proto__', '<b>passport</b>', '{"visa":true}', 'PASSPORT'])(
    'are none in "%s", which something else wrote',
    (kept) => {
      expect(readTicks(kept)).toEqual([])
      expect(nextPaper(PAPER_KEYS, kept)).toBe('passport')
    },
  )

  test('say which paper is next, and none when all are ready', () => {
    expect(nextPaper(['passport', 'visa', 'ticket'], 'passport ticket')).toBe('visa')
    expect(nextPaper(['passport', 'visa'], 'visa passport')).toBeNull()
    expect(nextPaper([], '')).toBeNull()
  })
})

describe('a long explanation', () => {
  const fact: Line = { text: 'The employer pays.', facts: ['ae.fees.visa'], ask: null }
  const open: Line = { text: 'We do not know the fee.', facts: [], ask: 'Our office' }

  test('shows its first sentence and what is open, the rest on request', () => {
    const second = { ...fact, text: 'It says so.' }
    expect(shortAndMore([fact, second, open])).toEqual({ short: [fact, open], more: [second] })
  })

  test('has the sign only for what nobody could tell us', () => {
    expect(isUnknown(open)).toBe(true)
    expect(isUnknown({ ...open, text: 'Read every page before you sign.' })).toBe(false)
    expect(isUnknown({ ...open, facts: ['ae.fees.visa'] })).toBe(false)
  })
})

describe('how a sum was worked out', () => {
  const sum: Pick<Sum, 'working' | 'most'> = {
    working: ['70 ÷ 26 × 75 days', '70 × 20 months'],
    most: '70 × 18 months',
  }

  test('is one line of figures and words', () => {
    expect(workingIn(sum, ENGLISH_WORDS)).toBe(
      '70 ÷ 26 × 75 days + 70 × 20 months, but at most 70 × 18 months',
    )
    expect(workingIn({ ...sum, most: null }, ENGLISH_WORDS)).toBe(
      '70 ÷ 26 × 75 days + 70 × 20 months',
    )
  })

  test('is read from left to right, part by part, also between Urdu words', () => {
    const words = {
      language: 'ur',
      text: (text: string) => ({ children: text.replace('days', 'دن') }),
    } as const
    expect(workingIn({ ...sum, most: null }, words)).toBe(
      '\u206670 ÷ 26 × 75 دن\u2069 + \u206670 × 20 months\u2069',
    )
  })
})

describe('two offers beside each other', () => {
  const rowsOf = (query: string, facts = FACTS): ColumnRow[] => {
    const { a, b } = offerAnswer(readQuestion(new URLSearchParams(query)), facts)
    return Object.values(partsOf(a, b)).flat()
  }
  const rowOf = (rows: ColumnRow[], key: string) => rows.find((row) => row.key === key)
  const A = 'to=QA&basic=1400&hours=10&days=6&months=24'
  const B = 'b_basic=1000&b_hours=8&b_days=6&b_months=24'

  test('have a row for each rule, with one name where the offers differ', () => {
    const rows = rowsOf(`${A}&${B}`)
    expect(rows.filter(({ key }) => key === 'overtime')).toHaveLength(1)
    expect(rowOf(rows, 'hours')?.label).toBe('Hours of work')
    expect(rowOf(rows, 'hours')?.a?.label).toBe('60 hours a week')
    expect(rowOf(rows, 'hours')?.b?.label).toBe('48 hours a week')
  })

  test('show a sentence about both once, and name the offer of any other', () => {
    const overtime = rowOf(rowsOf(`${A}&${B}`, without('qa.hours.day')), 'overtime')
    const of = (text: RegExp) => overtime?.lines.filter(({ line }) => text.test(line.text))
    expect(of(/25 %/)?.map((one) => one.of)).toEqual([null])
    const open = rowOf(rowsOf(`${A}&b_basic=1000`), 'overtime')?.lines
    expect(open?.filter(({ line }) => /are open/.test(line.text)).map((one) => one.of)).toEqual([
      'b',
    ])
  })

  test('name no offer when there is one only, and no working that repeats its sum', () => {
    const rows = rowsOf(A)
    expect(rows.flatMap(({ b }) => b ?? [])).toEqual([])
    expect(rows.flatMap((row) => [...row.lines, ...row.workings]).filter(({ of }) => of)).toEqual(
      [],
    )
    expect(rowOf(rowsOf('to=QA&basic=1000&hours=8&days=6'), 'month')?.workings).toEqual([])
  })

  test('keep a row that only the second offer has', () => {
    const rows = rowsOf(`to=KW&basic=150&hours=8&days=6&b_basic=150&b_hours=14&b_days=7`)
    const limits = rows.filter(({ key }) => key.startsWith('limit-'))
    expect(limits.length).toBeGreaterThan(0)
    for (const { a, b, lines } of limits) {
      expect([a, b?.verdict]).toEqual([null, 'over'])
      expect(lines.every(({ of }) => of === 'b')).toBe(true)
    }
  })
})
