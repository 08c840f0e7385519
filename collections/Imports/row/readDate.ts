import { officeDay } from '@/lib/shared/format'
import type { DateForm } from '../shared/fields'

type DateRead = { ok: true; day: string } | { ok: false; why: string }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const NUMBERS = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})(?:[ T].*)?$/
const ISO = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:[ T].*)?$/
const NAMED = /^(\d{1,2})[ ./-]?([a-z]{3})[a-z]*\.?[ ,./-]*(\d{4}|\d{2})$/i
const NAMED_US = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i
/** Excel's days since 1899-12-30, from 1954 to 2064. */
const SERIAL = /^([2-5]\d{4})(?:\.\d+)?$/

/**
 * How the dates of a column are written, by those that can be read in one way only; null when they do
 * not say, or contradict each other.
 */
export const formOfColumn = (values: readonly string[]): 'dmy' | 'mdy' | null => {
  let dmy = false
  let mdy = false
  for (const value of values) {
    const [, first = '', second = ''] = NUMBERS.exec(value) ?? []
    if (Number(first) > 12) dmy = true
    if (Number(second) > 12) mdy = true
  }
  if (dmy === mdy) return null
  return dmy ? 'dmy' : 'mdy'
}

/** Reads a date; `form` decides those that can be read in two ways. The day is 'YYYY-MM-DD'. */
export const readDate = (
  text: string,
  form: Exclude<DateForm, 'auto'> | null,
  today: Date,
): DateRead => {
  const iso = ISO.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3], today)
  const serial = SERIAL.exec(text)?.[1]
  if (serial) {
    const at = new Date(Date.UTC(1899, 11, 30 + Number(serial)))
    return dayOf(
      String(at.getUTCFullYear()),
      String(at.getUTCMonth() + 1),
      String(at.getUTCDate()),
      today,
    )
  }
  const named = NAMED.exec(text)
  if (named) return dayOf(named[3], monthOf(named[2]), named[1], today)
  const us = NAMED_US.exec(text)
  if (us) return dayOf(us[3], monthOf(us[1]), us[2], today)
  const numbers = NUMBERS.exec(text)
  if (!numbers) return { ok: false, why: `"${text.slice(0, 30)}" is no date.` }
  const [, first = '', second = '', year] = numbers
  const isClear = Number(first) > 12 || Number(second) > 12 || first === second
  if (!isClear && !form) {
    return {
      ok: false,
      why: `The date ${numbers[0].slice(0, 10)} can be read in two ways: choose above whether day or month comes first.`,
    }
  }
  const isDayFirst = Number(first) > 12 || (Number(second) <= 12 && form !== 'mdy')
  return isDayFirst ? dayOf(year, second, first, today) : dayOf(year, first, second, today)
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.toLowerCase()) + 1)

const dayOf = (year = '', month = '', day = '', today: Date): DateRead => {
  const full = year.length === 2 ? centuryOf(Number(year), today) : Number(year)
  const at = new Date(Date.UTC(full, Number(month) - 1, Number(day)))
  const isReal = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day)
  if (!isReal || full < 1950) return { ok: false, why: 'There is no such date.' }
  const read = at.toISOString().slice(0, 10)
  if (read > officeDay(today)) return { ok: false, why: 'The date is in the future.' }
  return { ok: true, day: read }
}

const centuryOf = (year: number, today: Date): number =>
  2000 + year > today.getUTCFullYear() ? 1900 + year : 2000 + year
