import type { Payload } from 'payload'
import { seatsOf } from './candidateSeats'
import type { PlaceJson } from './shared/json'

/** The places of an application at interviews, the nearest day first, as its pane shows them. */
export const placesOf = async (payload: Payload, application: number): Promise<PlaceJson[]> =>
  (await seatsOf(payload, application)).map(({ seat, interview }) => ({
    interview: interview.id,
    kind: interview.kind,
    day: interview.day,
    called_off: Boolean(interview.called_off_at),
    time: seat.time,
    number: seat.number,
    answer: seat.answer,
    door: seat.door ?? null,
    result: seat.result ?? null,
  }))
