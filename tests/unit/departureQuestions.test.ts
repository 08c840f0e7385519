import { describe, expect, test } from 'vitest'
import {
  type Answers,
  badAnswers,
  type Given,
  isSilent,
  isToDealWith,
  roundToAnswer,
  roundToAsk,
  type StoredRound,
  sinceDeparture,
} from '@/collections/Deployments/shared/questions'
import { officeDay } from '@/lib/shared/format'

const DEPARTED = '2026-06-01'
const GOOD: Given = { pay: 'yes', again: 'no', passport: 'me', note: '', may_call: false }
const asked = (asked_at: string): StoredRound => ({ asked_at })
const answered = (answered_at: string, given: Partial<Given> = {}): StoredRound => ({
  ...{ answered_at, ...GOOD },
  ...given,
})

describe('somebody who flew on 1 June can answer', () => {
  test.each([
    ['2026-06-30', null, 'a day before the 30 days are over'],
    ['2026-07-01', '30', 'on the 30th day'],
    ['2026-08-29', '30', 'on the last of 60 days'],
    ['2026-08-30', null, 'a day later'],
    ['2026-11-27', null, 'a day before the 180 days are over'],
    ['2026-11-28', '180', 'on the 180th day'],
    ['2027-01-26', '180', 'on the last of 60 days'],
    ['2027-01-27', null, 'when both rounds are over'],
    ['2026-05-31', null, 'before the departure'],
  ] as [string, string | null, string][])('on %s round %s: %s', (today, round) => {
    expect(roundToAnswer(DEPARTED, today)).toBe(round)
  })

  test('nothing without a departure, or when staff took it back', () => {
    expect(roundToAnswer(null, '2026-07-01')).toBeNull()
    expect(roundToAsk(null, { '30': asked('2026-07-01T02:00:00Z') }, '2026-07-02')).toBeNull()
  })

  test('by the day in Mumbai, which begins at 18:30 UTC', () => {
    const today = (time: string) => officeDay(new Date(time))
    expect(roundToAnswer(DEPARTED, today('2026-06-30T18:29:59Z'))).toBeNull()
    expect(roundToAnswer(DEPARTED, today('2026-06-30T18:30:00Z'))).toBe('30')
    expect(roundToAnswer(DEPARTED, today('2026-08-29T18:29:59Z'))).toBe('30')
    expect(roundToAnswer(DEPARTED, today('2026-08-29T18:30:00Z'))).toBeNull()
  })
})

describe('a mail is due', () => {
  const table: [string, Answers, string, string | null][] = [
    ['on the first day', {}, '2026-07-01', '30'],
    ['late, when nobody asked in time', {}, '2026-08-01', '30'],
    ['not for a round that is over', {}, '2026-09-15', null],
    ['only for the later round, when both are late', {}, '2026-12-20', '180'],
    ['for no round, when both are over', {}, '2027-03-01', null],
    ['not again', { '30': asked('2026-07-01T02:00:00Z') }, '2026-07-02', null],
    ['not after an answer', { '30': answered('2026-07-01T01:00:00Z') }, '2026-07-01', null],
    ['for the second round', { '30': answered('2026-07-01T01:00:00Z') }, '2026-11-28', '180'],
    ['again after a departure that was taken back', { '30': asked(EARLIER) }, '2026-07-01', '30'],
    [
      'not again when the day was corrected',
      { '30': asked('2026-06-29T02:00:00Z') },
      '2026-07-01',
      null,
    ],
  ]
  test.each(table)('%s', (_when, answers, today, round) => {
    expect(roundToAsk(DEPARTED, answers, today)).toBe(round)
  })

  test('what was asked on the day of the departure in Mumbai belongs to it', () => {
    const stored = { '30': asked('2026-05-31T18:30:00Z'), '180': asked('2026-05-31T18:29:59Z') }
    expect(sinceDeparture(DEPARTED, stored)).toEqual({ '30': stored['30'] })
  })
})

const EARLIER = '2026-05-01T02:00:00Z'

describe('an answer', () => {
  const table: [Partial<Given>, string[]][] = [
    [{}, []],
    [{ pay: 'less' }, ['pay']],
    [{ pay: 'not_yet' }, ['pay']],
    [{ again: 'yes' }, ['again']],
    [{ passport: 'agreed' }, []],
    [{ passport: 'against' }, ['passport']],
    [{ pay: 'less', again: 'yes', passport: 'against' }, ['pay', 'again', 'passport']],
  ]
  test.each(table)('%j is bad in %j', (given, bad) => {
    expect(badAnswers({ ...GOOD, ...given })).toEqual(bad)
    const round = answered('2026-07-01T02:00:00Z', given)
    expect(isToDealWith(round)).toBe(bad.length > 0)
    expect(isToDealWith({ ...round, handled_at: '2026-07-02T02:00:00Z' })).toBe(false)
  })

  test('that was not given is not bad', () => {
    expect(badAnswers(null)).toEqual([])
    expect(isToDealWith({ asked_at: '2026-07-01T02:00:00Z' })).toBe(false)
    expect(isToDealWith({ pay: 'less', again: 'no', passport: 'me' })).toBe(false)
  })

  test.each([
    [true, asked('2026-07-01T02:00:00Z'), '2026-07-07', false],
    [true, asked('2026-07-01T02:00:00Z'), '2026-07-08', true],
    [true, asked('2026-07-01T19:00:00Z'), '2026-07-08', false],
    [true, {}, '2026-07-08', false],
    [false, {}, '2026-07-01', true],
    [false, answered('2026-07-01T02:00:00Z'), '2026-07-08', false],
    [true, answered('2026-07-01T02:00:00Z'), '2026-08-08', false],
  ])('is missed (mail: %j, %j) on %s: %j', (hasMail, round, today, silent) => {
    expect(isSilent(round, hasMail, today)).toBe(silent)
  })
})
