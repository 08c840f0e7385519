import { createHmac } from 'node:crypto'
import type { Client } from 'pg'
import { env } from '@/lib/server/settings/env'
import { codeOfFailure, OperatorError } from '@/lib/server/settings/operatorError'
import { onLockConnection } from './locks'
import { connect, hasSeveralInstances } from './pools'

// Payload creates a database that is missing.
const NO_SUCH_DATABASE = '3D000'

/**
 * Refuses to go on when the Postgres database does not answer, does not accept the account, or a restore
 * into it was interrupted, which only another restore may follow.
 */
export const requireDatabase = async (isRestore = false): Promise<void> => {
  if (!hasSeveralInstances) return
  try {
    const client = await connect(() => undefined)
    try {
      if (!isRestore) await requireWholeRestore(client)
    } finally {
      await client.end()
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const code = codeOfFailure(error)
    if (code === NO_SUCH_DATABASE) return
    throw new OperatorError(`Setting DATABASE_URL: the database cannot be used (${code}).`)
  }
}

/** The table that is in a database while a backup is restored into it. */
export const UNFINISHED_RESTORE = 'unfinished_restore'

/** Until a restore has repeated the erasures since the backup, erased people are in the database. */
const requireWholeRestore = async (client: Client): Promise<void> => {
  const { rows } = await client.query('select to_regclass($1) as name', [UNFINISHED_RESTORE])
  if (!rows[0]?.name) return
  throw new OperatorError(
    'A restore into the database of DATABASE_URL was interrupted, so people who were erased may be in it. Run npm run restore again.',
  )
}

/** A namespace for advisory locks with two numbers, which nothing else here uses. */
const SECRETS = 0x5ec
const NO_SECRET = -1
const OTHER_SECRETS = `select 1 from pg_locks
  where locktype = 'advisory' and objsubid = 2 and classid = $1 and objid::bigint <> $2
    and database = (select oid from pg_database where datname = current_database()) limit 1`

/** Whether an instance of the site runs on the database. */
export const isServed = async (): Promise<boolean> => {
  const client = await connect(() => undefined)
  try {
    const { rows } = await client.query(OTHER_SECRETS, [SECRETS, NO_SECRET])
    return rows.length > 0
  } finally {
    await client.end()
  }
}

/**
 * Refuses to start on Postgres while another instance runs with another PAYLOAD_SECRET: a login at
 * one would not be valid at the other. Each instance shows a number derived from its secret as a
 * shared lock, which Postgres ends with the process.
 */
export const requireSameSecret = async (): Promise<void> => {
  if (!hasSeveralInstances) return
  const number = createHmac('sha256', env.payloadSecret)
    .update('same secret')
    .digest()
    .readInt32BE()
  await onLockConnection(async (client) => {
    await client.query('select pg_advisory_lock_shared($1, $2)', [SECRETS, number])
    const { rows } = await client.query(OTHER_SECRETS, [SECRETS, number >>> 0])
    if (rows.length === 0) return
    throw new OperatorError(
      'Another instance of the site runs on this database with another PAYLOAD_SECRET. Set the same one for all instances.',
    )
  })
}
