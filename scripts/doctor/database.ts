import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { migrationState } from '@/lib/server/database'
import { codeOfFailure } from '@/lib/server/operatorError'
import { isSqlite, runSql } from '@/lib/server/sql'
import { counted, error, type Found, listed, ok, warning } from './check'

const RESTORE =
  'Stop the site, keep a copy of DATA_DIR as it is, then restore the last backup (docs/runbook.md).'

const MOST_FAULTS = 20

/** SQLite: every page, index and reference. Postgres: each table can be read. */
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
  return unreadable.length > 0
    ? error(`Tables cannot be read: ${listed(unreadable)}.`, RESTORE)
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
  return pending.length > 0
    ? warning(
        `${counted(pending.length, 'migration is', 'migrations are')} pending: ${listed(pending)}.`,
        'Restart the site, which applies them (docs/deploy.md, Upgrades).',
      )
    : ok('All are applied.')
}
