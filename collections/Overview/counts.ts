import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { STAGE_NAMES, STAGES } from '@/collections/Applications/shared/stages'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { readSql } from '@/lib/server/database/reads/reading'
import { officeDay, startOfOfficeDay } from '@/lib/shared/format'
import { DAY_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { perJob } from './perJob'
import type { DayCount, Inflow, NamedCount } from './shared/json'

/**
 * Counts of submissions, from those that the database keeps (docs/adr/0026). Rows in quarantine count
 * nowhere.
 */

/**
 * A period of whole days in Mumbai that ends today, and the start of the equal period before it.
 */
export type Window = { days: string[]; from: string; beforeFrom: string }

export const windowOf = (length: number, now: Date): Window => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return {
    days: Array.from({ length }, (_, i) => officeDay(ago(length - 1 - i))),
    from: startOfOfficeDay(ago(length - 1)),
    beforeFrom: startOfOfficeDay(ago(2 * length - 1)),
  }
}

/**
 * Submissions per day, days without any included, and the totals of this and the previous period.
 */
export const inflow = async (
  payload: Payload,
  collection: CandidateCollection,
  { days, beforeFrom }: Window,
): Promise<Inflow> => {
  const found = await readSql<{ day: string; count: unknown }>(
    payload,
    sql`SELECT day, sum(n) AS count FROM submission_counts
        WHERE collection = ${collection} AND is_sample = 0 AND day >= ${officeDay(new Date(beforeFrom))}
        GROUP BY day`,
  )
  const counts = new Map(found.map(({ day, count }) => [day, Number(count)]))
  const first = days[0] ?? ''
  const before = [...counts].filter(([day]) => day < first)
  const per_day = days.map((day): DayCount => ({ day, count: counts.get(day) ?? 0 }))
  return {
    total: sum(per_day.map(({ count }) => count)),
    before: sum(before.map(([, count]) => count)),
    per_day,
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The period's applications, counted by job, country, stage and source. */
export type Shares = Record<'per_job' | 'per_country' | 'stages' | 'sources', NamedCount[]>

type Cell = { stage: string; source: string; country: string; count: unknown }

/** Counts by job (the ten with the most), by the job's country, by stage and by source. */
export const shares = async (payload: Payload, window: Window): Promise<Shares> => {
  const cells = await cellsOf(payload, window)
  const by = (part: 'stage' | 'source' | 'country'): NamedCount[] => {
    const sums = new Map<string, number>()
    for (const cell of cells) {
      sums.set(cell[part], (sums.get(cell[part]) ?? 0) + Number(cell.count))
    }
    return [...sums].map(([key, count]) => ({ key, label: MESSAGES.noSpecificJob, count }))
  }
  return {
    per_job: mostFirst(await perJob(payload, window.days)),
    per_country: mostFirst(await withNames(payload, by('country'))),
    stages: labelled(by('stage'), STAGE_LABELS),
    sources: mostFirst(labelled(by('source'), SOURCES).filter(({ count }) => count > 0)),
  }
}

const cellsOf = (payload: Payload, { days }: Window): Promise<Cell[]> =>
  readSql<Cell>(
    payload,
    sql`SELECT stage, source, country, sum(n) AS count FROM submission_counts
        WHERE collection = 'applications' AND is_sample = 0 AND day >= ${days[0]}
        GROUP BY stage, source, country HAVING sum(n) > 0`,
  )

/** The same counts with the names of their countries as labels. */
const withNames = async (payload: Payload, counts: NamedCount[]): Promise<NamedCount[]> => {
  const countries = await readSql<{ iso2: string; name: string }>(
    payload,
    sql`SELECT iso2, coalesce(short_name, name) AS name FROM countries`,
  )
  const names = new Map(countries.map(({ iso2, name }) => [iso2, name]))
  return counts.map((count) => ({ ...count, label: names.get(count.key) ?? count.label }))
}

const STAGE_LABELS = Object.fromEntries(STAGE_NAMES.map((stage) => [stage, STAGES[stage].label]))

/** A count for each key of `labels`, in that order. */
const labelled = (counts: NamedCount[], labels: Record<string, string>): NamedCount[] =>
  Object.entries(labels).map(([key, label]) => ({
    key,
    label,
    count: counts.find((found) => found.key === key)?.count ?? 0,
  }))

const mostFirst = (counts: NamedCount[]): NamedCount[] =>
  counts.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
