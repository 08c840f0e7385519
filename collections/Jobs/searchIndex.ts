import { editDistance } from '@/lib/shared/editDistance'
import type { Job } from '@/payload-types'
import { leastYears } from './shared/filters'
import { JOB_INDUSTRIES } from './shared/industries'

/** One open job in the index, newest first. */
export type Entry = {
  id: number
  iso2: string
  industry: string
  years: number | null
  closing_date: string | null
}

/** Word → the places in `entries` of the jobs that contain it, each with a weight. */
export type SearchIndex = { entries: Entry[]; words: Map<string, Map<number, number>> }

const TITLE = 4
const SKILL = 2
const OTHER = 1

export type IndexedJob = Pick<
  Job,
  | 'id'
  | 'job_title'
  | 'company_name'
  | 'location_hiring'
  | 'skill_keyword'
  | 'experience'
  | 'industry'
  | 'closing_date'
> & { iso2: string; country: string }

/** Builds the index. Needs open jobs, newest first. */
export const buildIndex = (jobs: IndexedJob[]): SearchIndex => {
  const words: SearchIndex['words'] = new Map()
  const entries = jobs.map((job, at) => {
    const add = (text: string, weight: number) => {
      for (const word of wordsOf(text)) {
        const places = words.get(word) ?? new Map<number, number>()
        places.set(at, Math.max(places.get(at) ?? 0, weight))
        words.set(word, places)
      }
    }
    add(job.job_title, TITLE)
    add(job.skill_keyword, SKILL)
    add(`${job.company_name} ${job.location_hiring} ${job.country}`, OTHER)
    if (job.industry) add(JOB_INDUSTRIES[job.industry], OTHER)
    return {
      id: job.id,
      iso2: job.iso2,
      industry: job.industry ?? '',
      years: leastYears(job.experience),
      closing_date: job.closing_date ?? null,
    }
  })
  return { entries, words }
}

/**
 * The entries that contain every word of the query, place → score; null for a query without words.
 * Typing errors are forgiven.
 */
export const matchWords = (index: SearchIndex, q: string): Map<number, number> | null => {
  const asked = wordsOf(q)
  if (asked.length === 0) return null
  let found: Map<number, number> | undefined
  for (const word of asked) {
    const hits = hitsOf(index, word)
    found = found ? both(found, hits) : hits
  }
  return found ?? new Map()
}

const hitsOf = (index: SearchIndex, asked: string): Map<number, number> => {
  const hits = new Map<number, number>()
  const allowed = asked.length < 4 ? 0 : asked.length < 8 ? 1 : 2
  for (const [word, places] of index.words) {
    const factor = closeness(asked, word, allowed)
    if (factor === 0) continue
    for (const [at, weight] of places) {
      hits.set(at, Math.max(hits.get(at) ?? 0, weight * factor))
    }
  }
  return hits
}

/** 3 for the word itself, 2 for its beginning, 1 with a typing error, 0 for another word. */
const closeness = (asked: string, word: string, allowed: number): number => {
  if (word === asked) return 3
  if (word.startsWith(asked)) return 2
  if (allowed === 0) return 0
  // A misspelt beginning counts too: 'electrc' finds electrician.
  return isWithin(asked, word, allowed) ||
    (word.length > asked.length && isWithin(asked, word.slice(0, asked.length), allowed - 1))
    ? 1
    : 0
}

/** At most so many typing errors apart, with the same first letter. */
const isWithin = (a: string, b: string, allowed: number): boolean =>
  allowed > 0 &&
  Math.abs(a.length - b.length) <= allowed &&
  a[0] === b[0] &&
  editDistance(a, b) <= allowed

const both = (a: Map<number, number>, b: Map<number, number>): Map<number, number> => {
  const common = new Map<number, number>()
  for (const [at, score] of a) {
    const other = b.get(at)
    if (other !== undefined) common.set(at, score + other)
  }
  return common
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
