import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { moveStage } from '@/collections/Applications/moveStage'
import { STAGE_NAMES, type Stage } from '@/collections/Applications/shared/stages'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import type { User } from '@/payload-types'
import { seatsJson } from './interviewJson'
import { changingSeats, seatsOn } from './seats'
import type { SeatJson } from './shared/json'

type Confirmed = { id: number; seats: number[]; expected: { selected: number; rejected: number } }

/**
 * Moves the applications of these places as their results say: yes to Selected, no to Rejected. Only
 * staff do this, after they were asked; a press at the door moves nobody. Each of the `batches` of the
 * response can be undone by application_update.php.
 */
export const applyResults = (
  payload: Payload,
  user: User,
  { id, seats: wanted, expected }: Confirmed,
): Promise<Answer> =>
  changingSeats(async () => {
    const seats = (await seatsOn(payload, id)).filter((seat) => wanted.includes(seat.id))
    const people = await seatsJson(payload, seats)
    const count = (result: SeatJson['result']) =>
      people.filter((seat) => seat.result === result && seat.stage !== 'withdrawn').length
    if (count('yes') !== expected.selected || count('no') !== expected.rejected) {
      return refuse('The results have changed meanwhile. Nobody was moved. Look at them again.')
    }
    const selected = await move(payload, user, people, 'yes', 'selected')
    const rejected = await move(payload, user, people, 'no', 'rejected')
    const moved = selected.count + rejected.count
    if (moved === 0) return refuse('Nobody was moved. The list may have changed: look again.')
    const detail = `results of interview ${id}, batches ${selected.batch}, ${rejected.batch}`
    await record(payload, {
      by: user,
      action: 'change',
      subject: 'applications',
      count: moved,
      detail,
    })
    const batches = [selected, rejected].filter((one) => one.count > 0).map(({ batch }) => batch)
    return succeed(
      { batches, count: moved },
      `${selected.count} moved to Selected, ${rejected.count} to Rejected.`,
    )
  })

const move = async (
  payload: Payload,
  by: User,
  people: readonly SeatJson[],
  result: SeatJson['result'],
  to: Stage,
): Promise<{ batch: string; count: number }> => {
  const batch = randomUUID()
  let count = 0
  for (const from of STAGE_NAMES) {
    if (from === to || from === 'withdrawn') continue
    const ids = people
      .filter((seat) => seat.result === result && seat.stage === from)
      .map(({ application_id }) => application_id)
    if (ids.length > 0) count += (await moveStage(payload, { ids, from, to, by, batch })).length
  }
  return { batch, count }
}
