import { closesSoon, freeText } from '@/collections/Jobs/shared/texts'
import { postedAgo, shortDate } from '@/lib/shared/format'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'

/** The sentences of `messages/en/jobs.ts`, and the texts made of them, in a language. */
export const jobWords = (language: Language) => {
  const t = wordsIn(language, 'jobs')
  const list = new Intl.ListFormat(language === ENGLISH ? 'en-GB' : language, {
    type: 'conjunction',
  })
  return {
    t,
    postedAgo: (iso: string, now: Date) =>
      postedAgo(iso, now, {
        today: t('today'),
        yesterday: t('yesterday'),
        daysAgo: (days) => t('daysAgo', { days: String(days) }),
        date: (at) =>
          language === ENGLISH ? shortDate(at) : dateIn(language).format(new Date(at)),
      }),
    closesSoon: (closing_date: string | null, now: Date) =>
      closesSoon(closing_date, now, {
        today: t('closesToday'),
        tomorrow: t('closesTomorrow'),
        inDays: (days) => t('closesIn', { days: String(days) }),
      }),
    freeText: (job: Parameters<typeof freeText>[0]) =>
      freeText(job, {
        food: t('food'),
        room: t('room'),
        transport: t('transport'),
        free: (given) => t('free', { what: list.format(given) }),
      }),
  }
}

/** The short date by the office's clock, in Latin digits. */
const dateIn = (language: Language) =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
