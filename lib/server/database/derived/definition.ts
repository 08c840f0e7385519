import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { isSqlite } from '@/lib/server/database/sql'

/**
 * Tables, indexes and triggers that Payload does not know, because their content follows from its
 * tables. No migration creates them: see prepareDerivedTables.ts.
 */
export type DerivedTables = {
  /** Stays the same when the definition changes. */
  name: string
  /** What else the rows follow from, besides the statements: a change of it replaces them too. */
  madeOf?: unknown
  /** Null: this database does not need them. */
  sqlite: Definition | null
  postgres: Definition | null
}

export type Definition = {
  /**
   * Payload's tables that the parts are on or follow from, first those whose changes touch the others.
   * On Postgres nobody changes them while the parts are made or a piece is filled.
   */
  sources: string[]
  /** In the order of their creation. */
  parts: Part[]
  /** Statements that fill what takes a moment only, together with the creation. */
  fillAtOnce?: string[]
  /** Fills the rest in pieces, so that no transaction is long. */
  fill?: Fill
}

export type Part = {
  kind: 'table' | 'index' | 'trigger'
  /** On Postgres also the name of a trigger's function. */
  name: string
  create: string[]
  /** Postgres: an index that needs the extension pg_trgm, which not every account may create. */
  needsTrigrams?: boolean
}

export type Fill = {
  /** The table whose ids are walked. */
  from: string
  /** Adds the rows with an id above the one and up to the other; a row that is there stays. */
  insert: (above: number, upTo: number) => string
}

export const definitionOn = (
  payload: Payload,
  { sqlite, postgres }: DerivedTables,
): Definition | null => (isSqlite(payload) ? sqlite : postgres)

export const digestOf = (
  { madeOf }: DerivedTables,
  { parts, fillAtOnce, fill }: Definition,
): string =>
  createHash('sha256')
    .update(JSON.stringify([parts, fillAtOnce, fill?.from, fill?.insert(0, 1), madeOf]))
    .digest('hex')

type Named = Pick<Part, 'kind' | 'name'>

/** Parts as they are stored, for the version that replaces them. */
export const storedParts = (parts: Part[]): string =>
  JSON.stringify(parts.map(({ kind, name }): Named => ({ kind, name })))

/** Statements that remove stored parts, the last one first. */
export const removals = (payload: Payload, stored: string): string[] =>
  (JSON.parse(stored) as Named[]) // written by storedParts
    .filter(({ name }) => /^\w+$/.test(name))
    .reverse()
    .map(({ kind, name }) =>
      kind === 'trigger' && !isSqlite(payload)
        ? `drop function if exists ${name} cascade`
        : `drop ${kind} if exists ${name}`,
    )
