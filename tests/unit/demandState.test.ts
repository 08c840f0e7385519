import { describe, expect, test } from 'vitest'
import { demandSaveSchema, demandSchema, numberKey } from '@/collections/Demands/shared/schema'
import { type DemandDays, judgeDemand, type Places } from '@/collections/Demands/shared/state'
import { stateSentence } from '@/collections/Demands/shared/words'
import { fieldErrors } from '@/lib/shared/fieldErrors'

const TODAY = '2026-11-28'
const places = (headcount: number, taken: number): Places => ({ headcount, taken })
const free = [places(12, 5)]

describe('the state of a demand on 28 November 2026', () => {
  test.each<[string, DemandDays, Places[], string, number]>([
    ['ends in a year', { valid_until: '2027-11-28' }, free, 'open', 7],
    ['ends in 31 days', { valid_until: '2026-12-29' }, free, 'open', 7],
    ['ends in 30 days', { valid_until: '2026-12-28' }, free, 'expires soon', 7],
    ['ends today', { valid_until: '2026-11-28' }, free, 'expires soon', 7],
    ['ended yesterday', { valid_until: '2026-11-27' }, free, 'expired', 7],
    ['has one place left', { valid_until: '2027-11-28' }, [places(12, 11)], 'open', 1],
    ['has no place left', { valid_until: '2027-11-28' }, [places(12, 12)], 'full', 0],
    ['has more people than places', { valid_until: '2027-11-28' }, [places(2, 3)], 'full', 0],
    [
      'has places in another trade, which one with too many people does not take',
      { valid_until: '2027-11-28' },
      [places(2, 5), places(4, 1)],
      'open',
      3,
    ],
    ['is full and ends soon', { valid_until: '2026-12-01' }, [places(1, 1)], 'full', 0],
    ['is full and has ended', { valid_until: '2026-11-01' }, [places(1, 1)], 'expired', 0],
    ['has no trades', { valid_until: '2027-11-28' }, [], 'full', 0],
    [
      'has a demand letter that ended',
      { valid_until: '2027-11-28', letter_until: '2026-11-27' },
      free,
      'expired',
      7,
    ],
    [
      'has a power of attorney that ends in 30 days',
      { valid_until: '2027-11-28', letter_until: '', attorney_until: '2026-12-28' },
      free,
      'expires soon',
      7,
    ],
    [
      'has papers that end after it',
      { valid_until: '2027-01-28', letter_until: '2028-01-01', attorney_until: null },
      free,
      'open',
      7,
    ],
  ])('of one that %s', (_what, days, lines, state, left) => {
    expect(judgeDemand(days, lines, TODAY)).toMatchObject({ state, left })
  })

  test.each<[string, DemandDays, string]>([
    ['the demand', { valid_until: '2026-11-20' }, 'The demand expired on 20 Nov 2026.'],
    [
      'the paper that ended first',
      { valid_until: '2026-11-20', letter_until: '2026-11-19', attorney_until: '2026-11-18' },
      'The power of attorney expired on 18 Nov 2026.',
    ],
    [
      'the demand when its paper ends on the same day',
      { valid_until: '2026-12-04', letter_until: '2026-12-04' },
      'The demand expires on 4 Dec 2026.',
    ],
  ])('names %s', (_what, days, sentence) => {
    expect(stateSentence({ ...judgeDemand(days, free, TODAY), headcount: 12 })).toBe(sentence)
  })

  test.each([
    [places(12, 12), 'All 12 places are taken.'],
    [places(1, 1), 'Its only place is taken.'],
    [places(12, 11), null],
  ])('says what is taken of %o', (line, sentence) => {
    const judged = judgeDemand({ valid_until: '2027-11-28' }, [line], TODAY)
    expect(stateSentence({ ...judged, headcount: line.headcount })).toBe(sentence)
  })
})

const VALUES = {
  employer: 'Sample Petroleum WLL',
  confidential: false,
  country: '3',
  number: '0000-SAMPLE-17',
  issued_on: '2026-10-09',
  valid_until: '2027-04-08',
  letter_held: true,
  letter_until: '',
  attorney_held: false,
  attorney_until: '',
  lines: [{ trade: 'Pipe welder', headcount: '12' }],
}

const HEADCOUNT = 'Please write a whole number from 1 to 9999'
const headcount = (typed: unknown) => ({ lines: [{ trade: 'Pipe welder', headcount: typed }] })

describe('the form of a demand', () => {
  test('takes a whole demand, for one day too', () => {
    expect(demandSchema.safeParse(VALUES).success).toBe(true)
    const oneDay = { ...VALUES, valid_until: VALUES.issued_on, letter_until: VALUES.issued_on }
    expect(demandSchema.safeParse(oneDay).success).toBe(true)
  })

  test.each([
    ['1', '1'],
    ['9999', '9999'],
    [' 1,200 ', '1200'],
    ['1 200', '1200'],
    ['१२', '12'],
  ])('reads a headcount written as %o', (typed, read) => {
    const parsed = demandSchema.parse({ ...VALUES, ...headcount(typed) })
    expect(parsed.lines[0]?.headcount).toBe(read)
  })

  test.each<[string, object, string, string]>([
    ['0 people', headcount('0'), 'lines', HEADCOUNT],
    ['10,000 people', headcount('10,000'), 'lines', HEADCOUNT],
    ['people in words', headcount('twelve'), 'lines', HEADCOUNT],
    ['half a person', headcount('1.5'), 'lines', HEADCOUNT],
    ['people below zero', headcount('-3'), 'lines', HEADCOUNT],
    ['no number of people', headcount(''), 'lines', HEADCOUNT],
    ['no trade', { lines: [{ trade: ' ', headcount: '1' }] }, 'lines', 'Please enter the trade'],
    ['no lines', { lines: [] }, 'lines', 'Please add at least one trade'],
    [
      '61 lines',
      { lines: Array.from({ length: 61 }, () => VALUES.lines[0]) },
      'lines',
      'A demand has at most 60 trades',
    ],
    [
      'an end before its date',
      { valid_until: '2026-10-08' },
      'valid_until',
      'The last day must not be before the date of the demand',
    ],
    [
      'a power of attorney that ended before',
      { attorney_until: '2026-10-08' },
      'attorney_until',
      'This paper must not end before the date of the demand',
    ],
    [
      'a demand letter that ended before',
      { letter_until: '2026-10-08' },
      'letter_until',
      'This paper must not end before the date of the demand',
    ],
    [
      'a day that does not exist',
      { valid_until: '2027-02-30' },
      'valid_until',
      'Please enter the last day of the demand',
    ],
    [
      'a day in words',
      { letter_until: 'next year' },
      'letter_until',
      'Please enter the last day, or leave it empty',
    ],
    ['no employer', { employer: '  ' }, 'employer', 'Please enter the employer'],
    ['no number', { number: '' }, 'number', 'Please enter the demand number'],
    ['no country', { country: '' }, 'country', 'Choose the country'],
  ])('refuses %s', (_what, change, field, message) => {
    const parsed = demandSchema.safeParse({ ...VALUES, ...change })
    expect(parsed.error && firstOf(fieldErrors(parsed.error))).toEqual([field, message])
  })

  test('refuses a number of taken places that is typed: it keeps none', () => {
    const parsed = demandSaveSchema.parse({
      ...VALUES,
      lines: [{ trade: 'Pipe welder', headcount: '12', taken: 3 }],
    })
    expect(parsed.lines[0]).toEqual({ trade: 'Pipe welder', headcount: '12' })
  })

  test('compares numbers without spaces and capital letters', () => {
    expect(numberKey(' ab 12-3 ')).toBe(numberKey('AB12-3'))
    expect(numberKey('AB12-3')).not.toBe(numberKey('AB123'))
  })
})

/** The first wrong field; of a list its name. */
const firstOf = (errors: Record<string, string>): [string, string] | undefined => {
  const [first] = Object.entries(errors)
  return first && [first[0].split('.')[0] ?? '', first[1]]
}
