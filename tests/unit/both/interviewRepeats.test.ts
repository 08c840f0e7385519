import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { Application, Interview } from '@/payload-types'
import { interviewOffice } from '@/tests/support/candidates/interviewOffice'
import {
  storeApplicant,
  storeDay,
  storeSeat,
  TODAY,
} from '@/tests/support/candidates/storedInterviews'

/**
 * What staff press again because the answer was lost: everybody is told, and has a place, once. On SQLite
 * and on Postgres.
 */

const { payload, end, user, newDay, invited, seatsOf, answer } = await interviewOffice()
// Later than interviewOffice, because they read the settings.
const { invite } = await import('@/collections/Interviews/invite')
const { callOff } = await import('@/collections/Interviews/leaveDay')
const { saveInterview } = await import('@/collections/Interviews/saveInterview')

afterAll(end)

const mailsTo = async ({ id }: Pick<Application, 'id'>) =>
  (await payload.find({ collection: 'mails', where: { application: { equals: id } } })).docs

/** The process ended before it wrote the mails. */
const loseMails = ({ id }: Pick<Application, 'id'>) =>
  payload.delete({ collection: 'mails', where: { application: { equals: id } } })

const inviting = async (day: Interview, people: Application[], more = {}) => {
  const applications = people.map(({ id }) => id)
  return (await invite(payload, user, { id: day.id, applications, tell: true, ...more }, TODAY))
    .body
}

describe('a day that is called off again', () => {
  const off = async (id: number, message_id: string, tell = true) =>
    (await callOff(payload, user, { id, tell, message_id }, TODAY)).body

  test('mails who has no mail yet, once', async () => {
    const { day, applicant } = await invited()
    const key = randomUUID()
    await off(day.id, key)
    await loseMails(applicant)
    expect(await off(day.id, key)).toMatchObject({ success: true, message_id: key })
    expect(await off(day.id, key)).toMatchObject({
      message: 'The day is called off. 1 person has this mail already, as it was.',
    })
    expect(await mailsTo(applicant)).toHaveLength(1)
  })

  test('with another key is refused and mails nobody', async () => {
    const { day, applicant } = await invited()
    await off(day.id, randomUUID(), false)
    expect(await off(day.id, randomUUID())).toMatchObject({ success: false })
    expect(await mailsTo(applicant)).toEqual([])
  })

  test('does not tell who has heard of nothing, but who has answered', async () => {
    const { job, day } = await newDay()
    const [silent, coming] = [
      await storeApplicant(payload, job),
      await storeApplicant(payload, job),
    ]
    await inviting(day, [silent, coming])
    const seat = (await seatsOf(day.id)).find((one) => one.application_id === coming.id)
    await answer(coming, { seat: Number(seat?.id), answer: 'coming' })
    const key = randomUUID()
    await off(day.id, key)
    await off(day.id, key)
    expect(await mailsTo(silent)).toEqual([])
    const mails = await mailsTo(coming)
    expect(mails.map((mail) => mail.key)).toEqual([expect.stringContaining(key)])
  })
})

describe('a change of a day that is saved again', () => {
  const saving = async (id: number, values: object, more: object) => {
    const { job, day, ...rest } = await payload.findByID({ collection: 'interviews', id, depth: 0 })
    const { kind, answer_until, place, slots, bring } = rest
    const body = {
      ...{ id, job: String(job), day, kind, answer_until, place, slots },
      ...{ address: rest.address ?? '', map_url: rest.map_url ?? '', note: rest.note ?? '' },
      bring: bring as 'passport'[],
      ...values,
      ...more,
    }
    return (await saveInterview(payload, user, body, TODAY)).body
  }
  const HALL = { place: 'Another hall' }

  test('mails who has no mail yet, once, without a question', async () => {
    const { day, applicant } = await invited()
    const message_id = randomUUID()
    await saving(day.id, HALL, { message_id, tell: true })
    await loseMails(applicant)
    expect(await saving(day.id, HALL, { message_id })).toMatchObject({ success: true, message_id })
    expect((await saving(day.id, HALL, { message_id })).message).toBe(
      'The day is changed. 1 person has this mail already, as it was.',
    )
    expect(await mailsTo(applicant)).toHaveLength(1)
  })

  test('mails nobody who was invited after it', async () => {
    const { job, day } = await invited()
    const message_id = randomUUID()
    await saving(day.id, HALL, { message_id, tell: true })
    const later = await storeApplicant(payload, job)
    await inviting(day, [later])
    await saving(day.id, HALL, { message_id })
    expect(await mailsTo(later)).toHaveLength(1)
  })

  test('that was to tell nobody mails nobody', async () => {
    const { day, applicant } = await invited()
    const message_id = randomUUID()
    await saving(day.id, HALL, { message_id, tell: false })
    await saving(day.id, HALL, { message_id, tell: true })
    expect(await mailsTo(applicant)).toEqual([])
  })

  test('is refused when somebody else has changed the day since', async () => {
    const { day } = await invited()
    const message_id = randomUUID()
    await saving(day.id, HALL, { message_id, tell: true })
    await saving(day.id, { place: 'A third hall' }, { message_id: randomUUID(), tell: true })
    expect(await saving(day.id, HALL, { message_id, tell: true })).toMatchObject({ success: false })
    expect(await payload.findByID({ collection: 'interviews', id: day.id })).toMatchObject({
      place: 'A third hall',
    })
  })
})

describe('an invitation that is repeated', () => {
  test.each([true, false])(
    'gives no second place to who moved to another day (told: %s)',
    async (tell) => {
      const { job, day } = await newDay()
      const other = await storeDay(payload, job, { day: '2026-12-06' })
      const person = await storeApplicant(payload, job)
      const message_id = randomUUID()
      await inviting(day, [person], { message_id, tell })
      const [seat] = await seatsOf(day.id)
      await answer(person, { seat: Number(seat?.id), answer: 'move', to: `${other.id} 11:00` })
      expect(await inviting(day, [person], { message_id })).toMatchObject({
        success: false,
        message: 'Nobody was invited. Not invited: 1 left this day after they were invited.',
      })
      expect(await seatsOf(day.id)).toEqual([])
      expect(await seatsOf(other.id)).toHaveLength(1)
    },
  )

  test('gives no second place to who moved to a day that they were invited to as well', async () => {
    const { job, day } = await newDay()
    const other = await storeDay(payload, job, { day: '2026-12-06' })
    const person = await storeApplicant(payload, job)
    await storeSeat(payload, other, person, { invited_with: randomUUID() })
    const message_id = randomUUID()
    await inviting(day, [person], { message_id })
    const [seat] = await seatsOf(day.id)
    await answer(person, { seat: Number(seat?.id), answer: 'move', to: `${other.id} 11:00` })
    await inviting(day, [person], { message_id })
    expect(await seatsOf(day.id)).toEqual([])
  })

  test('leaves the hour that the person chose, and does not mail who cannot come', async () => {
    const { job, day } = await newDay()
    const [moved, cannot] = [await storeApplicant(payload, job), await storeApplicant(payload, job)]
    const message_id = randomUUID()
    await inviting(day, [moved, cannot], { message_id, tell: false })
    const seats = await seatsOf(day.id)
    const seatOf = ({ id }: Application) =>
      Number(seats.find((seat) => seat.application_id === id)?.id)
    await answer(moved, { seat: seatOf(moved), answer: 'move', to: `${day.id} 11:00` })
    await answer(cannot, { seat: seatOf(cannot), answer: 'cannot' })
    expect(await inviting(day, [moved, cannot], { message_id })).toMatchObject({ invited: 1 })
    expect(await seatsOf(day.id)).toMatchObject([
      { application_id: moved.id, time: '11:00', answer: 'coming' },
      { application_id: cannot.id, answer: 'cannot' },
    ])
    expect(await mailsTo(cannot)).toEqual([])
  })

  test('with another text says that the mail is as it was', async () => {
    const { job, day } = await newDay()
    const [one, other] = [await storeApplicant(payload, job), await storeApplicant(payload, job)]
    const message_id = randomUUID()
    await inviting(day, [one, other], { message_id, text: 'Bring your own helmet.' })
    await loseMails(other)
    const { message } = await inviting(day, [one, other], { message_id, text: 'Bring gloves.' })
    expect(message).toMatch(/^2 people invited\. /)
    expect(message).toContain('1 mail to send')
    expect(message).toContain('1 person has this mail already, as it was.')
    expect((await mailsTo(one))[0]?.text).toContain('helmet')
  })
})
