import { describe, expect, test } from 'vitest'
import type { SeatJson } from '@/collections/Interviews/shared/json'
import type { Press } from '@/collections/Interviews/shared/schema'
import {
  addPress,
  doorCounts,
  findSeats,
  mergeSeats,
  seatsToMove,
  timeOfPress,
  withoutSent,
  withPresses,
} from '@/components/dashboard/interviews/presses'

const seat = (id: number, change: Partial<SeatJson> = {}): SeatJson => ({
  id,
  number: id,
  time: '09:30',
  application_id: id,
  name: `Person ${id}`,
  reference: `AP-26-${id}`,
  phone: '',
  stage: 'interview',
  answer: 'none',
  answered_at: null,
  door: null,
  door_at: null,
  result: null,
  walk_in: false,
  ...change,
})

const AT = '2026-12-05T04:00:00.000Z'

const press = (key: string, seat: number, set: Press['set'], at = AT): Press => ({
  key,
  seat,
  set,
  at,
})

describe('the presses at the door that are not sent yet', () => {
  test('show at once, with the time of the press', () => {
    const [one, two] = withPresses([seat(1), seat(2)], [press('a', 1, { door: 'here' })])
    expect(one).toMatchObject({ door: 'here', door_at: AT })
    expect(two).toEqual(seat(2))
  })

  test('show a result without changing when the person came', () => {
    const came = seat(1, { door: 'here', door_at: '2026-12-05T03:42:00.000Z' })
    expect(withPresses([came], [press('a', 1, { result: 'yes' })])).toEqual([
      { ...came, result: 'yes' },
    ])
  })

  test('are taken back by a later one, which is sent instead', () => {
    const here = addPress([], press('a', 1, { door: 'here' }))
    const back = addPress(here, press('b', 1, { door: null, result: null }))
    expect(back.map(({ key }) => key)).toEqual(['b'])
    expect(withPresses([seat(1, { door: 'here', result: 'yes' })], back)).toEqual([seat(1)])
  })

  test.each([
    ['of another person', press('b', 2, { door: 'here' })],
    ['that says something else of the person', press('b', 1, { result: 'yes' })],
  ])('are kept when one follows %s', (_, next) => {
    const both = addPress([press('a', 1, { door: 'here' })], next)
    expect(both.map(({ key }) => key)).toEqual(['a', 'b'])
  })

  test('that came while others were sent stay, even for the same person', () => {
    const sent = [press('a', 1, { door: 'here' })]
    const pending = addPress(sent, press('b', 1, { door: null }))
    expect(withoutSent(pending, sent).map(({ key }) => key)).toEqual(['b'])
  })

  test('are later than those before, although the clock was set back', () => {
    const before = [press('a', 1, { door: 'here' })]
    expect(timeOfPress(before, new Date('2026-12-05T03:00:00.000Z'))).toBe(
      '2026-12-05T04:00:00.001Z',
    )
    expect(timeOfPress(before, new Date('2026-12-05T05:00:00.000Z'))).toBe(
      '2026-12-05T05:00:00.000Z',
    )
  })
})

describe('the door list', () => {
  test('takes what the server answered, and puts a walk-in at the end', () => {
    const merged = mergeSeats([seat(1), seat(2)], [seat(3), seat(1, { door: 'no_show' })])
    expect(merged.map(({ id, door }) => [id, door])).toEqual([
      [1, 'no_show'],
      [2, null],
      [3, null],
    ])
  })

  test('counts nobody as still to come who said no', () => {
    const seats = [
      seat(1, { door: 'here', result: 'yes' }),
      seat(2, { door: 'no_show' }),
      seat(3, { answer: 'cannot' }),
      seat(4),
      seat(5),
    ]
    expect(doorCounts(seats)).toEqual({ here: 1, toCome: 2, noShow: 1, results: 1 })
  })

  test.each([
    ['', [1, 2, 12]],
    ['1', [1, 12]],
    ['12', [12]],
    [' PERSON 2 ', [2]],
    ['nobody', []],
  ])('finds by "%s"', (typed, ids) => {
    expect(findSeats([seat(1), seat(2), seat(12)], typed).map(({ id }) => id)).toEqual(ids)
  })
})

describe('the results to move', () => {
  test('leave out people on hold, and those that were moved', () => {
    const { selected, rejected } = seatsToMove([
      seat(1, { result: 'yes' }),
      seat(2, { result: 'no' }),
      seat(3, { result: 'hold' }),
      seat(5, { result: 'yes', stage: 'selected' }),
      seat(6, { result: 'no', stage: 'rejected' }),
    ])
    expect([selected, rejected].map((seats) => seats.map(({ id }) => id))).toEqual([[1], [2]])
  })
})
