import {
  EXPERIENCE_RANGES,
  EXPERIENCE_WORDS,
  type ExperienceRange,
  type JobFilters,
} from '@/collections/Jobs/shared/filters'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import type { Language } from '@/lib/shared/languages'
import { translated, wordsIn } from '@/messages/wordsIn'
import type { SearchWords } from './shared/json'
import { readAlertSearch } from './shared/search'

/** A search in words, as the filters of the job list are called in a language. */
export const searchWords = (
  { q, country, industry, experience }: JobFilters,
  countries: readonly { name: string; iso2: string }[],
  language: Language,
): SearchWords => {
  const t = wordsIn(language, 'jobList')
  const names = new Map(countries.map(({ iso2, name }) => [iso2, name]))
  const rows: [string, string[]][] = [
    [t('word'), q ? [q] : []],
    [t('country'), country.map((iso2) => translated(language, 'places', names.get(iso2) ?? iso2))],
    [t('industry'), industry.map((key) => translated(language, 'industries', industryName(key)))],
    [
      t('experience'),
      experience.flatMap((key) => (isRange(key) ? [t(EXPERIENCE_WORDS[key])] : [])),
    ],
  ]
  return rows.flatMap(([term, texts]) => (texts.length > 0 ? [[term, texts.join(', ')]] : []))
}

/** The filters of a stored search. */
export const storedSearch = (search: string | null | undefined): JobFilters =>
  readAlertSearch(new URLSearchParams(search ?? ''))

const industryName = (key: string): string =>
  new Map<string, string>(Object.entries(JOB_INDUSTRIES)).get(key) ?? key

const isRange = (key: string): key is ExperienceRange => Object.hasOwn(EXPERIENCE_RANGES, key)
