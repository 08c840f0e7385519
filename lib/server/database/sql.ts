import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'

export const isSqlite = ({ db }: Payload): boolean => db.name === 'sqlite'

/**
 * Runs one SQL statement and returns its rows, for what Payload's query language cannot express.
 * Values must be parameters of drizzle's `sql`.
 */
export const runSql = async <Row>({ db }: Payload, statement: SQL): Promise<Row[]> => {
  const { rows } = await db.execute({ drizzle: db.drizzle, sql: statement })
  return rows as Row[] // the caller names the columns it selects
}

/** Runs one SQL statement that changes rows, on SQLite, and returns how many it changed. */
export const changeBySql = async ({ db }: Payload, statement: SQL): Promise<number> => {
  const result = await db.execute({ drizzle: db.drizzle, sql: statement })
  return (result as unknown as { rowsAffected: number }).rowsAffected // libsql's ResultSet
}

/**
 * Holds a lock of this name until the transaction of the request ends, so that the second of two
 * requests sees what the first has stored. Postgres only: on SQLite Payload has no transactions.
 */
export const lockUntilCommit = async (
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  name: string,
): Promise<void> => {
  if (isSqlite(payload) || !transactionID) return
  const { db } = payload
  type Session = Parameters<typeof db.execute>[0]['db']
  await db.execute({
    // Payload's type of sessions covers every database; these hold a transaction of drizzle.
    db: db.sessions?.[await transactionID]?.db as Session,
    drizzle: db.drizzle,
    sql: sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
  })
}

/**
 * Runs a function as soon as everybody sees what this request has written: after the commit of its
 * transaction, or at once without one. A function that must not see older data belongs here, because
 * Payload's hooks run before the commit.
 */
export const afterCommit = async (
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  run: () => void,
): Promise<void> => {
  const session = transactionID ? payload.db.sessions?.[await transactionID] : undefined
  if (!session) return run()
  const commit = session.resolve
  session.resolve = async () => {
    await commit()
    run()
  }
}
