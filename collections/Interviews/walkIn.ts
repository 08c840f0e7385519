import type { Payload } from 'payload'
import { moveStage } from '@/collections/Applications/moveStage'
import { STAGES } from '@/collections/Applications/shared/stages'
import { record } from '@/collections/Audit/record'
import { beginOnce } from '@/collections/Submissions/beginOnce'
import { isSimilar } from '@/collections/Submissions/personGroup'
import { phoneNumber } from '@/collections/Submissions/phoneNumber'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import type { Application, Interview, InterviewSeat, User } from '@/payload-types'
import { seatsJson } from './interviewJson'
import { closedDay } from './invite'
import { INTERVIEW_UNKNOWN } from './listInterviews'
import {
  changingSeats,
  createSeat,
  interviewById,
  isTaken,
  jobIdOf,
  seatsOn,
  takenAt,
} from './seats'

type WalkIn = {
  id: number
  key: string
  name: string
  phone: string
  country_code: string
  time: string
}

/**
 * Somebody who came without an invitation: gets the next number, and is here. Their application for the
 * job is found by the number and a word of the name; without one they get one that has no resume and
 * no e-mail address. A repeat with the same key adds nobody.
 */
export const addWalkIn = (
  payload: Payload,
  user: User,
  { id, key, name, phone, country_code, time }: WalkIn,
  now = new Date(),
): Promise<Answer> =>
  changingSeats(async () => {
    const interview = await interviewById(payload, id)
    if (!interview) return refuse(INTERVIEW_UNKNOWN)
    const closed = closedDay(interview, now)
    if (closed) return refuse(closed)
    const seats = await seatsOn(payload, id)
    const number = phoneNumber(country_code, phone)
    const known = await applicationOf(payload, interview, { name, ...number })
    const here = known && seats.find((seat) => seat.application === known.id)
    if (here) {
      await pressHere(payload, here, now)
      return answer(payload, { ...here, door: 'here', door_at: now.toISOString() })
    }
    const slot = interview.slots.find((one) => one.time === time)
    if (!slot) return refuseField('time', 'This hour is no longer there')
    if (takenAt(seats, time) >= slot.places) {
      return refuseField('time', `The hour ${time} is full. Choose another one`)
    }
    const application =
      known ??
      (await newApplication(payload, interview, { key, name, phone, country_code, ...number }))
    const again = seats.find((seat) => seat.application === application.id)
    if (again) return answer(payload, again)
    const at = now.toISOString()
    const seat = await createSeat(payload, id, {
      ...{ application: application.id, time, walk_in: true },
      ...({ answer: 'coming', door: 'here' } as const),
      ...{ door_at: at, door_pressed_at: at },
    })
    const { stage } = application
    if (!STAGES[stage].isClosed && stage !== 'interview' && stage !== 'selected') {
      await moveStage(payload, { ids: [application.id], from: stage, to: 'interview', by: user })
    }
    await record(payload, {
      ...{ by: user, action: 'change', subject: 'applications', subject_id: application.id },
      detail: `walk-in of interview ${id}`,
    })
    return answer(payload, seat)
  })

const answer = async (payload: Payload, seat: InterviewSeat): Promise<Answer> => {
  const [json] = await seatsJson(payload, [seat])
  return json ? succeed({ seat: json }) : refuse('This person asked to be erased.')
}

const pressHere = (payload: Payload, seat: InterviewSeat, now: Date) => {
  const at = now.toISOString()
  return changeRows(payload, {
    collection: 'interview-seats',
    where: { id: seat.id },
    set: {
      ...{ door: 'here', door_at: at, door_pressed_at: at },
      ...(!isTaken(seat) && { answer: 'coming' }),
    },
  })
}

type Found = Pick<Application, 'id' | 'stage'>

const applicationOf = async (
  payload: Payload,
  { job }: Interview,
  { name, phone_e164 }: { name: string; phone_e164: string },
): Promise<Found | null> => {
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      and: [
        { phone_e164: { equals: phone_e164 } },
        { job_id: { equals: jobIdOf(job) } },
        { quarantined_at: { exists: false } },
        { erasure_asked_at: { exists: false } },
      ],
    },
    select: { name: true, stage: true },
    sort: '-id',
    depth: 0,
    pagination: false,
  })
  return docs.find((row) => isSimilar(row.name, name)) ?? null
}

type Person = Omit<WalkIn, 'id' | 'time'> & { phone_e164: string; phone_valid: boolean }

const newApplication = async (
  payload: Payload,
  { id: interview, job }: Interview,
  { key, name, phone, country_code, phone_e164, phone_valid }: Person,
): Promise<Found> => {
  const once = {
    payload,
    collection: 'applications',
    letters: 'AP',
    key: `w:${interview}:${key}`,
  } as const
  const of = typeof job === 'object' ? job : null
  const now = new Date().toISOString()
  const created = await (await beginOnce(once)).insert({
    ...{ name, email: '', country_code, mobile: phone, phone_e164, phone_valid },
    position: of?.job_title ?? '',
    job_id: of?.id,
    is_sample: of?.is_sample === true,
    ...{ stage: 'interview', stage_at: now, seen_at: now, revision: 0 },
    ...{ source: 'other', language: 'en' },
  })
  const id = Number(created.id)
  const row = await payload.findByID({ collection: 'applications', id, depth: 0 })
  return { id: row.id, stage: row.stage }
}
