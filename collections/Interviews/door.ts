import type { Payload } from 'payload'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import type { InterviewSeat } from '@/payload-types'
import { seatsJson } from './interviewJson'
import { INTERVIEW_UNKNOWN } from './listInterviews'
import { changingSeats, interviewById, isTaken, seatsOn } from './seats'
import type { Press } from './shared/schema'

/**
 * What was pressed at the door, also some time ago on a phone without network. Of two presses the one
 * that was made later counts, however they arrive; a repeat changes nothing.
 */
export const pressDoor = (
  payload: Payload,
  { id, presses }: { id: number; presses: Press[] },
  now = new Date(),
): Promise<Answer> =>
  changingSeats(async () => {
    const interview = await interviewById(payload, id)
    if (!interview) return refuse(INTERVIEW_UNKNOWN)
    if (interview.called_off_at) return refuse('This day is called off.')
    const seats = new Map((await seatsOn(payload, id)).map((seat) => [seat.id, seat]))
    const pressed = presses.filter(({ seat }) => seats.has(seat))
    if (pressed.length === 0) return refuse('This person is not on the list of this day any more.')
    // A phone whose clock is fast must not win over everybody who comes after it.
    const ahead = Math.max(0, ...pressed.map(({ at }) => Date.parse(at) - now.getTime()))
    for (const press of pressed) {
      const seat = seats.get(press.seat)
      if (!seat) continue
      const set = changeOf(seat, press, new Date(Date.parse(press.at) - ahead).toISOString())
      if (Object.keys(set).length === 0) continue
      await changeRows(payload, { collection: 'interview-seats', where: { id: seat.id }, set })
      seats.set(seat.id, { ...seat, ...set })
    }
    const touched = new Set(pressed.map(({ seat }) => seat))
    const changed = [...seats.values()].filter((seat) => touched.has(seat.id))
    return succeed({ seats: await seatsJson(payload, changed) })
  })

const changeOf = (seat: InterviewSeat, { key, set }: Press, at: string): Partial<InterviewSeat> => {
  const counts = (before: string | null | undefined, beforeKey: string | null | undefined) =>
    beforeKey !== key && (!before || at > iso(before))
  return {
    ...(set.door !== undefined &&
      counts(seat.door_pressed_at, seat.door_key) && {
        door: set.door,
        door_at: set.door === null ? null : at,
        door_pressed_at: at,
        door_key: key,
        // Whoever is here has come after all.
        ...(set.door === 'here' && !isTaken(seat) && { answer: 'coming' as const }),
      }),
    ...(set.result !== undefined &&
      counts(seat.result_pressed_at, seat.result_key) && {
        result: set.result,
        result_pressed_at: at,
        result_key: key,
      }),
  }
}

/** Postgres gives times in another form. */
const iso = (time: string): string => new Date(time).toISOString()
