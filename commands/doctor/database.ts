import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { DERIVED_TABLES } from '@/collections/derivedTables'
import { migrationState } from '@/lib/server/database/database'
import { outdatedTables } from '@/lib/server/database/derived/prepareDerivedTables'
import { isSqlite, runSql } from '@/lib/server/database/sql'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { counted, error, type Found, listed, ok, warning } from './check'

const RESTORE =
  'Stop the site, keep a copy of DATA_DIR as it is, then restore the last backup (docs/runbook.md).'

const MOST_FAULTS = 20

/** SQLite: every page, index and reference. Postgres: each table can be read, and erasures can be completed. */
export const integrity = async (payload: Payload): Promise<Found> => {
  try {
    return isSqlite(payload) ? await sqliteIntegrity(payload) : await postgresIntegrity(payload)
  } catch (failure) {
    return error(`The database is damaged (${codeOfFailure(failure)}).`, RESTORE)
  }
}

const sqliteIntegrity = async (payload: Payload): Promise<Found> => {
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

const postgresIntegrity = async (payload: Payload): Promise<Found> => {
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

/** The schema is the one of this version of the site. */
export const migrations = async (payload: Payload): Promise<Found> => {
  const { pending, unknown } = await migrationState(payload)
  if (unknown.length > 0) {
    return error(
      `The database was used by a newer version of the site: ${listed(unknown)}.`,
      'Start that version again, or restore the backup from before the upgrade.',
    )
  }
  if (pending.length > 0) {
    return warning(
      `${counted(pending.length, 'migration is', 'migrations are')} pending: ${listed(pending)}.`,
      'Restart the site, which applies them (docs/deploy.md, Upgrades).',
    )
  }
  const outdated = await outdatedTables(payload, DERIVED_TABLES)
  return outdated.length > 0
    ? warning(
        `Lists and indexes are of another version of the site: ${listed(outdated)}.`,
        'Restart the site, which makes them again from the rows (docs/deploy.md, Upgrades).',
      )
    : ok('All are applied.')
}
