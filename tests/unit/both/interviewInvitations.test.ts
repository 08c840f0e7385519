import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import { runSql } from '@/lib/server/database/sql'
import type { Application } from '@/payload-types'
import { interviewOffice } from '@/tests/support/candidates/interviewOffice'
import { storeApplicant, TODAY } from '@/tests/support/candidates/storedInterviews'

/** How staff give places on a day of interviews: on SQLite and on Postgres. */

const { payload, end, user, newDay, invited, seatsOf, stageOf } = await interviewOffice()
// Later than interviewOffice, because they read the settings.
const { invite, removeSeat } = await import('@/collections/Interviews/invite')

afterAll(end)

const inviting = (id: number, people: Pick<Application, 'id'>[], more = {}) =>
  invite(
    payload,
    user,
    { id, applications: people.map((one) => one.id), tell: false, ...more },
    TODAY,
  )

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
})
