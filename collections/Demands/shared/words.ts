import { counted, shortDate, wholeNumber } from '@/lib/shared/format'
import { type DemandState, type Ending, type Judged, type Places, placesLeft } from './state'

/** A calendar day ('YYYY-MM-DD') in words, for the office. */
export const dayWords = (day: string): string => shortDate(`${day}T12:00:00Z`)

const ENDINGS: Record<Ending, string> = {
  demand: 'The demand',
  letter: 'The demand letter',
  attorney: 'The power of attorney',
}

/** The state in one or two words. */
export const STATE_LABELS: Record<DemandState, string> = {
  expired: 'Expired',
  full: 'Full',
  'expires soon': 'Expires soon',
  open: 'Open',
}

/** How a state that hinders is drawn: in time, or too late. */
export const lookOf = (state: DemandState): 'due' | 'late' =>
  state === 'expires soon' ? 'due' : 'late'

type Judgement = Judged & { headcount: number }

/** What hinders the use of a demand, in a sentence; null for nothing. */
export const stateSentence = ({ state, last_day, ends, headcount }: Judgement): string | null => {
  switch (state) {
    case 'expired':
      return `${ENDINGS[ends]} expired on ${dayWords(last_day)}.`
    case 'full':
      return headcount === 1
        ? 'Its only place is taken.'
        : `All ${wholeNumber(headcount)} places are taken.`
    case 'expires soon':
      return `${ENDINGS[ends]} expires on ${dayWords(last_day)}.`
    case 'open':
      return null
  }
}

/** '7 of 12 places left'. */
export const placesWords = (places: Places): string =>
  `${wholeNumber(placesLeft(places))} of ${counted(places.headcount, 'place')} left`
