import { salaryText } from '@/collections/Jobs/shared/display'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { closesSoon, contractText, freeText, jobPlace } from '@/collections/Jobs/shared/texts'
import { longDate, postedAgo, shortDate, shortDay } from '@/lib/shared/format'
import { ENGLISH, inEnglish, type Language } from '@/lib/shared/languages'
import { translated, wordsIn } from '@/messages/wordsIn'

/** The sentences of `messages/en/jobs.ts`, and the texts made of them, in a language. */
export const jobWords = (language: Language) => {
  const t = wordsIn(language, 'jobs')
  const list = new Intl.ListFormat(language === ENGLISH ? 'en-GB' : language, {
    type: 'conjunction',
  })
  return {
    t,
    newTab: wordsIn(language, 'layout')('newTab'),
    longDate: (iso: string) =>
      language === ENGLISH ? longDate(iso) : dateIn(language, { ...DAY, ...YEAR }, iso),
    shortDay: (iso: string) =>
      language === ENGLISH ? shortDay(iso) : dateIn(language, SHORT_DAY, iso),
    postedAgo: (iso: string, now: Date) =>
      postedAgo(iso, now, {
        today: t('today'),
        yesterday: t('yesterday'),
        daysAgo: (days) => t('daysAgo', { days: String(days) }),
        date: (at) =>
          language === ENGLISH ? shortDate(at) : dateIn(language, { ...SHORT_DAY, ...YEAR }, at),
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
    vacancies: (vacancies: number) => t('vacancies', { n: vacancies, count: String(vacancies) }),
    contract: (months: number) => {
      const terms = wordsIn(language, 'jobDetails')
      return contractText(months, {
        years: (n) => terms('years', { n, count: String(n) }),
        months: (n) => terms('months', { n, count: String(n) }),
      })
    },
    salary: (salary: string) => salaryText(salary, t('perMonth')),
    place: (job: Pick<JobJson, 'location_hiring' | 'name'>) =>
      jobPlace({ ...job, name: translated(language, 'places', job.name) }),
    /** The employer's name, with its language; a confidential one has none. */
    employer: ({ employer_confidential, company_name }: JobJson) =>
      employer_confidential
        ? { name: t('confidential') }
        : { name: company_name, ...inEnglish(language) },
    /** What LogoPreview says; nothing in English, where it would only make the page longer. */
    logo: (company: string) =>
      language !== ENGLISH && {
        words: {
          show: t('showLogo', { company }),
          logo: t('logo', { company }),
          close: wordsIn(language, 'layout')('close'),
        },
      },
  }
}

const SHORT_DAY = { day: 'numeric', month: 'short' } as const
const DAY = { day: 'numeric', month: 'long' } as const
const YEAR = { year: 'numeric' } as const

/** A date by the office's clock, in Latin digits. */
const dateIn = (language: Language, form: Intl.DateTimeFormatOptions, iso: string) =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...form, timeZone: 'Asia/Kolkata' }).format(
    new Date(iso),
  )
