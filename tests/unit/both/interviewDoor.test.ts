import { afterAll, describe, expect, test } from 'vitest'
import type { Press } from '@/collections/Interviews/shared/schema'
import { interviewOffice } from '@/tests/support/candidates/interviewOffice'
import { storeApplicant, storeSeat, TODAY } from '@/tests/support/candidates/storedInterviews'

/** What is pressed at the door of a day of interviews: on SQLite and on Postgres. */

const { payload, end, user, newDay, invited, seatsOf, stageOf } = await interviewOffice()
// Later than interviewOffice, because they read the settings.
const { pressDoor } = await import('@/collections/Interviews/door')
const { addWalkIn } = await import('@/collections/Interviews/walkIn')

afterAll(end)

describe('a press at the door', () => {
  const press = (seat: number, set: Press['set'], at: string, key = at): Press => ({
    ...{ key, seat, set },
    at: `2026-11-28T0${at}:00.000Z`,
  })
  const pressing = async (id: number, ...presses: Press[]) =>
    (await pressDoor(payload, user, { id, clock: TODAY.toISOString(), presses }, TODAY)).body

  test('that was made later counts, however they arrive', async () => {
    const { day, seat } = await invited()
    await pressing(day.id, press(seat.id, { door: 'no_show' }, '9:30'))
    await pressing(day.id, press(seat.id, { door: 'here' }, '9:10'))
    expect(await seatsOf(day.id)).toMatchObject([{ door: 'no_show' }])
    await pressing(day.id, press(seat.id, { door: null }, '9:40'))
    expect(await seatsOf(day.id)).toMatchObject([{ door: null, door_at: null }])
  })

  /** A press and its call by a phone whose clock is so many minutes ahead. */
  const pressAhead = async (
    day: number,
    seat: number,
    ahead: number,
    key: string,
    set: Press['set'],
  ) => {
    const by = (minutes: number) => new Date(TODAY.getTime() + minutes * 60_000)
    return (sentAfter: number) =>
      pressDoor(
        payload,
        user,
        {
          ...{ id: day, clock: by(sentAfter + ahead).toISOString() },
          presses: [{ key, seat, set, at: by(ahead).toISOString() }],
        },
        by(sentAfter),
      )
  }

  test.each([
    ['fast', 90],
    ['slow', -90],
  ])('that is sent again by a phone with a %s clock undoes no later one', async (_clock, ahead) => {
    const { day, seat } = await invited()
    const send = await pressAhead(day.id, seat.id, ahead, 'wrong', { result: 'no' })
    await send(0)
    const later = new Date(TODAY.getTime() + 60_000).toISOString()
    const right = { key: 'right', seat: seat.id, set: { result: 'yes' }, at: later } as const
    const call = { id: day.id, clock: later, presses: [right] }
    await pressDoor(payload, user, call, new Date(later))
    await send(2)
    expect(await seatsOf(day.id)).toMatchObject([{ result: 'yes' }])
  })

  test('by a phone with a slow clock counts after an earlier one', async () => {
    const { day, seat } = await invited()
    await pressing(day.id, press(seat.id, { door: 'no_show' }, '9:59'))
    const send = await pressAhead(day.id, seat.id, -90, 'late', { door: 'here' })
    await send(1)
    expect(await seatsOf(day.id)).toMatchObject([{ door: 'here' }])
  })

  test('takes the place again of who said that they cannot come', async () => {
    const { day, seat } = await invited({}, { answer: 'cannot' })
    await pressing(day.id, press(seat.id, { door: 'here' }, '9:30'))
    expect(await seatsOf(day.id)).toMatchObject([{ door: 'here', answer: 'coming' }])
  })

  test('about a person of another day is refused', async () => {
    const { day } = await invited()
    const { seat } = await invited()
    expect(await pressing(day.id, press(seat.id, { door: 'here' }, '9:30'))).toMatchObject({
      success: false,
    })
  })

  test('moves nobody to another stage', async () => {
    const { day, applicant, seat } = await invited()
    await pressing(day.id, press(seat.id, { door: 'here', result: 'yes' }, '9:30'))
    expect(await stageOf(applicant)).toBe('interview')
  })
})

describe('a walk-in', () => {
  const KEY = '0123456789abcdef0123456789abcdef'
  const walkIn = (id: number, more = {}) =>
    addWalkIn(
      payload,
      user,
      {
        ...{ id, key: KEY, name: 'Ravi Kumar', phone: '98200 12345', country_code: '91' },
        ...{ time: '11:00', ...more },
      },
      TODAY,
    )

  test('is here with the next number, once for one key', async () => {
    const { day } = await newDay()
    const [one, again] = [await walkIn(day.id), await walkIn(day.id)]
    expect(one.body).toMatchObject({
      seat: { number: 6, door: 'here', walk_in: true, name: 'Ravi Kumar', stage: 'interview' },
    })
    expect(again.body).toMatchObject({ seat: { number: 6 } })
    expect(await seatsOf(day.id)).toHaveLength(1)
  })

  test('who is a relative with the same phone gets a place of the own', async () => {
    const { day } = await newDay()
    await walkIn(day.id)
    const other = { key: 'f'.repeat(32), name: 'Suresh Kumar' }
    expect((await walkIn(day.id, other)).body).toMatchObject({ seat: { name: 'Suresh Kumar' } })
    expect((await seatsOf(day.id)).map(({ name }) => name)).toEqual(['Ravi Kumar', 'Suresh Kumar'])
  })

  test('that is sent again after it was taken back stays so', async () => {
    const { day } = await newDay()
    const { body } = await walkIn(day.id)
    const { id } = body.seat as { id: number }
    const at = new Date(TODAY.getTime() + 60_000)
    const set = { door: null, result: null }
    const back = { key: 'back', seat: id, set, at: at.toISOString() } as const
    await pressDoor(payload, user, { id: day.id, clock: at.toISOString(), presses: [back] }, at)
    await walkIn(day.id)
    expect(await seatsOf(day.id)).toHaveLength(1)
  })

  test('can be put on hold, and is hidden and erased by the rule like others', async () => {
    const { day } = await newDay()
    const { body } = await walkIn(day.id)
    const { application_id: id } = body.seat as { application_id: number }
    const change = { collection: 'applications', id, data: { legal_hold: true } } as const
    expect(await payload.update(change)).toMatchObject({ legal_hold: true, email: '' })
  })

  test('who applied for the job takes the place under that application', async () => {
    const { job, day } = await newDay()
    const known = await storeApplicant(payload, job, {
      ...({ name: 'Kumar Ravi', phone_e164: '+919820012345', stage: 'new' } as const),
    })
    const { body } = await walkIn(day.id)
    expect(body).toMatchObject({ seat: { application_id: known.id, stage: 'interview' } })
  })

  test.each([
    ['in an hour that is full', { time: '09:30' }, { time: expect.stringContaining('full') }],
    ['in an hour that is not there', { time: '17:00' }, { time: expect.any(String) }],
  ])('%s is refused, and leaves no application behind', async (_what, more, errors) => {
    const { job, day, applicant } = await newDay()
    await storeSeat(payload, day, applicant)
    expect((await walkIn(day.id, more)).body).toMatchObject({ success: false, errors })
    const { totalDocs } = await payload.count({
      collection: 'applications',
      where: { job_id: { equals: job.id } },
    })
    expect(totalDocs).toBe(1)
  })
})
