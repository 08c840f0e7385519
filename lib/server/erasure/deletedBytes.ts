import type { Payload } from 'payload'
import { isSqlite } from '../database/sql'
import { withLock } from '../database/withLock'
import { logError } from '../monitoring/logError'
import { newPool } from '../postgres/pools'
import { ERASURE_PROBE } from '../postgres/schema'
import { codeOfFailure } from '../settings/operatorError'
import { wipeUnusedPageBytes } from './wipeUnusedPageBytes'

const MARK = 'deleted-bytes'
const LOCK = 'deletedBytes'

/** Kept from an erasure until nothing of it is left in the files. `since`: a night could not remove it. */
type Mark = { since?: string }

/**
 * Removes the bytes of deleted rows. SQLite: they are gone from the file and the log when this
 * resolves (docs/adr/0008). Postgres: a nightly maintenance removes them (rewriteMarkedTables).
 */
export const removeDeletedBytes = (payload: Payload): Promise<void> =>
  withLock(LOCK, async () => {
    if (isSqlite(payload)) await wipeUnusedPageBytes(payload)
    else if (!(await payload.kv.has(MARK))) await payload.kv.set(MARK, {})
  })

/**
 * Postgres: rewrites these tables when rows were erased since the last time. Other queries of a
 * table wait meanwhile, so it runs at night. False: something is left, because another transaction can
 * still see it or uses a table; `rewriteLater` comes back for it.
 */
export const rewriteMarkedTables = (
  payload: Payload,
  tables: readonly string[],
  now = new Date(),
): Promise<boolean> =>
  withLock(LOCK, async () => {
    if (isSqlite(payload)) return true
    const mark = await payload.kv.get<Mark>(MARK)
    if (!mark) return true
    // An erasure that ends meanwhile waits for the lock, and marks them again.
    const isDone = await rewrite(tables)
    if (isDone) await payload.kv.delete(MARK)
    else if (!mark.since) await payload.kv.set(MARK, { since: now.toISOString() })
    return isDone
  })

/** Tries again if a night left something. */
export const rewriteLater = async (payload: Payload, tables: readonly string[]): Promise<void> => {
  if (await leftSince(payload)) await rewriteMarkedTables(payload, tables)
}

/** When a night could not remove the bytes of deleted rows that are still there. */
export const leftSince = async (payload: Payload): Promise<Date | null> => {
  const mark = isSqlite(payload) ? null : await payload.kv.get<Mark>(MARK)
  return mark?.since ? new Date(mark.since) : null
}

/** Others who want the table wait behind a rewriting that waits for it, so it does not wait for long. */
const WAIT_FOR_TABLE_MS = 2000
const LOCK_NOT_AVAILABLE = '55P03'

const rewrite = async (tables: readonly string[]): Promise<boolean> => {
  // A large table takes longer than other queries may.
  const pool = newPool({ max: 1, query_timeout: 0, lock_timeout: WAIT_FOR_TABLE_MS })
  const run = (statement: string) => pool.query(statement)
  try {
    if (await someoneSeesDeletedRows(run)) return false
    for (const table of tables) {
      await run(forgetStatistics(table))
      await run(`VACUUM (FULL, ANALYZE) ${table}`)
    }
    // The statistics of a table quote values of its rows; the old ones are dead rows since a moment.
    if (await someoneSeesDeletedRows(run)) return false
    await run('VACUUM FULL pg_statistic')
    return true
  } catch (error) {
    if (codeOfFailure(error) !== LOCK_NOT_AVAILABLE) logError('deleted bytes', error)
    return false
  } finally {
    await pool.end()
  }
}

/**
 * ANALYZE leaves the statistics of a table without rows as they were. A column that gets its own type
 * again has none.
 */
const forgetStatistics = (table: string): string => `DO $$ DECLARE own record; BEGIN
  IF EXISTS (SELECT 1 FROM ${table}) THEN RETURN; END IF;
  FOR own IN SELECT attname, format_type(atttypid, atttypmod) AS type FROM pg_attribute
    WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped
    AND atttypid IN ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
  LOOP EXECUTE format('ALTER TABLE ${table} ALTER COLUMN %I TYPE %s', own.attname, own.type);
  END LOOP; END $$`

/**
 * VACUUM keeps rows that an open transaction can still see, and does not say so. A row that is deleted
 * now shows it: while it stays, so may rows that were erased before. This sees every kind of transaction,
 * also those of other accounts, prepared ones and those of replicas.
 */
const someoneSeesDeletedRows = async (
  run: (statement: string) => Promise<{ rows: { size?: string }[] }>,
): Promise<boolean> => {
  for (const statement of ['INSERT INTO', 'DELETE FROM', 'VACUUM FULL']) {
    const values = statement === 'INSERT INTO' ? ' VALUES (1)' : ''
    await run(`${statement} ${ERASURE_PROBE}${values}`)
  }
  const { rows } = await run(`SELECT pg_relation_size('${ERASURE_PROBE}') AS size`)
  return Number(rows[0]?.size) > 0
}
