import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { newestMigration } from '@/lib/server/database/database'
import { isSqlite, runSql } from '@/lib/server/database/sql'
import { duration, error, type Given, ok, type Verdict } from './finding'

/** Two clocks of well-kept machines differ by less. */
const MOST_DIFFERENCE_MS = 2 * 60_000

const TABLES = ['audit', 'applications', 'registrations', 'enquiries', 'mails']

const SET = 'Set the clock, and let the system keep it (timedatectl set-ntp true).'

/** The clock is not before what was stored; on Postgres it agrees with the server's. */
export const clock = async ({ payload, now }: Given): Promise<Verdict> => {
  const behind = Math.max(await newestRow(payload), newestVersion(payload)) - now.getTime()
  if (behind > MOST_DIFFERENCE_MS) {
    return error(`The clock is behind by at least ${duration(behind)}: there are newer rows.`, SET)
  }
  if (isSqlite(payload)) return ok(`${now.toISOString()}, after all that is stored.`)
  const [row] = await runSql<{ now: string | Date }>(payload, sql`SELECT now() AS now`)
  const difference = Math.abs(Date.now() - timeOf(row?.now))
  return difference > MOST_DIFFERENCE_MS
    ? error(`The clocks of this machine and of Postgres differ by ${duration(difference)}.`, SET)
    : ok(`${now.toISOString()}, the same as that of Postgres.`)
}

const newestRow = async (payload: Payload): Promise<number> => {
  const times = await Promise.all(
    TABLES.map(async (table) => {
      const [row] = await runSql<{ newest: string | Date | null }>(
        payload,
        sql`SELECT max(created_at) AS newest FROM ${sql.identifier(table)}`,
      )
      return timeOf(row?.newest)
    }),
  )
  return Math.max(...times)
}

/** The site was made after its newest migration, whose name begins with its day. */
const newestVersion = (payload: Payload): number => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(newestMigration(payload)) ?? []
  return timeOf(`${year}-${month}-${day}`)
}

const timeOf = (value: string | Date | null | undefined): number =>
  value ? new Date(value).getTime() || 0 : 0
