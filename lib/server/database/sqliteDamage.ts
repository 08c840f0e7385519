import type { Client } from '@libsql/client'

/** What SQLite finds wrong with a database as a whole, a line for each. */
export const sqliteDamage = async (client: Client): Promise<string[]> => {
  const { rows } = await client.execute('PRAGMA integrity_check')
  return rows.map((row) => String(row[0])).filter((line) => line !== 'ok')
}
