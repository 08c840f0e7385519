import * as z from 'zod/mini'

/** A required calendar day, 'YYYY-MM-DD'. `required` is the message for anything else. */
export const dayField = (required: string) =>
  z.string({ error: required }).check(z.refine(isDay, required))

/** A calendar day that may be empty. */
export const optionalDayField = (wrong: string) =>
  z.string({ error: wrong }).check(z.refine((text) => text === '' || isDay(text), wrong))

/** Whether a text is a day of this century, 'YYYY-MM-DD'. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && dayOf(text)?.toISOString().startsWith(text) === true

const dayOf = (text: string): Date | null => {
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? null : day
}
