import { afterAll, describe, expect, test } from 'vitest'
import {
  DAY_AFTER,
  interviewSite,
  LATE,
  storeApplicant,
  storeDay,
  storeSeat,
} from '@/tests/support/candidates/storedInterviews'

/** What a candidate may answer to an invitation, and when: on SQLite and on Postgres. */

const { payload, end, newDay, invited, viewOf, answer } = await interviewSite()
afterAll(end)

describe('an answer', () => {
  test('can be changed until the last day, and a repeat changes nothing', async () => {
    const { applicant, seat } = await invited()
    for (const said of ['coming', 'coming', 'cannot', 'coming'] as const) {
      expect(await answer(applicant, { seat: seat.id, answer: said })).toMatchObject({
        success: true,
      })
      expect(await viewOf(applicant)).toMatchObject({ cards: [{ answer: said }] })
    }
  })

  test.each([
    ['after the last day', {}, LATE, 'The last day for an answer is over. Please call us.'],
    [
      'when it is called off',
      { called_off_at: '2026-11-27T08:00:00.000Z' },
      undefined,
      'This day is called off. We call you.',
    ],
    ['after the day', {}, DAY_AFTER, 'This day is over.'],
  ])('is refused %s', async (_when, values, now, message) => {
    const { applicant, seat } = await invited(values)
    const refused = await answer(applicant, { seat: seat.id, answer: 'coming' }, now)
    expect(refused).toMatchObject({ success: false, message })
    expect(await payload.findByID({ collection: 'interview_seats', id: seat.id })).toMatchObject({
      answer: 'none',
    })
  })

  test('about the place of somebody else is refused', async () => {
    const { applicant } = await invited()
    const { seat } = await invited()
    for (const said of ['coming', 'cannot', 'move'] as const) {
      expect(await answer(applicant, { seat: seat.id, answer: said, to: '1 09:30' })).toMatchObject(
        {
          success: false,
        },
      )
    }
    expect(await payload.findByID({ collection: 'interview_seats', id: seat.id })).toMatchObject({
      answer: 'none',
    })
  })

  test('of another time takes the new place and leaves the old one', async () => {
    const { job, applicant, seat } = await invited()
    const other = await storeDay(payload, job, { day: '2026-12-04' })
    const to = `${other.id} 11:00`
    expect(await answer(applicant, { seat: seat.id, answer: 'move', to })).toMatchObject({
      success: true,
      message: 'You have a new time. Your old time goes to another person.',
    })
    expect(await viewOf(applicant)).toMatchObject({
      cards: [{ day: '2026-12-04', time: '11:00', answer: 'coming' }],
    })
  })

  test('of a full time is refused, and the old place is kept', async () => {
    const { job, day, applicant, seat } = await invited({}, { time: '11:00' })
    await storeSeat(payload, day, await storeApplicant(payload, job), { number: 2 })
    const to = `${day.id} 09:30`
    expect(await answer(applicant, { seat: seat.id, answer: 'move', to })).toMatchObject({
      success: false,
      message: 'This time is full now. Please choose another one.',
    })
    expect(await viewOf(applicant)).toMatchObject({ cards: [{ time: '11:00' }] })
  })

  test.each([
    ['no time', ''],
    ['a text', 'tomorrow'],
    ['a day that there is not', '999999 09:30'],
  ])('of another time with %s is refused, and the old place is kept', async (_what, to) => {
    const { applicant, seat } = await invited()
    expect(await answer(applicant, { seat: seat.id, answer: 'move', to })).toMatchObject({
      success: false,
    })
    expect(await viewOf(applicant)).toMatchObject({ cards: [{ time: '09:30', answer: 'none' }] })
  })

  test('of a day of another job is refused', async () => {
    const { applicant, seat } = await invited()
    const { day } = await newDay()
    const to = `${day.id} 11:00`
    expect(await answer(applicant, { seat: seat.id, answer: 'move', to })).toMatchObject({
      success: false,
    })
    expect(await viewOf(applicant)).toMatchObject({ cards: [{ time: '09:30' }] })
  })
})
