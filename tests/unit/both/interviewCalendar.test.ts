import { afterAll, describe, expect, test } from 'vitest'
import type { Application } from '@/payload-types'
import {
  DAY_AFTER,
  interviewSite,
  storeDay,
  storeSeat,
} from '@/tests/support/candidates/storedInterviews'

/** The appointment that a candidate puts into the calendar of the phone: on SQLite and on Postgres. */

const { payload, end, newDay, invited, fileOf, answer } = await interviewSite()
afterAll(end)

const lineOf = async (applicant: Application, seat: number, name: string) =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(
    ((await fileOf(applicant, seat)) ?? '').replaceAll('\r\n ', '').replaceAll('\r', ''),
  )?.[1]

const seatsOf = async ({ id }: Application) =>
  (
    await payload.find({
      collection: 'interview_seats',
      where: { application: { equals: id } },
      sort: 'id',
    })
  ).docs

describe('the calendar file', () => {
  test('has job, place, number and what to bring, and no name', async () => {
    const { applicant, seat } = await invited()
    const file = (await fileOf(applicant, seat.id))?.replaceAll('\r\n ', '')
    expect(file).toContain('DTSTART;TZID=Asia/Kolkata:20261205T093000')
    expect(file).toContain('SUMMARY:Trade test: Welder')
    expect(file).toContain('Sample Test Hall\\, gate 2\\, Station Road')
    expect(file).toContain('Bring these: Your passport\\, Work shoes and gloves')
    for (const own of [applicant.name, applicant.email, applicant.reference]) {
      expect(file).not.toContain(own)
    }
  })

  test('replaces the entry of somebody who moved to another day, and is newer', async () => {
    const { job, applicant, seat } = await invited()
    const other = await storeDay(payload, job, { day: '2026-12-08' })
    // Long ago, so that the test need not wait until a second has passed.
    await payload.db.updateOne({
      collection: 'interview_seats',
      id: seat.id,
      data: { updatedAt: '2026-11-01T08:00:00.000Z' },
    })
    await payload.db.updateOne({
      collection: 'interviews',
      id: seat.interview,
      data: { updatedAt: '2026-11-01T08:00:00.000Z' },
    })
    const before = {
      uid: await lineOf(applicant, seat.id, 'UID'),
      sequence: Number(await lineOf(applicant, seat.id, 'SEQUENCE')),
      modified: String(await lineOf(applicant, seat.id, 'LAST-MODIFIED')),
    }
    expect(before).toMatchObject({ modified: '20261101T080000Z' })
    await answer(applicant, { seat: seat.id, answer: 'move', to: `${other.id} 11:00` })
    const [moved] = await seatsOf(applicant)
    const id = Number(moved?.id)
    expect(moved).toMatchObject({ interview: other.id })
    expect(await lineOf(applicant, id, 'UID')).toBe(before.uid)
    expect(Number(await lineOf(applicant, id, 'SEQUENCE'))).toBeGreaterThan(before.sequence)
    expect(String(await lineOf(applicant, id, 'LAST-MODIFIED')) > before.modified).toBe(true)
  })

  test('stays the same entry after a second move', async () => {
    const { job, day, applicant, seat } = await invited()
    const uid = await lineOf(applicant, seat.id, 'UID')
    const other = await storeDay(payload, job, { day: '2026-12-08' })
    await answer(applicant, { seat: seat.id, answer: 'move', to: `${other.id} 11:00` })
    const [there] = await seatsOf(applicant)
    await answer(applicant, { seat: Number(there?.id), answer: 'move', to: `${day.id} 11:00` })
    const [back] = await seatsOf(applicant)
    expect(await lineOf(applicant, Number(back?.id), 'UID')).toBe(uid)
  })

  test('rises when the office changes the day', async () => {
    const { day, applicant, seat } = await invited()
    for (const [collection, id] of [
      ['interview_seats', seat.id],
      ['interviews', day.id],
    ] as const) {
      const data = { updatedAt: '2026-11-01T08:00:00.000Z' }
      await payload.db.updateOne({ collection, id, data })
    }
    const before = Number(await lineOf(applicant, seat.id, 'SEQUENCE'))
    await payload.update({ collection: 'interviews', id: day.id, data: { place: 'Another hall' } })
    expect(Number(await lineOf(applicant, seat.id, 'SEQUENCE'))).toBeGreaterThan(before)
  })

  test('cancels the same entry when the day is called off, and reminds nobody of it', async () => {
    const { day, applicant, seat } = await invited()
    const uid = await lineOf(applicant, seat.id, 'UID')
    expect(await lineOf(applicant, seat.id, 'STATUS')).toBe('CONFIRMED')
    const called_off_at = '2026-11-27T08:00:00.000Z'
    await payload.update({ collection: 'interviews', id: day.id, data: { called_off_at } })
    expect(await lineOf(applicant, seat.id, 'STATUS')).toBe('CANCELLED')
    expect(await lineOf(applicant, seat.id, 'UID')).toBe(uid)
    expect(await fileOf(applicant, seat.id)).not.toContain('VALARM')
  })

  test('keeps two places of a person apart', async () => {
    const { job, applicant, seat } = await invited()
    const other = await storeSeat(payload, await storeDay(payload, job), applicant)
    expect(await lineOf(applicant, other.id, 'UID')).not.toBe(
      await lineOf(applicant, seat.id, 'UID'),
    )
  })

  test('is refused for the place of somebody else, and after the day', async () => {
    const { applicant, seat } = await invited()
    const other = await newDay()
    expect(await fileOf(other.applicant, seat.id)).toBeNull()
    expect(await fileOf(applicant, seat.id, DAY_AFTER)).toBeNull()
  })
})
