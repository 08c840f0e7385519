import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { STAGE_NAMES, STAGES } from '@/collections/Applications/shared/stages'
import type { CandidateCollection } from '@/collections/Submissions/shared/personalData'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { isSqlite, runSql } from '@/lib/server/sql'
import { officeDay, startOfOfficeDay } from '@/lib/shared/format'
import { DAY_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import type { DayCount, Inflow, NamedCount } from './shared/json'

/** Counts of submissions, grouped by the database. Rows in quarantine count nowhere. */

const TOP_JOBS = 10

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
  const found = await runSql<{ day: string; count: unknown }>(
    payload,
    sql`SELECT ${dayOf(payload)} AS day, count(*) AS count FROM ${sql.raw(collection)}
        WHERE quarantined_at IS NULL AND created_at >= ${beforeFrom} GROUP BY 1`,
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

/** The calendar day in Mumbai, which is 5:30 ahead of UTC all year, as YYYY-MM-DD. */
const dayOf = (payload: Payload): SQL =>
  isSqlite(payload)
    ? sql.raw(`date(created_at, '+330 minutes')`)
    : sql.raw(`to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')`)

/** The period's applications, counted by job, country, stage and source. */
export type Shares = Record<'per_job' | 'per_country' | 'stages' | 'sources', NamedCount[]>

type Kind = 'job' | 'country' | 'stage' | 'source'

/**
 * Counts by job (the ten with the most), by the job's country, by stage and by source. One query
 * reads the rows once, grouped by all of these, and sums the groups four times.
 */
export const shares = async (payload: Payload, { from }: Window): Promise<Shares> => {
  const rows = await runSql<{
    kind: Kind
    id: string | null
    label: string | null
    count: unknown
  }>(
    payload,
    sql`WITH g AS MATERIALIZED (
          SELECT job_id_id AS job, stage, source, count(*) AS n FROM applications
          WHERE quarantined_at IS NULL AND created_at >= ${from} GROUP BY 1, 2, 3)
        SELECT * FROM (
          SELECT 'job' AS kind, CAST(g.job AS text) AS id, j.job_title AS label, sum(g.n) AS count
          FROM g LEFT JOIN jobs j ON j.id = g.job GROUP BY g.job, j.job_title
          ORDER BY 4 DESC, g.job DESC LIMIT ${sql.raw(String(TOP_JOBS))}) AS jobs_of_g
        UNION ALL
        SELECT 'country', c.iso2, coalesce(c.short_name, c.name), sum(g.n)
        FROM g LEFT JOIN jobs j ON j.id = g.job LEFT JOIN countries c ON c.id = j.country_id_id
        GROUP BY c.iso2, coalesce(c.short_name, c.name)
        UNION ALL SELECT 'stage', CAST(stage AS text), NULL, sum(n) FROM g GROUP BY stage
        UNION ALL SELECT 'source', CAST(source AS text), NULL, sum(n) FROM g GROUP BY source`,
  )
  const of = (kind: Kind): NamedCount[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, label, count }) => ({
        key: id ?? (kind === 'job' ? '0' : ''),
        label: label ?? MESSAGES.noSpecificJob,
        // Postgres returns sums as text.
        count: Number(count),
      }))
  return {
    per_job: mostFirst(of('job')),
    per_country: mostFirst(of('country')),
    stages: labelled(of('stage'), STAGE_LABELS),
    sources: mostFirst(labelled(of('source'), SOURCES).filter(({ count }) => count > 0)),
  }
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
