import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Client, createClient, type Row } from '@libsql/client'
import { OperatorError } from '@/lib/server/settings/operatorError'
import { migrations } from '@/migrations/sqlite'

/** The SQLite site that is moved. It is only read. */
export type Source = {
  /** The columns of a table; none when there is no such table. */
  columns: (table: string) => Promise<string[]>
  /** The rows of a table by id, in pages. */
  pages: (table: string) => AsyncGenerator<Row[]>
  count: (table: string) => Promise<number>
  /** The highest id that a table has ever given to a row. */
  lastId: (table: string) => Promise<number>
}

const PAGE_ROWS = 500

/** Opens the database in a data folder. Throws when there is none, or one of another version. */
export const openSource = async (dataDir: string): Promise<Source> => {
  const file = path.join(dataDir, 'database.db')
  if (!existsSync(file)) throw new OperatorError(`There is no SQLite site in ${dataDir}.`)
  const client = createClient({ url: `file:${file}`, intMode: 'number' })
  await client.execute('pragma query_only = on')
  await requireSameVersion(client)

  const one = async (sql: string, args: string[]): Promise<number> => {
    const { rows } = await client.execute({ sql, args })
    return Number(rows[0]?.value ?? 0)
  }

  return {
    columns: async (table) => {
      const { rows } = await client.execute({
        sql: 'select name from pragma_table_info(?)',
        args: [table],
      })
      return rows.map(({ name }) => String(name))
    },
    count: (table) => one(`select count(*) as value from "${table}"`, []),
    lastId: (table) => one('select seq as value from sqlite_sequence where name = ?', [table]),
    pages: async function* (table) {
      for (let last: Row[string] = null; ; ) {
        const { rows } = await client.execute({
          sql: `select * from "${table}" where ?1 is null or id > ?1 order by id limit ${PAGE_ROWS}`,
          args: [last],
        })
        if (rows.length > 0) yield rows
        if (rows.length < PAGE_ROWS) return
        last = rows.at(-1)?.id ?? null
      }
    },
  }
}

const requireSameVersion = async (client: Client): Promise<void> => {
  const { rows } = await client.execute('select name from payload_migrations')
  const run = new Set(rows.map(({ name }) => String(name)))
  if (migrations.every(({ name }) => run.has(name))) return
  throw new OperatorError(
    'The SQLite site is of an earlier version. Start this version on it once, then move.',
  )
}
