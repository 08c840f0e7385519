import path from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { hasSeveralInstances } from '../postgres/pools'
import { processWide } from '../process/processWide'
import { env } from './env'
import { OperatorError } from './operatorError'

/**
 * Makes this process the only server of its SQLite database, until it ends. A second server is
 * refused: limits, locks and caches of one would not hold for the other. Tools, such as those for
 * seeds, keys and backups, do not call this. The lock is one that the operating system ends with the
 * process, on a file of its own: nothing is left behind by a crash.
 */
export const becomeOnlyServer = async (): Promise<void> => {
  if (!hasSeveralInstances) await holdDataDir()
}

/** Refuses, and keeps out until this process ends, servers of the SQLite database in DATA_DIR. */
export const holdDataDir = async (): Promise<void> => {
  await processWide('onlyServer', hold)
}

/** The connection is returned, because it would be closed if nothing referred to it. */
const hold = async (): Promise<Client> => {
  const client = createClient({ url: `file:${path.join(env.dataDir, 'server.lock')}` })
  try {
    // A transaction that never ends. It writes nothing.
    await client.execute('BEGIN IMMEDIATE')
    return client
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error
    throw new OperatorError(
      `Another server of this site uses the data folder ${env.dataDir}. SQLite serves one server: stop the other one, set another DATA_DIR, or use Postgres (docs/deploy.md).`,
    )
  }
}
