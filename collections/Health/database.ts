import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { isSqlite, runSql } from '@/lib/server/database/sql'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { counted } from '@/lib/shared/format'
import { error, type Given, listed, ok, type Verdict, warning } from './finding'

const RESTORE =
  'Stop the site, keep a copy of DATA_DIR as it is, then restore the last backup (docs/runbook.md).'

const MOST_FAULTS = 20

/**
 * The database can be written, which throws otherwise. A thorough look writes nothing: SQLite: every
 * page, index and reference. Postgres: each table can be read, and erasures can be completed.
 */
export const database = async ({ payload, isThorough }: Given): Promise<Verdict> => {
  if (!isThorough) return write(payload)
  try {
    return isSqlite(payload) ? await sqliteIntegrity(payload) : await postgresIntegrity(payload)
  } catch (failure) {
    return error(`The database is damaged (${codeOfFailure(failure)}).`, RESTORE)
  }
}

/** A change that changes nothing, but is written: a full or read-only disk refuses it. */
const write = async (payload: Payload): Promise<Verdict> => {
  if (isSqlite(payload)) {
    const [row] = await runSql<{ user_version: number }>(payload, sql.raw('PRAGMA user_version'))
    // SQLite skips a row that stays the same, but not this number, which nothing else uses.
    await runSql(payload, sql.raw(`PRAGMA user_version = ${Number(row?.user_version ?? 0)}`))
  } else {
    await runSql(
      payload,
      sql`UPDATE payload_migrations SET batch = batch WHERE id = (SELECT min(id) FROM payload_migrations)`,
    )
  }
  return ok('It can be written')
}

const sqliteIntegrity = async (payload: Payload): Promise<Verdict> => {
  const found = await runSql<{ integrity_check: string }>(
    payload,
    sql.raw(`PRAGMA integrity_check(${MOST_FAULTS})`),
  )
  // Names of tables and numbers of pages and rows, never values.
  const faults = found.map((row) => row.integrity_check).filter((text) => text !== 'ok')
  if (faults.length > 0) {
    return error(`The database is damaged: ${listed(faults, 3)}.`, RESTORE)
  }
  const dangling = await runSql<{ table: string }>(payload, sql.raw('PRAGMA foreign_key_check'))
  if (dangling.length === 0) return ok('Intact: pages, indexes and references.')
  const tables = [...new Set(dangling.map(({ table }) => table))]
  return warning(
    `Intact, but ${counted(dangling.length, 'row')} of ${listed(tables)} refer to rows that do not exist.`,
    'Report it. Nothing is lost; the site may show such rows incompletely.',
  )
}

const postgresIntegrity = async (payload: Payload): Promise<Verdict> => {
  const tables = Object.keys(payload.db.tables)
  const unreadable: string[] = []
  for (const table of tables) {
    await runSql(payload, sql`SELECT 1 FROM ${sql.identifier(table)} LIMIT 1`).catch((failure) => {
      unreadable.push(`${table} (${codeOfFailure(failure)})`)
    })
  }
  if (unreadable.length > 0) return error(`Tables cannot be read: ${listed(unreadable)}.`, RESTORE)
  // Only the owner may rewrite the statistics, which quote values (lib/server/erasure/deletedBytes.ts).
  const [owner] = await runSql<{ is_owner: boolean }>(
    payload,
    sql`SELECT pg_has_role(datdba, 'USAGE') AS is_owner FROM pg_database WHERE datname = current_database()`,
  )
  return !owner?.is_owner
    ? warning(
        'The account of the site does not own the database, so words of erased people stay in its statistics.',
        'Run ALTER DATABASE name OWNER TO account, as the administrator of the server.',
      )
    : ok(`All ${tables.length} tables can be read. Postgres checks its pages itself.`)
}
