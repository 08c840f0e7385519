import { setImmediate as letOthersWork } from 'node:timers/promises'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { isSqlite, runSql } from '@/lib/server/database/sql'
import { exclusively, runAll } from '@/lib/server/database/transaction'
import { withLock } from '@/lib/server/database/withLock'
import {
  type Definition,
  type DerivedTables,
  definitionOn,
  digestOf,
  type Part,
  removals,
  storedParts,
} from './definition'
import { hasTrigrams, installTrigrams } from './trigrams'

/** Ids of one piece: a fraction of a second. */
const PIECE = 5000

// Outlives the tables it describes. `parts` are those that were created: the next version may not know
// them any more. `filled_to` is null when all is filled.
const STATE_TABLE = `create table if not exists derived_tables (name text primary key,
  definition text not null, parts text not null, filled_to integer)`

type State = { name: string; definition: string; parts: string; filled_to: number | null }

/**
 * Creates, replaces and fills these tables, and removes those of other versions that are not among
 * them (docs/adr/0049). A start that was killed is continued. Needs a migrated database.
 */
export const prepareDerivedTables = (
  payload: Payload,
  all: readonly DerivedTables[],
): Promise<void> =>
  // Of several instances that start at the same time one fills, the others wait.
  withLock('derivedTables', async () => {
    await runSql(payload, sql.raw(STATE_TABLE))
    for (const { name, parts } of await states(payload)) {
      if (!all.some((tables) => tables.name === name)) await remove(payload, name, parts)
    }
    const outdated = await outdatedTables(payload, all)
    for (const tables of all) {
      const definition = definitionOn(payload, tables)
      if (!definition) continue
      if (outdated.includes(tables.name)) await replace(payload, tables, definition)
      await fill(payload, tables.name, definition)
    }
  })

/** The names of those that another version has made, or that a migration has dropped with their table. */
export const outdatedTables = async (
  payload: Payload,
  all: readonly DerivedTables[],
): Promise<string[]> => {
  const existing = await existingParts(payload)
  const stored = existing.has('derived_tables') ? await states(payload) : []
  const withTrigrams = await hasTrigrams(payload)
  return all.flatMap((tables) => {
    const definition = definitionOn(payload, tables)
    if (!definition) return []
    const isCurrent =
      stored.some(
        ({ name, definition: digest }) =>
          name === tables.name && digest === digestOf(tables, definition),
      ) && partsOf(definition, withTrigrams).every(({ name }) => existing.has(name))
    return isCurrent ? [] : [tables.name]
  })
}

const partsOf = ({ parts }: Definition, withTrigrams: boolean): Part[] =>
  parts.filter(({ needsTrigrams }) => withTrigrams || !needsTrigrams)

const states = (payload: Payload): Promise<State[]> =>
  runSql(payload, sql`select name, definition, parts, filled_to from derived_tables`)

const existingParts = async (payload: Payload): Promise<Set<string>> => {
  const rows = await runSql<{ name: string }>(
    payload,
    isSqlite(payload)
      ? sql`select name from sqlite_master`
      : sql`select relname as name from pg_class
            where relnamespace = current_schema()::regnamespace
            union all select tgname from pg_trigger where not tgisinternal`,
  )
  return new Set(rows.map(({ name }) => name))
}

const replace = async (
  payload: Payload,
  tables: DerivedTables,
  definition: Definition,
): Promise<void> => {
  const { name } = tables
  if (definition.parts.some((part) => part.needsTrigrams)) await installTrigrams(payload)
  const parts = partsOf(definition, await hasTrigrams(payload))
  const before = (await states(payload)).find((state) => state.name === name)
  const statements = [
    ...lockOn(payload, definition, 'access exclusive'),
    ...removals(payload, before?.parts ?? '[]'),
    // Whatever has made one of these names, it is not needed.
    ...removals(payload, storedParts(parts)),
    ...parts.flatMap(({ create }) => create),
    ...(definition.fillAtOnce ?? []),
  ]
  await inTransaction(payload, [
    ...statements.map((statement) => sql.raw(statement)),
    sql`delete from derived_tables where name = ${name}`,
    sql`insert into derived_tables (name, definition, parts, filled_to)
        values (${name}, ${digestOf(tables, definition)}, ${storedParts(parts)},
          ${definition.fill ? 0 : null})`,
  ])
}

const fill = async (payload: Payload, name: string, definition: Definition): Promise<void> => {
  const { fill: way } = definition
  if (!way) return
  for (;;) {
    const state = (await states(payload)).find((one) => one.name === name)
    if (!state || state.filled_to === null) return
    const [row] = await runSql<{ last: number | null }>(
      payload,
      sql`select max(id) as last from ${sql.identifier(way.from)}`,
    )
    const [above, upTo] = [state.filled_to, state.filled_to + PIECE]
    // What is added from now on, the triggers add.
    const filledTo = upTo < Number(row?.last ?? 0) ? upTo : null
    await inTransaction(payload, [
      ...[...lockOn(payload, definition, 'share'), way.insert(above, upTo)].map((statement) =>
        sql.raw(statement),
      ),
      sql`update derived_tables set filled_to = ${filledTo} where name = ${name}`,
    ])
    await letOthersWork()
  }
}

/**
 * Until the commit: whoever changes a row waits before its trigger runs. Otherwise the row could be
 * changed or erased between its reading and its writing here; and a trigger that waits for a table that
 * is being replaced, while the replacement waits for the trigger's table, would be a deadlock.
 */
const lockOn = (
  payload: Payload,
  { sources }: Definition,
  mode: 'share' | 'access exclusive',
): string[] =>
  isSqlite(payload) || sources.length === 0
    ? []
    : [`lock table ${sources.join(', ')} in ${mode} mode`]

const remove = (payload: Payload, name: string, parts: string): Promise<void> =>
  inTransaction(payload, [
    ...removals(payload, parts).map((statement) => sql.raw(statement)),
    sql`delete from derived_tables where name = ${name}`,
  ])

const inTransaction = (payload: Payload, statements: SQL[]): Promise<void> =>
  exclusively('derived_tables', { payload }, (inside) => runAll(inside, statements))
