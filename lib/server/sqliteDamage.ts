import type { Client } from '@libsql/client'

/**
 * Until 2026-11-24 deletions left search indexes like this. Migrations make these indexes again, and a
 * backup of then is as good as any.
 */
const SEARCH_INDEX = /^malformed inverted index for FTS5 table main\.\w+_search$/

/**
 * What SQLite finds wrong with a database as a whole, a line for each; none for a database that can be
 * backed up, restored and upgraded.
 */
export const sqliteDamage = async (client: Client): Promise<string[]> => {
  const { rows } = await client.execute('PRAGMA integrity_check')
  return rows
    .map((row) => String(row[0]))
    .filter((line) => line !== 'ok' && !SEARCH_INDEX.test(line))
}
