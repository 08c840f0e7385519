import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'

export const isSqlite = ({ db }: Payload): boolean => db.name === 'sqlite'

/**
 * Runs one statement of our own, for what Payload's query language has no words, and answers its rows.
 * Values go in through drizzle's `sql`, never by hand.
 */
export const runSql = async <Row>({ db }: Payload, statement: SQL): Promise<Row[]> => {
  const { rows } = await db.execute({ drizzle: db.drizzle, sql: statement })
  return rows as Row[] // the caller names the columns it selects
}
