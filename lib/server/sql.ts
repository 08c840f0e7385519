import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

/** What both adapters bring: statements that Payload's own query language has no words for. */
type SqlAdapter = {
  name: string
  drizzle: unknown
  execute: (args: { drizzle: unknown; sql?: SQL; raw?: string }) => Promise<{ rows: unknown[] }>
}

const adapterOf = (payload: Payload): SqlAdapter =>
  // Both adapters are drizzle's; Payload's own type of `db` knows of neither.
  payload.db as unknown as SqlAdapter

export const isSqlite = (payload: Payload): boolean => adapterOf(payload).name === 'sqlite'

/** Runs one statement of our own and answers its rows. Values go in through drizzle's `sql`, never by hand. */
export const runSql = async <Row>(payload: Payload, statement: SQL): Promise<Row[]> => {
  const adapter = adapterOf(payload)
  const { rows } = await adapter.execute({ drizzle: adapter.drizzle, sql: statement })
  return rows as Row[] // the caller names the columns it selects
}
