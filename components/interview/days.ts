import type { Language } from '@/lib/shared/languages'
import { longWeekdayIn, weekdayIn } from '@/messages/dateIn'

/** A time within a day of Mumbai ('YYYY-MM-DD'), ISO. */
const noon = (day: string): string => `${day}T12:00:00+05:30`

/** 'Sat 5 Dec', of 'YYYY-MM-DD'. */
export const weekdayOf = (day: string, language: Language): string => weekdayIn(language)(noon(day))

/** 'Saturday 5 December'. */
export const longWeekdayOf = (day: string, language: Language): string =>
  longWeekdayIn(language)(noon(day))
