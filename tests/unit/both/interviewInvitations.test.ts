import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import { runSql } from '@/lib/server/database/sql'
import type { Application } from '@/payload-types'
import { interviewOffice } from '@/tests/support/candidates/interviewOffice'
import { storeApplicant, TODAY } from '@/tests/support/candidates/storedInterviews'

/** How staff give places on a day of interviews: on SQLite and on Postgres. */

const { payload, end, user, newDay, invited, seatsOf, stageOf, viewOf } = await interviewOffice()
// Later than interviewOffice, because they read the settings.
const { invite } = await import('@/collections/Interviews/invite')
const { callOff, removeSeat } = await import('@/collections/Interviews/leaveDay')
const { takeBackMessage } = await import('@/collections/Applications/messageApplicants')

afterAll(end)

const inviting = (id: number, people: Pick<Application, 'id'>[], more = {}) =>
  invite(
    payload,
    user,
    { id, applications: people.map((one) => one.id), tell: false, ...more },
    TODAY,
  )

const mailsTo = async ({ id }: Pick<Application, 'id'>) =>
  (await payload.find({ collection: 'mails', where: { application: { equals: id } } })).docs

describe('an invitation', () => {
  test('fills the hours in order, and says who found no place', async () => {
    const { job, day } = await newDay()
    const people = []
    for (let n = 0; n < 4; n += 1) people.push(await storeApplicant(payload, job, { stage: 'new' }))
    const { body } = await inviting(day.id, people)
    expect(body).toMatchObject({ success: true, invited: 3, full: 1 })
    expect((await seatsOf(day.id)).map(({ time }) => time)).toEqual(['09:30', '11:00', '11:00'])
    expect(await Promise.all(people.map(stageOf))).toEqual([
      ...['interview', 'interview', 'interview'],
      'new',
    ])
  })

  test('gives the last place to one of two who invite at once', async () => {
    const { job, day } = await newDay({ slots: [{ time: '09:30', places: 1 }] })
    const [one, other] = [await storeApplicant(payload, job), await storeApplicant(payload, job)]
    const answers = await Promise.all([inviting(day.id, [one]), inviting(day.id, [other])])
    expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true])
    expect(await seatsOf(day.id)).toHaveLength(1)
  })

  test('never gives a number of the hall twice', async () => {
    const { job, day } = await newDay({ last_number: 0 })
    const [one, other] = [await storeApplicant(payload, job), await storeApplicant(payload, job)]
    await inviting(day.id, [one])
    const [first] = await seatsOf(day.id)
    await removeSeat(payload, user, { id: day.id, seat: Number(first?.id) })
    await inviting(day.id, [other])
    expect((await seatsOf(day.id)).map(({ number }) => number)).toEqual([2])
  })

  test.each([
    ['of a day that is past', { day: '2026-11-27', answer_until: '2026-11-26' }],
    ['of a day that is called off', { called_off_at: '2026-11-27T08:00:00.000Z' }],
    ['to an hour that has begun', { day: '2026-11-28', answer_until: '2026-11-28' }],
  ])('%s invites nobody', async (_what, values) => {
    const { day, applicant } = await newDay(values)
    expect((await inviting(day.id, [applicant])).body).toMatchObject({ success: false })
    expect(await seatsOf(day.id)).toEqual([])
  })

  test('leaves out who was rejected or asked to be erased, and who has a place', async () => {
    const { job, day } = await newDay()
    const rejected = await storeApplicant(payload, job, { stage: 'rejected' })
    const asked = await storeApplicant(payload, job, { erasure_asked_at: TODAY.toISOString() })
    expect((await inviting(day.id, [rejected, asked])).body.message).toBe(
      'Nobody was invited. Not invited: 1 rejected, withdrawn or selected already; 1 no longer on the list or asked to be erased.',
    )
    const invitedOne = await storeApplicant(payload, job)
    await inviting(day.id, [invitedOne])
    expect((await inviting(day.id, [invitedOne])).body).toMatchObject({ success: false })
  })

  test('invites somebody again who could not come', async () => {
    const { day, applicant, seat } = await invited({}, { answer: 'cannot' })
    expect((await inviting(day.id, [applicant])).body).toMatchObject({ invited: 1 })
    expect(await seatsOf(day.id)).toMatchObject([{ id: seat.id, answer: 'none' }])
  })

  test('is mailed in the language of the person, and not to who has no address', async () => {
    const { job, day } = await newDay()
    const hindi = await storeApplicant(payload, job, { language: 'hi', name: 'Ravi Kumar' })
    const none = await storeApplicant(payload, job)
    await runSql(payload, sql`UPDATE applications SET email = '' WHERE id = ${none.id}`)
    const { body } = await inviting(day.id, [hindi, none], { tell: true })
    expect(body.message).toContain('1 without an e-mail address: call them.')
    const mails = await payload.find({
      collection: 'mails',
      where: { application: { in: [hindi.id, none.id] } },
      depth: 0,
    })
    expect(mails.docs).toMatchObject([{ kind: 'message', application: hindi.id }])
    expect(mails.docs[0]?.subject).toMatch(/^ट्रेड टेस्ट: /)
    expect(mails.docs[0]?.text).toContain('/hi/interview/')
  })

  test('that is repeated mails once, also who got the place before the mails were written', async () => {
    const { job, day } = await newDay()
    const person = await storeApplicant(payload, job)
    const message_id = randomUUID()
    // The process ended between the places and the mails.
    await inviting(day.id, [person], { message_id })
    expect(await mailsTo(person)).toEqual([])
    const again = { message_id, tell: true }
    expect((await inviting(day.id, [person], again)).body).toMatchObject({ invited: 1, message_id })
    expect((await inviting(day.id, [person], again)).body).toMatchObject({ invited: 1 })
    expect(await mailsTo(person)).toHaveLength(1)
    expect(await seatsOf(day.id)).toHaveLength(1)
  })

  test('that is another one mails nobody who had a place before', async () => {
    const { day, applicant } = await invited({}, { invited_with: randomUUID() })
    const { body } = await inviting(day.id, [applicant], { message_id: randomUUID(), tell: true })
    expect(body).toMatchObject({ success: false })
    expect(await mailsTo(applicant)).toEqual([])
  })

  test('has the words of the office, in the mail only', async () => {
    const { day, job } = await newDay()
    const person = await storeApplicant(payload, job, { language: 'hi' })
    await inviting(day.id, [person], { tell: true, text: 'Bring <b>your</b> own helmet.' })
    const [mail] = await mailsTo(person)
    expect(mail?.text).toContain('हमारे दफ़्तर से: Bring <b>your</b> own helmet.')
    expect(mail?.html).toContain('own helmet.')
    expect(mail?.html).not.toContain('<b>your</b>')
    expect(JSON.stringify(await viewOf(person))).not.toContain('helmet')
  })

  test('keeps the direction of the words of the office in Urdu, line by line', async () => {
    const { day, job } = await newDay({ note: 'Gate 2.' })
    const person = await storeApplicant(payload, job, { language: 'ur' })
    await inviting(day.id, [person], { tell: true, text: 'Bring your helmet.\nCall 022 1234.' })
    const [mail] = await mailsTo(person)
    expect(mail?.text).toContain('\u2068Bring your helmet.\u2069\n\u2068Call 022 1234.\u2069')
    expect(mail?.html).toContain('\u2068Bring your helmet.\u2069<br>\u2068Call 022 1234.\u2069')
    expect(mail?.text).toContain('\u2068Gate 2.\u2069')
  })

  test('can be taken back before it is sent, and the place stays', async () => {
    const { job, day } = await newDay()
    const person = await storeApplicant(payload, job)
    const { body } = await inviting(day.id, [person], { tell: true })
    const take_back = String(body.message_id)
    expect((await takeBackMessage(payload, user, { take_back })).body).toMatchObject({ count: 1 })
    expect(await mailsTo(person)).toEqual([])
    expect(await seatsOf(day.id)).toHaveLength(1)
  })

  test('that is not sent yet goes with the place, and with a day that is called off', async () => {
    const { job, day } = await newDay()
    const [one, other, asked] = await Promise.all([1, 2, 3].map(() => storeApplicant(payload, job)))
    if (!one || !other || !asked) throw new Error('Nobody was stored')
    await inviting(day.id, [one, other], { tell: true })
    await inviting(day.id, [asked], { tell: false })
    const [first] = await seatsOf(day.id)
    const removed = await removeSeat(payload, user, { id: day.id, seat: Number(first?.id) })
    expect(removed.body.message).toContain('is not sent')
    expect(await mailsTo(one)).toEqual([])
    await callOff(payload, user, { id: day.id, tell: true }, TODAY)
    // Who was told by phone hears of it, and who has heard of nothing does not.
    expect(await mailsTo(other)).toEqual([])
    expect(await mailsTo(asked)).toHaveLength(1)
  })
})
