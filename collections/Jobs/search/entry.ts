import { officeDay } from '@/lib/shared/format'
import type { Job } from '@/payload-types'
import { EXPERIENCE_RANGES, type ExperienceRange, leastYears } from '../shared/filters'
import { JOB_INDUSTRIES } from '../shared/industries'
import { jobJson } from '../shared/json'
import { BEGINNING_LETTERS, beginningFits, beginningOf, wordsOf } from './words'

/** What the search tables hold of one active job (docs/adr/0025). */
export type Entry = {
  job_id: number
  /** The values of the filters; empty for none. */
  country: string
  industry: string
  experience: string
  /** The closing day as a number, 20261231; NEVER_CLOSES without one. */
  closes_on: number
  /** The date posted in milliseconds. */
  posted_at: number
  /** The last change, ISO. */
  changed_at: string
  /** The job as visitors get it (shared/json.ts), as JSON. */
  json: string
  /**
   * Each word once, with its highest weight; and the beginnings of one and two letters, with the
   * weight of the word that they fit best.
   */
  words: [word: string, weight: number][]
}

/** The closing day of a job that stays open. */
const NEVER_CLOSES = 9999_12_31

const TITLE = 4
const SKILL = 2
const OTHER = 1

/** A calendar day in Mumbai as a number: 20261122. */
export const dayNumber = (at: Date): number => Number(officeDay(at).replaceAll('-', ''))

/** The entry of a job. Needs depth 1. */
export const entryOf = (job: Job): Entry => {
  // Without a confidential employer: its name must find nothing.
  const json = jobJson(job)
  return {
    job_id: job.id,
    country: json.iso2,
    industry: json.industry ?? '',
    experience: rangeOf(leastYears(json.experience)),
    closes_on: json.closing_date ? dayNumber(new Date(json.closing_date)) : NEVER_CLOSES,
    posted_at: Date.parse(json.update_at),
    changed_at: json.changed_at,
    json: JSON.stringify(json),
    words: weighedWords([
      [json.job_title, TITLE],
      [json.skill_keyword, SKILL],
      [`${json.company_name} ${json.location_hiring} ${json.name}`, OTHER],
      [json.industry ? JOB_INDUSTRIES[json.industry] : '', OTHER],
    ]),
  }
}

/** `texts` have falling weights: the first place of a word counts. */
const weighedWords = (texts: [text: string, weight: number][]): Entry['words'] => {
  const weights = new Map<string, number>()
  for (const [text, weight] of texts) {
    for (const word of wordsOf(text)) if (!weights.has(word)) weights.set(word, weight)
  }
  return [...weights, ...beginnings(weights)]
}

const beginnings = (weights: Map<string, number>): Map<string, number> => {
  const found = new Map<string, number>()
  for (const [word, weight] of weights) {
    for (let letters = 1; letters <= Math.min(BEGINNING_LETTERS, word.length); letters += 1) {
      const beginning = beginningOf(word, letters)
      const best = Math.max(found.get(beginning) ?? 0, weight * beginningFits(word, letters))
      found.set(beginning, best)
    }
  }
  return found
}

const RANGES = Object.keys(EXPERIENCE_RANGES) as ExperienceRange[] // keys of the table

const rangeOf = (years: number | null): string =>
  RANGES.find((range) => {
    const { from, below } = EXPERIENCE_RANGES[range]
    return years !== null && years >= from && years < below
  }) ?? ''
