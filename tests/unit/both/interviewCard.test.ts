import { afterAll, describe, expect, test } from 'vitest'
import {
  DAY_AFTER,
  interviewSite,
  LATE,
  storeApplicant,
  storeDay,
  storeSeat,
} from '@/tests/support/candidates/storedInterviews'

/** What a candidate sees and answers on the card of an interview: on SQLite and on Postgres. */

const { payload, end, newDay, invited, viewOf, fileOf, answer } = await interviewSite()
afterAll(end)

describe('the card of a candidate', () => {
  test('shows job, day, hour, number and place, and takes an answer until the last day', async () => {
    const { applicant, seat } = await invited()
    const view = await viewOf(applicant)
    expect(view).toMatchObject({ state: 'cards', name: applicant.name, asked: null })
    expect(view).toHaveProperty('cards', [
      expect.objectContaining({
        seat: seat.id,
        number: 1,
        state: 'open',
        kind: 'trade_test',
        day: '2026-12-05',
        time: '09:30',
        country: 'QA',
        place: 'Sample Test Hall, gate 2',
        bring: ['passport', 'work_shoes'],
        answer: 'none',
      }),
    ])
    // Until midnight in Mumbai.
    const lastMinute = new Date('2026-12-02T18:29:00Z')
    expect(await viewOf(applicant, {}, lastMinute)).toMatchObject({ cards: [{ state: 'open' }] })
    expect(await viewOf(applicant, {}, LATE)).toMatchObject({ cards: [{ state: 'late' }] })
  })

  test('says that the day is over, called off, or that none is planned', async () => {
    const { applicant } = await invited()
    expect(await viewOf(applicant, {}, DAY_AFTER)).toMatchObject({ state: 'over' })
    const off = await invited({ called_off_at: '2026-11-27T08:00:00.000Z' })
    expect(await viewOf(off.applicant)).toMatchObject({ cards: [{ state: 'calledOff' }] })
    expect(await viewOf((await newDay()).applicant)).toMatchObject({ state: 'none' })
  })

  test.each([
    ['withdrawn', { stage: 'withdrawn' as const }],
    ['rejected', { stage: 'rejected' as const }],
    ['to be erased', { erasure_asked_at: '2026-11-27T08:00:00.000Z' }],
  ])('shows no place of an application that is %s, and takes no answer', async (_what, change) => {
    const { applicant, seat } = await invited()
    await payload.update({ collection: 'applications', id: applicant.id, data: change })
    expect(await viewOf(applicant)).toMatchObject({ state: 'none' })
    expect(await fileOf(applicant, seat.id)).toBeNull()
    expect(await answer(applicant, { seat: seat.id, answer: 'coming' })).toMatchObject({
      success: false,
    })
  })

  test('says that somebody is at the door already, and asks no more', async () => {
    const { applicant, seat } = await invited({}, { door: 'here', number: 12 })
    expect(await viewOf(applicant, { seat: String(seat.id), ask: 'move' })).toMatchObject({
      cards: [{ state: 'door', number: 12 }],
      asked: null,
    })
  })

  test('says that somebody was not seen at the door, and not that an answer is late', async () => {
    const { applicant, seat } = await invited({}, { door: 'no_show' })
    expect(await viewOf(applicant, { seat: String(seat.id), ask: 'move' })).toMatchObject({
      cards: [{ state: 'noShow' }],
      asked: null,
    })
  })

  test('opens nothing after the application is erased', async () => {
    const { applicant, seat } = await invited()
    await payload.delete({ collection: 'interview_seats', id: seat.id })
    await payload.delete({ collection: 'applications', id: applicant.id })
    expect(await viewOf(applicant)).toEqual({ state: 'ended' })
  })

  test('shows several places, the nearest first', async () => {
    const { job, day, applicant } = await newDay()
    const later = await storeDay(payload, job, { day: '2026-12-08' })
    await storeSeat(payload, later, applicant)
    await storeSeat(payload, day, applicant)
    const view = await viewOf(applicant)
    expect(view).toMatchObject({ cards: [{ day: '2026-12-05' }, { day: '2026-12-08' }] })
  })

  test('lists the other hours of the same job with what is free, and full ones', async () => {
    const { job, day, applicant, seat } = await invited({}, { time: '11:00' })
    const other = await storeDay(payload, job, { day: '2026-12-04' })
    await storeSeat(payload, day, await storeApplicant(payload, job), { number: 2 })
    await newDay()
    const view = await viewOf(applicant, { seat: String(seat.id), ask: 'move' })
    expect(view).toMatchObject({ asked: { seat: seat.id, ask: 'move' } })
    expect(view.state === 'cards' && view.asked?.times).toEqual([
      { to: `${other.id} 09:30`, day: '2026-12-04', time: '09:30', free: 1 },
      { to: `${other.id} 11:00`, day: '2026-12-04', time: '11:00', free: 2 },
      { to: `${day.id} 09:30`, day: '2026-12-05', time: '09:30', free: 0 },
    ])
  })

  test.each([
    ['the place of somebody else', async () => String((await invited()).seat.id), 'move'],
    ['a question that there is not', async (own: string) => own, 'erase'],
    ['no place', async () => undefined, 'change'],
  ])('asks nothing about %s', async (_what, seatOf, ask) => {
    const { applicant, seat } = await invited()
    const query = { seat: await seatOf(String(seat.id)), ask }
    expect(await viewOf(applicant, query)).toMatchObject({ state: 'cards', asked: null })
  })
})
