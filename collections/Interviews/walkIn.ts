import type { Payload } from 'payload'
import { moveStage } from '@/collections/Applications/moveStage'
import { STAGES } from '@/collections/Applications/shared/stages'
import { record } from '@/collections/Audit/record'
import { beginOnce } from '@/collections/Submissions/beginOnce'
import { isSimilar } from '@/collections/Submissions/personGroup'
import { phoneNumber } from '@/collections/Submissions/phoneNumber'
import { wordsOfName } from '@/collections/Submissions/wordsOfName'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import type { Application, Interview, User } from '@/payload-types'
import { seatsJson } from './interviewJson'
import { closedDay } from './invite'
import { INTERVIEW_UNKNOWN } from './listInterviews'
import {
  changingSeats,
  createSeat,
  interviewById,
  isTaken,
  jobIdOf,
  type Seat,
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
 * no e-mail address, as does a relative of somebody who is here. A repeat with the same key adds nobody.
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
    // The answer to the first request was lost: nothing is changed again, whatever was pressed since.
    const repeated = seats.find((seat) => seat.door_key === key || seat.invited_with === key)
    if (repeated) return answer(payload, repeated)
    const number = phoneNumber(country_code, phone)
    const known = await applicationOf(payload, interview, { name, ...number })
    const invited = known && seats.find((seat) => seat.application === known.id)
    if (invited && (!invited.door || isSameName(known.name, name))) {
      return answer(payload, await pressHere(payload, invited, key, now))
    }
    const slot = interview.slots.find((one) => one.time === time)
    if (!slot) return refuseField('time', 'This hour is no longer there')
    if (takenAt(seats, time) >= slot.places) {
      return refuseField('time', `The hour ${time} is full. Choose another one`)
    }
    // Somebody with this phone and surname is here already: a relative.
    const own = invited ? null : known
    const application =
      own ??
      (await newApplication(payload, interview, { key, name, phone, country_code, ...number }))
    const at = now.toISOString()
    const seat = await createSeat(payload, id, {
      ...{ application: application.id, time, walk_in: true },
      ...({ answer: 'coming', door: 'here' } as const),
      ...{ door_at: at, door_pressed_at: at, door_key: key, invited_with: key },
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

const answer = async (payload: Payload, seat: Seat): Promise<Answer> => {
  const [json] = await seatsJson(payload, [seat])
  return json ? succeed({ seat: json }) : refuse('This person asked to be erased.')
}

const pressHere = async (payload: Payload, seat: Seat, key: string, now: Date): Promise<Seat> => {
  const at = now.toISOString()
  const set = {
    ...({ door: 'here', answer: isTaken(seat) ? seat.answer : 'coming' } as const),
    ...{ door_at: at, door_pressed_at: at, door_key: key },
  }
  await changeRows(payload, { collection: 'interview_seats', where: { id: seat.id }, set })
  return { ...seat, ...set }
}

/** Whether two names have the same words. */
const isSameName = (one: string, other: string): boolean =>
  wordsOfName(one).sort().join(' ') === wordsOfName(other).sort().join(' ')

type Found = Pick<Application, 'id' | 'stage' | 'name'>

const applicationOf = async (
  payload: Payload,
  { job }: Interview,
  { name, phone_e164 }: { name: string; phone_e164: string },
): Promise<Found | null> => {
  const of = jobIdOf(job)
  if (of === null) return null
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      and: [
        { phone_e164: { equals: phone_e164 } },
        { job_id: { equals: of } },
        { quarantined_at: { exists: false } },
        { erasure_asked_at: { exists: false } },
      ],
    },
    select: { name: true, stage: true },
    sort: '-id',
    depth: 0,
    pagination: false,
  })
  const similar = docs.filter((row) => isSimilar(row.name, name))
  return similar.find((row) => isSameName(row.name, name)) ?? similar[0] ?? null
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
  return { id: row.id, stage: row.stage, name: row.name }
}
