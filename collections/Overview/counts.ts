import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { SOURCES, STAGE_NAMES, STAGES } from '@/collections/Applications/stages'
import { isSqlite, runSql } from '@/lib/server/sql'
import { OFFICE_TIME_ZONE, officeDay, startOfOfficeDay } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import type { DayCount, Inflow, NamedCount } from './wire'

/** Counts of what came in, grouped by the database: rows in quarantine are left out of all of them. */

const DAY_MS = 86_400_000
const TOP_JOBS = 10

/** A window of whole days in Mumbai that ends with today, and the start of the one before it. */
export type Window = { days: string[]; from: string; beforeFrom: string }

export const windowOf = (length: number, now: Date): Window => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return {
    days: Array.from({ length }, (_, i) => officeDay(ago(length - 1 - i))),
    from: startOfOfficeDay(ago(length - 1)),
    beforeFrom: startOfOfficeDay(ago(2 * length - 1)),
  }
}

type Table = 'applications' | 'registrations'

/** Day by day, zeros too, and the sum beside that of the window before. */
export const inflow = async (
  payload: Payload,
  table: Table,
  { days, beforeFrom }: Window,
): Promise<Inflow> => {
  const found = await runSql<{ day: string; count: unknown }>(
    payload,
    sql`SELECT ${dayOf(payload)} AS day, count(*) AS count FROM ${sql.raw(table)}
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
    : sql.raw(`to_char(created_at AT TIME ZONE '${OFFICE_TIME_ZONE}', 'YYYY-MM-DD')`)

const since = (from: string): SQL => sql`a.quarantined_at IS NULL AND a.created_at >= ${from}`

export const perJob = async (payload: Payload, { from }: Window): Promise<NamedCount[]> => {
  const rows = await runSql<{ id: unknown; label: string | null; count: unknown }>(
    payload,
    sql`SELECT g.id AS id, j.job_title AS label, g.count AS count
        FROM (SELECT a.job_id_id AS id, count(*) AS count FROM applications a
              WHERE ${since(from)} GROUP BY a.job_id_id
              ORDER BY 2 DESC, 1 LIMIT ${sql.raw(String(TOP_JOBS))}) g
        LEFT JOIN jobs j ON j.id = g.id ORDER BY g.count DESC, g.id`,
  )
  return rows.map(({ id, label, count }) => named(id ?? 0, label ?? MESSAGES.noSpecificJob, count))
}

export const perCountry = async (payload: Payload, { from }: Window): Promise<NamedCount[]> => {
  const rows = await runSql<{ id: unknown; label: string | null; count: unknown }>(
    payload,
    sql`SELECT c.iso2 AS id, coalesce(c.short_name, c.name) AS label, sum(g.count) AS count
        FROM (SELECT a.job_id_id AS id, count(*) AS count FROM applications a
              WHERE ${since(from)} GROUP BY a.job_id_id) g
        LEFT JOIN jobs j ON j.id = g.id LEFT JOIN countries c ON c.id = j.country_id_id
        GROUP BY 1, 2 ORDER BY 3 DESC, 2`,
  )
  return rows.map(({ id, label, count }) => named(id ?? '', label ?? MESSAGES.noSpecificJob, count))
}

export const perStage = async (payload: Payload, window: Window): Promise<NamedCount[]> => {
  const counts = await grouped(payload, 'stage', window)
  return STAGE_NAMES.map((stage) => named(stage, STAGES[stage].label, counts.get(stage) ?? 0))
}

export const perSource = async (payload: Payload, window: Window): Promise<NamedCount[]> => {
  const counts = await grouped(payload, 'source', window)
  return Object.entries(SOURCES)
    .map(([source, label]) => named(source, label, counts.get(source) ?? 0))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

const grouped = async (
  payload: Payload,
  column: 'stage' | 'source',
  { from }: Window,
): Promise<Map<string, number>> => {
  const rows = await runSql<{ id: string; count: unknown }>(
    payload,
    sql`SELECT a.${sql.raw(column)} AS id, count(*) AS count FROM applications a
        WHERE ${since(from)} GROUP BY 1`,
  )
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** Postgres answers counts as texts. */
const named = (key: unknown, label: string, count: unknown): NamedCount => ({
  key: String(key),
  label,
  count: Number(count),
})
