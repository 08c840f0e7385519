import { DAY_MS } from './limits'

// The office's clock: dates are written and days are counted as they are in Mumbai, which is 5:30
// ahead all the year. Intl takes 20 ms of a phone to begin with.
const AHEAD_MS = 5.5 * 3_600_000

const inMumbai = (at: Date): Date => new Date(at.getTime() + AHEAD_MS)

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** Day, long month, year, British style (docs/product.md §2.11): '20 November 2026'. */
export const longDate = (iso: string): string => date(iso)

/** '20 Nov 2026', for tables. */
export const shortDate = (iso: string): string => date(iso, 3)

/** '14 Nov', where the year is known. */
export const shortDay = (iso: string): string => shortDate(iso).replace(/ \d{4}$/, '')

const date = (iso: string, monthChars?: number): string => {
  const day = inMumbai(new Date(iso))
  const month = MONTHS[day.getUTCMonth()]?.slice(0, monthChars)
  return `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`
}

/** '20 November 2026, 18:42 IST', by the office's clock. */
export const longDateTime = (iso: string): string => `${longDate(iso)}, ${officeTime(iso)} IST`

/** '20 Nov 2026, 18:42', by the office's clock. */
export const officeDateTime = (iso: string): string => `${shortDate(iso)}, ${officeTime(iso)}`

/** '18:42', by the office's clock. */
export const officeTime = (iso: string): string =>
  inMumbai(new Date(iso)).toISOString().slice(11, 16)

/** The calendar day in Mumbai as 'YYYY-MM-DD'. */
export const officeDay = (at: Date): string => inMumbai(at).toISOString().slice(0, 10)

/** When a day of the office begins, as an ISO time, so many days later; null for what is no day. */
export const officeDayStart = (day: string, later = 0): string | null => {
  const start = /^20\d\d-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00+05:30`) : Number.NaN
  return Number.isNaN(start) ? null : new Date(start + later * DAY_MS).toISOString()
}

/** The end of the office's day so many working days (Monday to Friday) after a time, ISO. */
export const endOfWorkingDay = (iso: string, workingDays: number): string => {
  const day = new Date(`${officeDay(new Date(iso))}T23:59:59+05:30`)
  for (let left = workingDays; left > 0; ) {
    day.setTime(day.getTime() + DAY_MS)
    // The end of a day in Mumbai is still the same weekday in UTC.
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1
  }
  return day.toISOString()
}

/** Days from now to that moment by the office's calendar: 0 is today, below 0 has passed. */
export const daysUntil = (iso: string, now: Date): number =>
  Math.round((Date.parse(officeDay(new Date(iso))) - Date.parse(officeDay(now))) / DAY_MS)

/** The first moment of that day in Mumbai, ISO. */
export const startOfOfficeDay = (at: Date): string =>
  new Date(`${officeDay(at)}T00:00:00+05:30`).toISOString()

/** 'Today', 'Yesterday', '4 days ago', or the short date after a fortnight. */
export const postedAgo = (iso: string, now: Date): string => {
  const days = -daysUntil(iso, now)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return days < 14 ? `${days} days ago` : shortDate(iso)
}

/** '412 KB', '1.4 MB'. */
export const fileSize = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`

const GROUPED = new Intl.NumberFormat('en-GB')

/** '2,418'. */
export const wholeNumber = (value: number): string => GROUPED.format(value)
