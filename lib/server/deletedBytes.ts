import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { cleanFreeSpace } from './freeSpace'
import { isSqlite, runSql } from './sql'
import { withLock } from './withLock'

const MARK = 'deleted-bytes'

/**
 * Removes the bytes of deleted rows. SQLite: they are gone from the file and the log when this
 * resolves (docs/adr/0008). Postgres: the next nightly maintenance removes them
 * (rewriteMarkedTables).
 */
export const removeDeletedBytes = (payload: Payload): Promise<void> =>
  withLock('deletedBytes', async () => {
    if (isSqlite(payload)) await cleanFreeSpace(payload)
    else await payload.kv.set(MARK, true)
  })

/**
 * Postgres: rewrites these tables when rows were erased since the last time. Other queries of a
 * table wait meanwhile, so it runs at night.
 */
export const rewriteMarkedTables = (payload: Payload, tables: readonly string[]): Promise<void> =>
  withLock('deletedBytes', async () => {
    if (isSqlite(payload) || !(await payload.kv.get(MARK))) return
    // First, so that an erasure meanwhile marks them again.
    await payload.kv.delete(MARK)
    for (const table of tables) await runSql(payload, sql.raw(`VACUUM FULL ${table}`))
  })
