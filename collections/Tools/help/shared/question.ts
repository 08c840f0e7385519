import {
  DESTINATIONS,
  destinationInText,
  isDestination,
  SOURCE_COUNTRIES,
} from '@/collections/Countries/shared/destinations'
import { longDate, officeDay } from '@/lib/shared/format'
import { keysOf } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'

/** Where somebody who needs help is: where people go, and at home. */
export const PLACES = { ...DESTINATIONS, ...SOURCE_COUNTRIES } as const
export type Place = keyof typeof PLACES

/** Whose passport somebody has. */
export const ORIGINS = SOURCE_COUNTRIES
export type Origin = keyof typeof ORIGINS

/** What happened: the label of the choice, in the words of the question, and a name in Lucide. */
export const PROBLEMS = {
  unpaid: { label: 'I was not paid', icon: 'BanknoteX' },
  passport: { label: 'My passport was taken', icon: 'BookLock' },
  contract: { label: 'The work is not what I signed', icon: 'FileWarning' },
  employer: { label: 'I want to change employer', icon: 'Repeat' },
  ill: { label: 'I am ill or hurt', icon: 'HeartPulse' },
  home: { label: 'I want to go home', icon: 'Plane' },
  abused: { label: 'Somebody hurts or threatens me', icon: 'ShieldAlert' },
  arrested: { label: 'Somebody was arrested', icon: 'Gavel' },
  death: { label: 'My relative has died', icon: 'Flower2' },
  missing: { label: 'I cannot reach my relative', icon: 'PhoneOff' },
  cheated: { label: 'An agent cheated me', icon: 'UserX' },
  other: { label: 'Something else', icon: 'MessageCircle' },
} as const
export type Problem = keyof typeof PROBLEMS

/** On every page of the tool. */
export const IN_DANGER = {
  question: 'In danger now?',
  answer: 'Call the police of the country first. Only if you can, tell your embassy.',
} as const

/** Of whom a problem is told by somebody else, as questions call them; null for the own problem. */
export const aboutOf = (what: Problem): string | null => ABOUT[what] ?? null

const ABOUT: Partial<Record<Problem, string>> = {
  arrested: 'the arrested person',
  death: 'your relative',
  missing: 'your relative',
}

/** The answers of the form; null where a question is not answered. */
export type HelpQuestion = {
  in: Place | null
  from: Origin | null
  what: Problem | null
  /** The day on which the work ended, 'YYYY-MM-DD'. */
  ended: string | null
}

export type HelpField = keyof HelpQuestion

export const NO_HELP_QUESTION: HelpQuestion = { in: null, from: null, what: null, ended: null }

/**
 * The question of an address. Unknown and forged values, days that are none and days to come count
 * as not answered.
 */
export const readHelpQuestion = (query: URLSearchParams, now: Date): HelpQuestion => ({
  in: choiceIn(PLACES, query.get('in')),
  from: choiceIn(ORIGINS, query.get('from')),
  what: choiceIn(PROBLEMS, query.get('what')),
  ended: readDay(query.get('ended'), now),
})

const choiceIn = <T extends object>(
  table: T,
  value: string | null,
): Extract<keyof T, string> | null => keysOf(table).find((key) => key === value) ?? null

const EARLIEST = '1990-01-01'

/** A past day as a date field sends it, or as people type it: '30/09/2026', '30 - 9 - 2026'. */
export const readDay = (typed: string | null, now: Date): string | null => {
  const text = (typed ?? '').replace(/\s/g, '')
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const british = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const [year, month, day] = iso?.slice(1) ?? british?.slice(1).reverse() ?? []
  if (!year || !month || !day) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  // A day that does not exist, such as 30 February, is read as another one or as none.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written) return null
  return written >= EARLIEST && written <= officeDay(now) ? written : null
}

/** The address of an answer, keys in a fixed order: one address for each question. */
export const helpHref = (question: HelpQuestion): string => {
  const query = new URLSearchParams()
  for (const field of keysOf(NO_HELP_QUESTION)) {
    const value = question[field]
    if (value !== null) query.set(field, value)
  }
  const text = query.toString()
  return text ? `${paths.getHelp}?${text}` : paths.getHelp
}

/** The name of a place within a sentence. */
export const placeInText = (place: Place): string => {
  if (place === 'PH') return 'the Philippines'
  return isDestination(place) ? destinationInText(place) : PLACES[place]
}

/** Whether the place is one where people go to work. */
export const isAbroad = isDestination

/** Who is spoken of: the reader, or somebody else. */
export const personOf = (what: Problem | null): 'me' | 'relative' | 'arrested' => {
  const about = what && aboutOf(what)
  return about ? (what === 'arrested' ? 'arrested' : 'relative') : 'me'
}

/** '30 September 2026' of '2026-09-30'. */
export const dayText = (day: string): string => longDate(`${day}T12:00:00Z`)
