import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { announceChange, TAGS } from '@/lib/server/changes'
import { repeat } from '@/lib/server/repeat'
import { isSqlite, runSql } from '@/lib/server/sql'
import { exclusively, runAll } from '@/lib/server/transaction'
import { OPTIONAL_NAMES } from '../shared/fields'
import { EXPERIENCE_RANGES } from '../shared/filters'
import { JOB_INDUSTRIES } from '../shared/industries'
import { closeEntries, indexChanges } from './indexJobs'
import { CREATE_TABLES, DROP_TABLES, NOTE_ALL, NOTE_DELETED, STATE_TABLE, TRIGGERS } from './tables'

const EVERY_MS = 1000

/** Raise it when an entry of the same job changes for a reason that `definition` does not see. */
const REVISION = 2

/**
 * Creates and fills the search tables (docs/adr/0025). They are made again when this release
 * defines them or their entries in another way; their triggers also when a migration dropped them
 * with the table. Needs a migrated database. Call it before the first job is read or written.
 */
export const prepareSearch = async (payload: Payload): Promise<void> => {
  const kind = isSqlite(payload) ? 'sqlite' : 'postgres'
  await runSql(payload, sql.raw(STATE_TABLE))
  await exclusively('jobs_search', { payload }, async (inside) => {
    const isCurrent = (await storedDefinition(payload)) === definition(kind)
    const existing = await existingTriggers(payload)
    const missing = TRIGGERS.filter(({ name }) => !isCurrent || !existing.has(name))
    if (missing.length === 0) return
    const statements = [
      ...(isCurrent ? [] : [...DROP_TABLES, ...CREATE_TABLES[kind]]),
      ...missing.flatMap((trigger) => trigger[kind]),
      NOTE_ALL,
    ]
    await runAll(inside, [
      ...statements.map((statement) => sql.raw(statement)),
      sql`insert into jobs_search_state (name, value) values ('definition', ${definition(kind)})
          on conflict (name) do update set value = excluded.value`,
    ])
  })
  // Tables may also have been replaced as a whole (npm run move), which no trigger sees.
  await runSql(payload, sql.raw(NOTE_DELETED))
  await indexChanges(payload)
  await closeEntries(payload)
  await runSql(payload, sql`delete from jobs_search_terms where jobs = 0`)
}

/** Keeps the tables up to date with what no hook reports: raw changes, and the end of a day. */
export const keepSearch = (payload: Payload): void =>
  repeat('keepSearch', EVERY_MS, async () => {
    const isIndexed = await indexChanges(payload)
    const isClosed = await closeEntries(payload)
    if (isIndexed || isClosed) announceChange(TAGS.jobs)
  })

const definition = (kind: 'sqlite' | 'postgres'): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        REVISION,
        CREATE_TABLES[kind],
        TRIGGERS,
        JOB_INDUSTRIES,
        EXPERIENCE_RANGES,
        OPTIONAL_NAMES,
      ]),
    )
    .digest('hex')

const storedDefinition = async (payload: Payload): Promise<string | undefined> => {
  const [row] = await runSql<{ value: string }>(
    payload,
    sql`select value from jobs_search_state where name = 'definition'`,
  )
  return row?.value
}

const existingTriggers = async (payload: Payload): Promise<Set<string>> => {
  const rows = await runSql<{ name: string }>(
    payload,
    isSqlite(payload)
      ? sql`select name from sqlite_master where type = 'trigger'`
      : sql`select tgname as name from pg_trigger where not tgisinternal`,
  )
  return new Set(rows.map(({ name }) => name))
}
