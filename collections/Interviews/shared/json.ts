import type { Stage } from '@/collections/Applications/shared/stages'
import type { Bring, Door, Kind, Result, SeatAnswer } from './keys'

/** An hour of a day, 'HH:MM' in Mumbai, and how many people it has room for. */
export type Slot = { time: string; places: number }

/** A person on the list of a day. */
export type SeatJson = {
  id: number
  /** The number in the hall. It never changes. */
  number: number
  time: string
  application_id: number
  name: string
  reference: string
  phone: string
  stage: Stage
  answer: SeatAnswer
  answered_at: string | null
  door: Door | null
  door_at: string | null
  result: Result | null
  walk_in: boolean
}

/** A day. `taken`: places that are not free; who said that they cannot come has left theirs. */
export type InterviewJson = {
  id: number
  job_id: number
  job_title: string
  company: string
  country: string
  /** 'YYYY-MM-DD' in Mumbai, as `answer_until`, the last day for an answer. */
  day: string
  kind: Kind
  place: string
  address: string
  map_url: string
  bring: Bring[]
  note: string
  answer_until: string
  slots: (Slot & { taken: number; coming: number })[]
  called_off: boolean
  counts: {
    people: number
    coming: number
    cannot: number
    here: number
    no_show: number
    results: number
  }
}

/** A person's place on a day, as application.php returns it. */
export type PlaceJson = Pick<SeatJson, 'time' | 'number' | 'answer' | 'door' | 'result'> &
  Pick<InterviewJson, 'kind' | 'day' | 'called_off'> & { interview: number }

/** With its people, by number; without those who asked to be erased or are in quarantine. */
export type InterviewDetailsJson = InterviewJson & { seats: SeatJson[] }

/** The mail of an invitation before it is written; `to` is the name of the person. */
export type InvitationPreview = { to: string; subject: string; html: string; text: string }
