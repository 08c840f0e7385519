import { longDate, monthYear, officeTime, shortDate, shortDay } from '@/lib/shared/format'
import { ENGLISH, type Language } from '@/lib/shared/languages'

/** Writes dates by the office's clock, in Latin digits; in English as `english` does. */
export const dateIn = (
  language: Language,
  english: (iso: string) => string,
  form: Intl.DateTimeFormatOptions,
): ((iso: string) => string) => {
  if (language === ENGLISH) return english
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    ...form,
    timeZone: 'Asia/Kolkata',
  })
  return (iso) => format.format(new Date(iso))
}

/** '20 Nov 2026'. */
export const shortDateIn = (language: Language): ((iso: string) => string) =>
  dateIn(language, shortDate, { day: 'numeric', month: 'short', year: 'numeric' })

/** 'November 2026'. */
export const monthIn = (language: Language): ((iso: string) => string) =>
  dateIn(language, monthYear, { month: 'long', year: 'numeric' })

/** '20 November 2026, 18:42 IST', by the office's clock. */
export const dateTimeIn = (language: Language): ((iso: string) => string) => {
  const day = longDateIn(language)
  return (iso) => `${day(iso)}, ${officeTime(iso)} IST`
}

/** '20 November 2026'. */
export const longDateIn = (language: Language): ((iso: string) => string) =>
  dateIn(language, longDate, { day: 'numeric', month: 'long', year: 'numeric' })

/** 'Sat 5 Dec'. */
export const weekdayIn = (language: Language): ((iso: string) => string) =>
  dateIn(language, (iso) => `${weekday(iso, 'short')} ${shortDay(iso)}`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })

/** 'Saturday 5 December'. */
export const longWeekdayIn = (language: Language): ((iso: string) => string) =>
  dateIn(language, (iso) => `${weekday(iso, 'long')} ${longDate(iso).replace(/ \d{4}$/, '')}`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })

const weekday = (iso: string, form: 'short' | 'long'): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: form, timeZone: 'Asia/Kolkata' }).format(
    new Date(iso),
  )
