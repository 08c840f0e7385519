import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { PayloadRequest } from 'payload'
import { isSqlite, lockUntilCommit } from './sql'
import { withLock } from './withLock'

/** The transaction of a request. Without an id, which is always so on SQLite, there is none. */
export type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Runs work of the same name one at a time, so that it can read and then write. On Postgres it runs
 * in the request's transaction, or in one of its own, and the next one waits for the commit. On
 * SQLite, which only one process may write to (docs/adr/0002), the process holds the lock.
 */
export const exclusively = async (
  name: string,
  { payload, transactionID }: Transaction,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> => {
  if (isSqlite(payload)) return withLock(name, () => work({ payload }))
  const isOwn = !transactionID
  const id = transactionID ?? (await payload.db.beginTransaction())
  const transaction: Transaction = { payload, ...(id && { transactionID: id }) }
  try {
    await lockUntilCommit(transaction, name)
    await work(transaction)
    if (isOwn && id) await payload.db.commitTransaction(id)
  } catch (error) {
    if (isOwn && id) await payload.db.rollbackTransaction(id)
    throw error
  }
}

/** The rows of a query, with what the transaction has written so far. */
export const rowsInside = async <Row>(transaction: Transaction, statement: SQL): Promise<Row[]> => {
  const { db } = transaction.payload
  const inside = await sessionOf(transaction)
  const { rows } = await db.execute({ db: inside, drizzle: db.drizzle, sql: statement })
  return rows as Row[] // the caller names the columns it selects
}

/** Runs statements in their order, all or none. On Postgres they need a transaction. */
export const runAll = async (transaction: Transaction, statements: SQL[]): Promise<void> => {
  const { db } = transaction.payload
  if (isSqlite(transaction.payload)) {
    // isSqlite makes sure of it; Payload types `drizzle` as that of Postgres.
    const drizzle = db.drizzle as unknown as LibSQLDatabase
    const [first, ...others] = statements.map((statement) => drizzle.run(statement))
    if (first) await drizzle.batch([first, ...others])
    return
  }
  const inside = await sessionOf(transaction)
  if (!inside) throw new Error('These statements need a transaction')
  for (const statement of statements) {
    await db.execute({ db: inside, drizzle: db.drizzle, sql: statement })
  }
}

const sessionOf = async ({ payload: { db }, transactionID }: Transaction) => {
  const id = await transactionID
  const session = id === undefined ? undefined : db.sessions?.[id]?.db
  // Payload's type of sessions covers every database; these hold a transaction of drizzle.
  return session as Parameters<typeof db.execute>[0]['db']
}
