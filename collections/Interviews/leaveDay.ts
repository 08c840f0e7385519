import type { Payload } from 'payload'
import { takeBackByKeys } from '@/collections/Applications/takeBackMails'
import { record } from '@/collections/Audit/record'
import { messageKey } from '@/collections/Mails/messages'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { officeDay } from '@/lib/shared/format'
import type { User } from '@/payload-types'
import { INTERVIEW_UNKNOWN } from './listInterviews'
import { changingSeats, interviewById, type Seat, seatsOn } from './seats'
import { thenTell } from './tellPeople'

/** Takes somebody off the list of a day. The application stays where it is. */
export const removeSeat = (
  payload: Payload,
  user: User,
  { id, seat }: { id: number; seat: number },
): Promise<Answer> =>
  changingSeats(async () => {
    const found = (await seatsOn(payload, id)).find((one) => one.id === seat)
    if (!found) return refuse('This person is not on the list of this day.')
    if (found.result) return refuse('This person has a result. Take it back first.')
    await payload.delete({ collection: 'interview_seats', where: { id: { equals: seat } } })
    await record(payload, {
      ...{ by: user, action: 'change', subject: 'applications', subject_id: found.application },
      detail: `removed from interview ${id}`,
    })
    const waited = await takeBackInvitations(payload, [found])
    return succeed(
      {},
      `Removed from the list.${waited.size > 0 ? ' The invitation was not sent yet, and is not sent.' : ''}`,
    )
  })

/**
 * Calls a day off. Its people keep their application, and their card says it. A repeat with the same
 * `message_id` mails those who have no mail of it yet.
 */
export const callOff = (
  payload: Payload,
  user: User,
  { id, tell, message_id }: { id: number; tell: boolean; message_id?: string },
  now = new Date(),
): Promise<Answer> =>
  thenTell(payload, { id, occasion: 'off', tell, now, message_id }, async () => {
    const interview = await interviewById(payload, id)
    if (!interview) return [refuse(INTERVIEW_UNKNOWN)]
    if (interview.day < officeDay(now)) return [refuse('This day is past.')]
    if (!interview.called_off_at) {
      const set = { called_off_at: now.toISOString(), told_with: message_id ?? null }
      await changeRows(payload, { collection: 'interviews', where: { id }, set })
      await record(payload, {
        ...{ by: user, action: 'change', subject: 'interviews', subject_id: id },
        detail: 'called off',
      })
    } else if (!message_id || interview.told_with !== message_id) {
      return [refuse('This day is called off already.')]
    }
    const seats = await seatsOn(payload, id)
    const untold = await leaveUntold(payload, seats)
    return [
      succeed({}, 'The day is called off.'),
      seats.filter((seat) => !untold.has(seat.application)),
    ]
  })

/**
 * Who has not been invited yet need not hear of it; who has answered knows of the place. Returns the
 * applications that are told nothing.
 */
const leaveUntold = async (payload: Payload, seats: readonly Seat[]): Promise<Set<number>> => {
  const taken = await takeBackInvitations(payload, seats)
  const untold = seats.filter(
    ({ application, answer, untold }) => untold || (answer === 'none' && taken.has(application)),
  )
  const where = { id: untold.map(({ id }) => id) }
  await changeRows(payload, { collection: 'interview_seats', where, set: { untold: true } })
  return new Set(untold.map(({ application }) => application))
}

/** Removes the mails of invitations that still wait. Returns the applications that get none. */
const takeBackInvitations = async (
  payload: Payload,
  seats: readonly Seat[],
): Promise<Set<number>> => {
  const byKey = new Map(
    seats.flatMap(({ invited_with, application }) =>
      invited_with ? [[messageKey(invited_with, application), application] as const] : [],
    ),
  )
  if (byKey.size === 0) return new Set()
  const taken = await takeBackByKeys(payload, [...byKey.keys()])
  return new Set([...byKey].flatMap(([key, application]) => (taken.has(key) ? application : [])))
}
