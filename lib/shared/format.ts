import { DAY_MS } from './limits'

// All dates and times are those of the office in Mumbai, which is 5:30 ahead of UTC all year. Without
// Intl, which takes 20 ms to load on a phone.
const AHEAD_MS = 5.5 * 3_600_000

const inMumbai = (at: Date): Date => new Date(at.getTime() + AHEAD_MS)

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** Day, long month, year, British style (docs/product.md §2.11): '20 November 2026'. */
export const longDate = (iso: string): string => date(iso)

/** '20 November', when the year is obvious. */
export const dayAndMonth = (iso: string): string => longDate(iso).replace(/ \d{4}$/, '')

/** 'November 2026'. */
export const monthYear = (iso: string): string => longDate(iso).replace(/^\d+ /, '')

/** '20 Nov 2026', for tables. */
export const shortDate = (iso: string): string => date(iso, 3)

/** '14 Nov', when the year is obvious. */
export const shortDay = (iso: string): string => shortDate(iso).replace(/ \d{4}$/, '')

const date = (iso: string, monthChars?: number): string => {
  const day = inMumbai(new Date(iso))
  const month = MONTHS[day.getUTCMonth()]?.slice(0, monthChars)
  return `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`
}

/** '20 November 2026, 18:42 IST'. */
export const longDateTime = (iso: string): string => `${longDate(iso)}, ${officeTime(iso)} IST`

/** '20 Nov 2026, 18:42', by the office's clock. */
export const officeDateTime = (iso: string): string => `${shortDate(iso)}, ${officeTime(iso)}`

/** '18:42', by the office's clock. */
export const officeTime = (iso: string): string =>
  inMumbai(new Date(iso)).toISOString().slice(11, 16)

/** The calendar day in Mumbai as 'YYYY-MM-DD'. */
export const officeDay = (at: Date): string => inMumbai(at).toISOString().slice(0, 10)

/** A time on a day in Mumbai ('YYYY-MM-DD'), for what writes dates. */
export const noonOf = (day: string): string => `${day}T12:00:00+05:30`

/** The day so many days after another, both 'YYYY-MM-DD'. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The start (ISO) of a day in Mumbai ('YYYY-MM-DD'), plus `later` days; null if it is no date. */
export const officeDayStart = (day: string, later = 0): string | null => {
  const start = /^20\d\d-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00+05:30`) : Number.NaN
  return Number.isNaN(start) ? null : new Date(start + later * DAY_MS).toISOString()
}

/** The end (ISO) of the day in Mumbai that is `workingDays` (Monday to Friday) after a time. */
export const endOfWorkingDay = (iso: string, workingDays: number): string => {
  const day = new Date(`${officeDay(new Date(iso))}T23:59:59+05:30`)
  for (let left = workingDays; left > 0; ) {
    day.setTime(day.getTime() + DAY_MS)
    // The end of a day in Mumbai falls on the same weekday in UTC.
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1
  }
  return day.toISOString()
}

/** Calendar days in Mumbai from now until a time: 0 is today, negative is past. */
export const daysUntil = (iso: string, now: Date): number =>
  Math.round((Date.parse(officeDay(new Date(iso))) - Date.parse(officeDay(now))) / DAY_MS)

/** The start (ISO) of the day in Mumbai that contains a time. */
export const startOfOfficeDay = (at: Date): string =>
  new Date(`${officeDay(at)}T00:00:00+05:30`).toISOString()

/** 'Today', 'Yesterday', '4 days ago'; the short date after two weeks. In the given words. */
export const postedAgo = (iso: string, now: Date, words = POSTED): string => {
  const days = -daysUntil(iso, now)
  if (days <= 0) return words.today
  if (days === 1) return words.yesterday
  return days < 14 ? words.daysAgo(days) : words.date(iso)
}

const POSTED = {
  today: 'Today',
  yesterday: 'Yesterday',
  daysAgo: (days: number): string => `${days} days ago`,
  date: shortDate,
}

const UNITS = [
  [1_073_741_824, 'GB'],
  [1_048_576, 'MB'],
] as const

/** '412 KB', '1.4 MB', '2.5 GB'. */
export const fileSize = (bytes: number): string => {
  const [size, unit] = UNITS.find(([size]) => bytes >= size) ?? []
  return size ? `${(bytes / size).toFixed(1)} ${unit}` : `${Math.ceil(bytes / 1024)} KB`
}
const GROUPED = new Intl.NumberFormat('en-GB')

/** '2,418'. */
export const wholeNumber = (value: number): string => GROUPED.format(value)

/** '1 file', '3 files', '2,418 files'. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${wholeNumber(count)} ${count === 1 ? one : several}`
