import type { DatabaseAdapterObj } from 'payload'

const OVERWRITE_DELETED = 'PRAGMA secure_delete = ON'

/** The parts of Payload's adapter for SQLite that are used here. Postgres has no such client. */
type Connected = {
  connect: (...given: unknown[]) => Promise<void>
  client?: {
    execute: (statement: string) => Promise<unknown>
    transaction: (...mode: unknown[]) => Promise<unknown>
  }
}

/**
 * Makes SQLite overwrite what is deleted. Always, not only in an erasure: what SQLite leaves of a
 * row when it moves it between pages is not overwritten later (docs/adr/0008). libsql opens a new
 * connection, without the setting, after each transaction.
 */
export const withSecureDelete = <T>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    if (adapter.name === 'sqlite') overwriteDeletions(db as unknown as Connected) // see the type
    return db
  },
})

const overwriteDeletions = (db: Connected): void => {
  const { connect } = db
  db.connect = async (...given) => {
    const before = db.client
    await connect.call(db, ...given)
    const { client } = db
    if (!client || client === before) return
    await client.execute(OVERWRITE_DELETED)
    const { transaction } = client
    client.transaction = async (...mode) => {
      const begun = await transaction.call(client, ...mode)
      await client.execute(OVERWRITE_DELETED)
      return begun
    }
  }
}
