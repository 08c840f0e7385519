import type { InterviewJson, Slot } from '@/collections/Interviews/shared/json'
import { MOST_HOURS, MOST_PLACES, PLACES_WRONG, TIME } from '@/collections/Interviews/shared/schema'

type Wanted = {
  /** 'HH:MM' */
  from: string
  /** 'HH:MM', the latest beginning. */
  to: string
  /** Minutes. */
  every: number
  places: number
}

/** The hours of a day between two times, each with the same places; or why they cannot be made. */
export const makeHours = ({ from, to, every, places }: Wanted): Slot[] | string => {
  const [first, last] = [minutesOf(from), minutesOf(to)]
  if (first === null) return 'Please enter the first hour, such as 09:30'
  if (last === null) return 'Please enter the last hour, such as 16:00'
  if (last < first) return 'The last hour must not be before the first'
  if (!Number.isInteger(every) || every < 5) return 'Please enter at least 5 minutes'
  if (!Number.isInteger(places) || places < 1 || places > MOST_PLACES) return PLACES_WRONG
  const count = Math.floor((last - first) / every) + 1
  if (count > MOST_HOURS) return `That would be ${count} hours. A day has at most ${MOST_HOURS}`
  return Array.from({ length: count }, (_, at) => ({ time: timeOf(first + at * every), places }))
}

/** Minutes since midnight; null for what is no time of a day. */
const minutesOf = (time: string): number | null => {
  if (!TIME.test(time)) return null
  const [hours, minutes] = time.split(':').map(Number)
  return Number(hours) * 60 + Number(minutes)
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * The hour for somebody who comes at `time` without a place: the last that has begun, or the first;
 * a later one when that is full and the later one is not.
 */
export const hourAt = (slots: InterviewJson['slots'], time: string): string => {
  const began = Math.max(
    0,
    slots.findLastIndex((slot) => slot.time <= time),
  )
  const free = slots.slice(began).find(({ places, taken }) => taken < places)
  return (free ?? slots[began])?.time ?? ''
}
