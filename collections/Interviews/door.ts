import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import type { User } from '@/payload-types'
import { seatsJson } from './interviewJson'
import { INTERVIEW_UNKNOWN } from './listInterviews'
import { changingSeats, interviewById, isTaken, type Seat, seatsOn } from './seats'
import type { Press } from './shared/schema'

type Presses = { id: number; clock: string; presses: Press[] }

/**
 * What was pressed at the door, also some time ago on a phone without network. Of two presses the one
 * that was made later counts, however they arrive and whatever the clocks of the phones say; a repeat
 * changes nothing.
 */
export const pressDoor = (
  payload: Payload,
  user: User,
  { id, clock, presses }: Presses,
  now = new Date(),
): Promise<Answer> =>
  changingSeats(async () => {
    const interview = await interviewById(payload, id)
    if (!interview) return refuse(INTERVIEW_UNKNOWN)
    if (interview.called_off_at) return refuse('This day is called off.')
    const seats = new Map((await seatsOn(payload, id)).map((seat) => [seat.id, seat]))
    const pressed = presses.filter(({ seat }) => seats.has(seat))
    if (pressed.length === 0) return refuse('This person is not on the list of this day any more.')
    const ahead = Date.parse(clock) - now.getTime()
    for (const press of pressed) {
      const seat = seats.get(press.seat)
      if (!seat) continue
      const set = changeOf(seat, press, timeOf(press, ahead, now))
      if (Object.keys(set).length === 0) continue
      await changeRows(payload, { collection: 'interview_seats', where: { id: seat.id }, set })
      seats.set(seat.id, { ...seat, ...set })
    }
    const count = pressed.length
    const detail = `door of interview ${id}`
    await record(payload, { by: user, action: 'change', subject: 'applications', count, detail })
    const touched = new Set(pressed.map(({ seat }) => seat))
    const changed = [...seats.values()].filter((seat) => touched.has(seat.id))
    return succeed({ seats: await seatsJson(payload, changed) })
  })

/** When a press was made, by our clock; never later than now. */
const timeOf = ({ at }: Press, ahead: number, now: Date): string =>
  new Date(Math.min(Date.parse(at) - ahead, now.getTime())).toISOString()

const changeOf = (seat: Seat, { key, set }: Press, at: string): Partial<Seat> => {
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
