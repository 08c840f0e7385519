import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { OperatorError } from '@/lib/server/settings/operatorError'

/**
 * A new folder in the data folder for copies of the database, which others must not read. Refuses while
 * another process has the lock, which ends with its process. What a killed one left is removed.
 */
export const newWorkFolder = async (
  dataDir: string,
  prefix: string,
  lock: { file: string; refusal: string },
): Promise<string> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  await hold(path.join(dataDir, lock.file), lock.refusal)
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(prefix)) rmSync(path.join(dataDir, name), { recursive: true })
  }
  return mkdtemp(path.join(dataDir, prefix))
}

const hold = async (file: string, refusal: string): Promise<void> => {
  const client = createClient({ url: `file:${file}` })
  try {
    // A transaction that never ends. It writes nothing.
    await client.execute('BEGIN IMMEDIATE')
    held.push(client)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error
    throw new OperatorError(refusal)
  }
}

/** A connection to which nothing refers would be closed, and its lock with it. */
const held: unknown[] = []
