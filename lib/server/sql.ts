import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'

export const isSqlite = ({ db }: Payload): boolean => db.name === 'sqlite'

/**
 * Runs one statement of our own, for what Payload's query language has no words, and answers its rows.
 * Values go in through drizzle's `sql`, never by hand.
 */
export const runSql = async <Row>({ db }: Payload, statement: SQL): Promise<Row[]> => {
  const { rows } = await db.execute({ drizzle: db.drizzle, sql: statement })
  return rows as Row[] // the caller names the columns it selects
}

/**
 * Holds a lock of this name until the transaction of the request ends, so that of two requests at
 * once the second sees what the first has stored. Postgres only: on SQLite Payload has no
 * transactions.
 */
export const lockUntilCommit = async (
  { payload, transactionID }: PayloadRequest,
  name: string,
): Promise<void> => {
  if (isSqlite(payload) || !transactionID) return
  const { db } = payload
  type Session = Parameters<typeof db.execute>[0]['db']
  await db.execute({
    // Payload types sessions for every kind of database; these hold a transaction of drizzle.
    db: db.sessions?.[await transactionID]?.db as Session,
    drizzle: db.drizzle,
    sql: sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
  })
}
