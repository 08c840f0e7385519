import path from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { sqliteDamage } from '@/lib/server/database/sqliteDamage'
import { OperatorError } from '@/lib/server/settings/operatorError'

/**
 * Copies the SQLite database as it is at one moment, also while the site writes to it: VACUUM INTO
 * reads in one transaction, keeps nobody waiting, and leaves out the remains of deleted rows. Returns
 * the migrations that have run on it. Throws an OperatorError for a damaged database.
 */
export const copySqlite = async (file: string, target: string): Promise<string[]> => {
  const client = createClient({ url: `file:${file}` })
  try {
    await client.execute('pragma busy_timeout = 20000')
    await client.execute({ sql: 'vacuum into ?', args: [target] })
  } finally {
    client.close()
  }
  return checkSqlite(target)
}

/** Checks a SQLite file as a whole. Returns the migrations that have run on it. */
export const checkSqlite = async (file: string): Promise<string[]> => {
  const client = createClient({ url: `file:${file}` })
  try {
    await requireIntegrity(client)
    const { rows } = await client.execute('select name from payload_migrations order by id')
    return rows.map(({ name }) => String(name))
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`${path.basename(file)} is not a database of this site.`)
  } finally {
    client.close()
  }
}

const requireIntegrity = async (client: Client): Promise<void> => {
  const problems = await sqliteDamage(client)
  if (problems.length === 0) return
  throw new OperatorError(
    `The database is damaged: SQLite reports ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} (pragma integrity_check).`,
  )
}
