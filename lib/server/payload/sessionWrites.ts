import type { BaseDatabaseAdapter, DatabaseAdapterObj, UpdateOne } from 'payload'

type Update = Parameters<UpdateOne>[0]

/**
 * Beginning, extending and ending a session writes the sessions only. Payload 3.90.1 reads the whole
 * account and writes it back: a password changed in between would be undone. It marks these writes
 * with an empty `updatedAt`.
 */
export const withNarrowSessionWrites = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const update = db.updateOne
    db.updateOne = function (this: BaseDatabaseAdapter, given) {
      return update.call(this, isSessionWrite(given) ? narrowed(given) : given)
    }
    return db
  },
})

const isSessionWrite = ({ collection, data }: Update): boolean =>
  collection === 'users' && data.updatedAt === null && Array.isArray(data.sessions)

const narrowed = (given: Update): Update => ({
  ...given,
  data: { sessions: given.data.sessions, updatedAt: null },
})
