import pg from 'pg'
import { forPostgres, type Types } from './values'

/** The Postgres database that a site is moved to, in one transaction. */
export type Target = Awaited<ReturnType<typeof openTarget>>

const PAGE_ROWS = 500

/** Begins the transaction. The tables exist already. */
export const openTarget = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  // jsonb arrives as text, so that both sides of a comparison are parsed alike.
  client.setTypeParser(pg.types.builtins.JSONB, (text) => text)
  await client.connect()
  await client.query('begin')

  const list = async (sql: string, values: string[] = []): Promise<Record<string, string>[]> =>
    (await client.query(sql, values)).rows

  const typesOf = async (table: string): Promise<Types> => {
    const rows = await list(
      `select column_name, data_type from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by column_name`,
      [table],
    )
    return Object.fromEntries(
      rows.map(({ column_name = '', data_type = '' }) => [column_name, data_type]),
    )
  }

  return {
    typesOf,

    /** Pairs of a table and one that it refers to. */
    references: async (): Promise<[table: string, to: string][]> => {
      const rows = await list(
        `select conrelid::regclass::text as of, confrelid::regclass::text as to from pg_constraint
         where contype = 'f' and conrelid <> confrelid`,
      )
      return rows.map(({ of = '', to = '' }) => [plain(of), plain(to)])
    },

    count: async (table: string): Promise<number> => {
      const [row] = await list(`select count(*) as count from "${table}"`)
      return Number(row?.count)
    },

    empty: (table: string) => client.query(`delete from "${table}"`),

    insert: (table: string, types: Types, rows: Record<string, unknown>[]) => {
      const columns = Object.keys(types).map((column) => `"${column}"`)
      return client.query(
        `insert into "${table}" (${columns}) select ${columns}
         from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
        [JSON.stringify(rows.map((row) => forPostgres(row, types)))],
      )
    },

    /** Ids that a deleted row had are not given to a new one. */
    continueAfter: (table: string, id: number) =>
      client.query(
        `select setval(pg_get_serial_sequence($1, 'id'), $2)
         where pg_get_serial_sequence($1, 'id') is not null`,
        [`"${table}"`, id],
      ),

    /** The rows of a table by id, in the order of SQLite. */
    pages: async function* (table: string, types: Types) {
      const isText = /^(character varying|text)$/.test(types.id ?? '')
      const id = isText ? '"id" collate "C"' : '"id"'
      for (let last: unknown = null; ; ) {
        const { rows } = await client.query<Record<string, unknown>>(
          `select * from "${table}" ${last === null ? '' : `where ${id} > $1`}
           order by ${id} limit ${PAGE_ROWS}`,
          last === null ? [] : [last],
        )
        if (rows.length > 0) yield rows
        if (rows.length < PAGE_ROWS) return
        last = rows.at(-1)?.id
      }
    },

    end: async (isMoved: boolean) => {
      await client.query(isMoved ? 'commit' : 'rollback')
      await client.end()
    },
  }
}

const plain = (name: string): string => name.replaceAll('"', '')
