import pg from 'pg'
import { env } from '@/lib/server/settings/env'

/** Whether several instances may run on this database: on Postgres. SQLite serves one only. */
export const hasSeveralInstances = env.databaseUrl.startsWith('postgres')

const CONNECT_WITHIN_MS = 5000
/** A connection that does not answer within it is given up, and its locks with it. */
const ANSWER_WITHIN_MS = 10_000

/**
 * node-postgres with pools that survive a restart of the database: without these listeners a lost
 * connection that is not in use is an exception that nobody handles. The pool opens new ones.
 */
class Pool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    this.on('error', () => undefined)
    // Covers a connection that is lost between two statements of a transaction.
    this.on('connect', (client) => client.on('error', () => undefined))
  }
}

export const steadyPg: typeof pg = { ...pg, Pool }

const settings = (): pg.ClientConfig => ({
  connectionString: env.databaseUrl,
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  query_timeout: ANSWER_WITHIN_MS,
  keepAlive: true,
})

/** Connections of their own, apart from Payload's, so that neither waits for the other. */
export const newPool = (options: pg.PoolConfig): pg.Pool => new Pool({ ...settings(), ...options })

/**
 * One connection of its own, for notices, which belong to a connection. `onEnd` runs
 * once when it is lost. Throws when the database does not answer.
 */
export const connect = async (onEnd: () => void): Promise<pg.Client> => {
  const client = new pg.Client(settings())
  client.on('error', () => undefined)
  await client.connect()
  // Not before: a connection that was never opened ends too.
  client.once('end', onEnd)
  return client
}
