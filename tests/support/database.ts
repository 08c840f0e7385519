import path from 'node:path'
import { createClient } from '@libsql/client'
import { expect, inject } from 'vitest'

/** Whether the server's SQLite file can be looked into: not with TEST_BASE_URL or a Postgres. */
export const hasDatabaseFile = () => inject('server') !== null && !process.env.TEST_DATABASE_URL

/** Rows of the built server's own database file, which this only reads. */
export const query = (sql: string, args: (string | number)[] = []) => {
  expect(sql).toMatch(/^(select|pragma) /i)
  return execute(sql, args)
}

/** Changes the file behind the server's back: for states that no call makes, and for many rows. */
export const change = (sql: string, args: (string | number)[] = []) => execute(sql, args)

/** Copies the database as it is now, so that a second server need not fill one of its own. */
export const copyDatabase = async (dataDir: string): Promise<void> => {
  if (hasDatabaseFile()) await execute('vacuum into ?', [path.join(dataDir, 'database.db')])
}

const execute = (sql: string, args: (string | number)[]) =>
  executeIn(path.join(inject('server')?.dataDir ?? '', 'database.db'), sql, args)

/** Runs one statement in a SQLite file that a server may be using. */
export const executeIn = async (
  file: string,
  sql: string,
  args: (string | number | null)[] = [],
) => {
  const client = createClient({ url: `file:${file}` })
  try {
    // The server may be writing its file anew (docs/adr/0008).
    await client.execute('pragma busy_timeout = 20000')
    return (await client.execute({ sql, args })).rows
  } finally {
    client.close()
  }
}
