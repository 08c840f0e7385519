import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import { runSql } from '@/lib/server/database/sql'
import { interviewOffice } from '@/tests/support/candidates/interviewOffice'
import { storeApplicant, storeSeat, TODAY } from '@/tests/support/candidates/storedInterviews'

/** Results, and changes of a day with people: on SQLite and on Postgres. */

const { payload, end, user, newDay, invited, seatsOf, stageOf } = await interviewOffice()
// Later than interviewOffice, because they read the settings.
const { callOff } = await import('@/collections/Interviews/leaveDay')
const { applyResults } = await import('@/collections/Interviews/applyResults')
const { saveInterview } = await import('@/collections/Interviews/saveInterview')
const { undoMove } = await import('@/collections/Applications/moveApplications')
const { eraseRow } = await import('@/collections/Privacy/eraseRow')
const { finishErasures } = await import('@/collections/Erasures/finishErasures')

afterAll(end)

describe('results', () => {
  const withResults = async () => {
    const { job, day } = await newDay({ slots: [{ time: '09:30', places: 9 }] })
    const people = []
    for (const [at, result] of (['yes', 'no', 'hold'] as const).entries()) {
      const person = await storeApplicant(payload, job)
      await storeSeat(payload, day, person, { number: at + 1, result })
      people.push(person)
    }
    const seats = (await seatsOf(day.id)).map(({ id }) => id)
    return { day, people, seats }
  }

  test('move who passed and who did not, leave who is on hold, and can be undone', async () => {
    const { day, people, seats } = await withResults()
    const expected = { selected: 1, rejected: 1 }
    const { body } = await applyResults(payload, user, { id: day.id, seats, expected })
    expect(body).toMatchObject({ success: true, count: 2 })
    expect(await Promise.all(people.map(stageOf))).toEqual(['selected', 'rejected', 'interview'])
    for (const batch of body.batches as string[]) await undoMove(payload, user, batch)
    expect(await Promise.all(people.map(stageOf))).toEqual(['interview', 'interview', 'interview'])
  })

  test('that changed since they were confirmed move nobody', async () => {
    const { day, people, seats } = await withResults()
    const expected = { selected: 2, rejected: 0 }
    const { body } = await applyResults(payload, user, { id: day.id, seats, expected })
    expect(body).toMatchObject({ success: false })
    expect(await Promise.all(people.map(stageOf))).toEqual(['interview', 'interview', 'interview'])
  })
})

describe('a day with people', () => {
  const values = async (id: number) => {
    const { job, day, ...rest } = await payload.findByID({ collection: 'interviews', id, depth: 0 })
    const { kind, answer_until, place, address, map_url, bring, note, slots } = rest
    return {
      ...{ id, job: String(job), day, kind, answer_until, place, slots },
      ...{ address: address ?? '', map_url: map_url ?? '', note: note ?? '' },
      bring: bring as 'passport'[],
    }
  }

  test('is not moved before staff decided whether to tell them; then they are asked again', async () => {
    const { day, seat } = await invited({}, { answer: 'coming' })
    const moved = { ...(await values(day.id)), day: '2026-12-06' }
    const { body } = await saveInterview(payload, user, moved, TODAY)
    expect(body).toMatchObject({ success: false, needs: 'tell' })
    await saveInterview(payload, user, { ...moved, tell: false }, TODAY)
    expect(await seatsOf(day.id)).toMatchObject([{ id: seat.id, answer: 'none' }])
  })

  test('keeps the hours in which people have places', async () => {
    const { day } = await invited()
    const without = { ...(await values(day.id)), slots: [{ time: '11:00', places: 2 }] }
    expect((await saveInterview(payload, user, without, TODAY)).body).toMatchObject({
      errors: { slots: expect.stringContaining('1 person has a place at 09:30') },
    })
  })

  test('is called off once', async () => {
    const { day } = await invited()
    const off = () => callOff(payload, user, { id: day.id, tell: false }, TODAY)
    expect((await off()).body).toMatchObject({ success: true })
    expect((await off()).body).toMatchObject({ success: false })
  })

  test('forgets who is erased, and hides who asked to be', async () => {
    const { day, applicant } = await invited()
    const asked = await invited()
    await runSql(
      payload,
      sql`UPDATE applications SET erasure_asked_at = ${TODAY.toISOString()} WHERE id = ${asked.applicant.id}`,
    )
    expect(await seatsOf(asked.day.id)).toEqual([])
    await eraseRow(payload, { collection: 'applications', id: applicant.id })
    await finishErasures(payload)
    const { totalDocs } = await payload.count({
      collection: 'interview_seats',
      where: { interview: { equals: day.id } },
    })
    expect(totalDocs).toBe(0)
  })
})
