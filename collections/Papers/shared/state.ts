import { counted } from '@/lib/shared/format'

/** From so many days before its last day a paper is said in days. */
const SOON_DAYS = 60
/** A last day or a day of issue further away is a mistake in the year. */
const PAST_YEARS = 10
const AHEAD_YEARS = 20

export type PaperState = 'in date' | 'soon' | 'ended' | 'replaced' | 'no last day'

type Dated = { last_day: string; renewed_by: number | null }

/** The state of a paper on a day ('YYYY-MM-DD'); it is valid on its last day. */
export const paperState = ({ last_day, renewed_by }: Dated, today: string): PaperState => {
  if (renewed_by !== null) return 'replaced'
  if (last_day === '') return 'no last day'
  if (last_day < today) return 'ended'
  return daysBetween(today, last_day) <= SOON_DAYS ? 'soon' : 'in date'
}

/** The state in a few words: "38 days". */
export const stateWords = (paper: Dated, today: string): string => {
  const state = paperState(paper, today)
  if (state === 'in date') return 'In date'
  if (state !== 'soon') return state
  const days = daysBetween(today, paper.last_day)
  return days === 0 ? 'ends today' : counted(days, 'day')
}

type Problem = { field: 'issued_on' | 'last_day'; text: string }

/** Why days cannot be right on a day; null if they can. */
export const dayProblem = (
  { issued_on, last_day }: { issued_on: string; last_day: string },
  today: string,
): Problem | null => {
  if (issued_on > today) return { field: 'issued_on', text: 'This day has not come yet' }
  // Compared as texts: only the years differ.
  if (last_day !== '' && last_day < yearsFrom(today, -PAST_YEARS)) {
    return { field: 'last_day', text: 'This day was long ago. Please check the year' }
  }
  return last_day > yearsFrom(today, AHEAD_YEARS)
    ? { field: 'last_day', text: 'This day is too far away. Please check the year' }
    : null
}

const yearsFrom = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000
