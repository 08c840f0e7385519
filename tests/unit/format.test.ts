import { describe, expect, test } from 'vitest'
import {
  fileSize,
  longDate,
  officeDay,
  officeDayStart,
  officeTime,
  postedAgo,
  shortDate,
} from '@/lib/shared/format'

describe('dates are written in Mumbai time', () => {
  test.each([
    ['2026-11-20T18:29:59.999Z', '20 November 2026', '20 Nov 2026'],
    ['2026-11-20T18:30:00.000Z', '21 November 2026', '21 Nov 2026'],
    ['2026-12-31T18:30:00.000Z', '1 January 2027', '1 Jan 2027'],
    ['2026-09-05T00:00:00.000Z', '5 September 2026', '5 Sep 2026'],
    ['2028-02-28T18:30:00.000Z', '29 February 2028', '29 Feb 2028'],
  ])('%s is written %s and %s', (iso, long, short) => {
    expect(longDate(iso)).toBe(long)
    expect(shortDate(iso)).toBe(short)
  })

  test('a day in Mumbai begins at 18:30 UTC of the day before', () => {
    expect(officeDay(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
    expect(officeDay(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  })

  test.each([
    ['2026-11-21T04:00:00Z', 'Today'],
    ['2026-11-20T18:30:00Z', 'Today'],
    ['2026-11-20T18:29:59Z', 'Yesterday'],
    ['2026-11-19T18:30:00Z', 'Yesterday'],
    ['2026-11-19T18:29:59Z', '2 days ago'],
    ['2026-11-08T04:00:00Z', '13 days ago'],
    ['2026-11-07T04:00:00Z', '7 Nov 2026'],
    ['2026-11-25T04:00:00Z', 'Today'],
  ])('a job posted at %s is shown at noon of 21 November as posted %s', (iso, said) => {
    expect(postedAgo(iso, new Date('2026-11-21T06:30:00Z'))).toBe(said)
  })
})

test.each([
  [1, '1 KB'],
  [421_888, '412 KB'],
  [1_048_575, '1024 KB'],
  [1_048_576, '1.0 MB'],
  [2_097_152, '2.0 MB'],
])('a file of %i bytes is shown as %s', (bytes, said) => {
  expect(fileSize(bytes)).toBe(said)
})

describe('the date filter', () => {
  test('begins at midnight in Mumbai and ends where the next day begins', () => {
    expect(officeDayStart('2026-11-22')).toBe('2026-11-21T18:30:00.000Z')
    expect(officeDayStart('2026-11-22', 1)).toBe('2026-11-22T18:30:00.000Z')
    expect(officeTime('2026-11-22T13:12:00.000Z')).toBe('18:42')
  })

  test.each([
    '',
    'today',
    '2026-13-01',
    '22-11-2026',
    '0000-01-01',
    '2026-11-22T00:00',
    '9999-01-01',
  ])('refuses %j as a date', (day) => {
    expect(officeDayStart(day)).toBeNull()
  })
})
