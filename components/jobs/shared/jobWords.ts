import { salaryText } from '@/collections/Jobs/shared/display'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { closesSoon, contractText, freeText, jobPlace } from '@/collections/Jobs/shared/texts'
import { postedAgo, shortDate, shortDay } from '@/lib/shared/format'
import { ENGLISH, inEnglish, type Language } from '@/lib/shared/languages'
import { dateIn, longDateIn } from '@/messages/dateIn'
import { translated, wordsIn } from '@/messages/wordsIn'

/** The sentences of `messages/en/jobs.ts`, and the texts made of them, in a language. */
export const jobWords = (language: Language) => {
  const known = made.get(language) ?? wordsOf(language)
  made.set(language, known)
  return known
}

const wordsOf = (language: Language) => {
  const t = wordsIn(language, 'jobs')
  const list = new Intl.ListFormat(language === ENGLISH ? 'en-GB' : language, {
    type: 'conjunction',
  })
  const ago = dateIn(language, shortDate, { ...SHORT_DAY, ...YEAR })
  return {
    t,
    newTab: wordsIn(language, 'forms')('newTab'),
    longDate: longDateIn(language),
    shortDay: dateIn(language, shortDay, SHORT_DAY),
    postedAgo: (iso: string, now: Date) =>
      postedAgo(iso, now, {
        today: t('today'),
        yesterday: t('yesterday'),
        daysAgo: (days) => t('daysAgo', { days: String(days) }),
        date: ago,
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

// Formats of dates take long to make.
const made = new Map<Language, ReturnType<typeof wordsOf>>()

const SHORT_DAY = { day: 'numeric', month: 'short' } as const
const YEAR = { year: 'numeric' } as const
