import { describe, expect, test } from 'vitest'
import { hourAt, makeHours } from '@/components/dashboard/interviews/hours'

const slot = (time: string, taken: number) => ({ time, places: 1, taken, coming: 0 })

const WANTED = { from: '09:30', to: '12:30', every: 90, places: 10 }

describe('the hours of a day', () => {
  test('are made from the first, the last, and the minutes between', () => {
    expect(makeHours(WANTED)).toEqual([
      { time: '09:30', places: 10 },
      { time: '11:00', places: 10 },
      { time: '12:30', places: 10 },
    ])
  })

  test.each([
    ['stop before the last hour when the minutes do not fit', '12:29', ['09:30', '11:00']],
    ['are one when the first is the last', '09:30', ['09:30']],
  ])('%s', (_, to, times) => {
    const made = makeHours({ ...WANTED, to })
    expect(typeof made === 'string' ? made : made.map(({ time }) => time)).toEqual(times)
  })

  test.each([
    ['the first hour is empty', { from: '' }, 'Please enter the first hour, such as 09:30'],
    ['the last hour is no time', { to: '24:00' }, 'Please enter the last hour, such as 16:00'],
    ['the last is before the first', { to: '09:00' }, 'The last hour must not be before the first'],
    ['the minutes are missing', { every: 0 }, 'Please enter at least 5 minutes'],
    ['the minutes are no number', { every: Number.NaN }, 'Please enter at least 5 minutes'],
    ['there are no places', { places: 0 }, 'Please enter 1 to 300 places'],
    ['there are too many places', { places: 301 }, 'Please enter 1 to 300 places'],
    [
      'there would be more hours than a day may have',
      { every: 5, to: '12:30' },
      'That would be 37 hours. A day has at most 24',
    ],
  ])('are not made when %s', (_, change, problem) => {
    expect(makeHours({ ...WANTED, ...change })).toBe(problem)
  })

  test.each([
    ['08:00', '09:30'],
    ['10:59', '09:30'],
    ['11:00', '11:00'],
    ['20:00', '11:00'],
  ])('somebody who comes at %s belongs to %s', (time, hour) => {
    expect(hourAt([slot('09:30', 0), slot('11:00', 0)], time)).toBe(hour)
  })

  test.each([
    ['goes to the next hour that is not full', 0, '11:00'],
    ['stays at this hour when all are full', 1, '09:30'],
  ])('a walk-in at a full hour %s', (_, takenLater, hour) => {
    expect(hourAt([slot('09:30', 1), slot('11:00', takenLater)], '10:00')).toBe(hour)
  })

  test('a day without hours has none for a walk-in', () => {
    expect(hourAt([], '10:00')).toBe('')
  })
})
