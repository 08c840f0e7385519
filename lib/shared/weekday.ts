import { longDate, shortDay } from './format'

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const weekday = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

/** 'Saturday 5 December 2026', of a day 'YYYY-MM-DD'. */
export const dayInFull = (day: string): string => `${weekday(day)} ${longDate(day)}`

/** 'Sat 5 Dec', when the year is obvious. */
export const dayInShort = (day: string): string => `${weekday(day).slice(0, 3)} ${shortDay(day)}`
