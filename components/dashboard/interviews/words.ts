import type { InterviewJson, SeatJson } from '@/collections/Interviews/shared/json'
import { counted, officeTime } from '@/lib/shared/format'

/** What the person answered by the link, as the printed list says it. */
export const ANSWER_WORDS: Record<SeatJson['answer'], string> = {
  none: 'no answer',
  coming: 'will come',
  cannot: 'cannot',
}

const SAID: Record<SeatJson['answer'], string> = {
  none: 'No answer yet',
  coming: 'Said: I will come',
  cannot: 'Said: I cannot come',
}

/** The line below a name at the door: 'Here since 09:12'. */
export const doorLine = ({ door, door_at, answer, walk_in }: SeatJson): string => {
  const time = door_at ? officeTime(door_at) : ''
  if (door === 'here') return time ? `Here since ${time}` : 'Here'
  if (door === 'no_show') return time ? `No show, ${time}` : 'No show'
  return walk_in ? 'Walk-in' : SAID[answer]
}

/** 'Here, 09:12', for the list of the day; empty until somebody pressed. */
export const doorWords = ({ door, door_at }: SeatJson): string =>
  door ? `${door === 'here' ? 'here' : 'no show'}${door_at ? `, ${officeTime(door_at)}` : ''}` : ''

/** `taken`: without those who said that they cannot come. */
export type Hour = { time: string; places: number; taken: number; people: SeatJson[] }

/** The hours of a day, each with its people. People at an hour that is gone come last. */
export const byHour = (slots: InterviewJson['slots'], seats: readonly SeatJson[]): Hour[] => {
  const times = [...new Set([...slots, ...seats].map(({ time }) => time))].sort()
  return times.map((time) => {
    const slot = slots.find((slot) => slot.time === time)
    const people = seats.filter((seat) => seat.time === time)
    return { time, places: slot?.places ?? 0, taken: slot?.taken ?? people.length, people }
  })
}

/** '40 places, 31 taken, 26 will come'. */
export const placesLine = ({ slots, counts }: Pick<InterviewJson, 'slots' | 'counts'>): string => {
  const sum = (of: 'places' | 'taken') => slots.reduce((total, slot) => total + slot[of], 0)
  return `${counted(sum('places'), 'place')}, ${sum('taken')} taken, ${counts.coming} will come`
}
