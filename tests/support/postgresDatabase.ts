import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { mark } from './mark'
import type { SiteDatabase } from './siteDatabase'
import { byTable } from './sqliteDatabase'

const run = promisify(execFile)

/** A database of the Postgres server at `server`. */
export const postgresAt = (url: string, server: string): SiteDatabase => {
  const rows: SiteDatabase['rows'] = (sql, values = []) => query(url, numbered(sql), values)

  return {
    url,
    rows,
    hinder: async (how, event, when) => {
      const trigger = mark()
      const act = how === 'fail' ? `raise exception 'by the test'` : 'perform pg_sleep(3600)'
      await rows(`create function ${trigger}() returns trigger language plpgsql as $$ begin
        if ${when} then ${act}; end if;
        if tg_op = 'DELETE' then return old; end if; return new; end $$`)
      await rows(
        `create trigger ${trigger} before ${event} for each row execute function ${trigger}()`,
      )
      return async () => {
        // A hanging statement locks its table, also after the site that sent it was killed.
        await rows(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event = 'PgSleep'`)
        await rows(`drop function ${trigger} cascade`)
      }
    },
    copyFrom: async (other) => {
      const copy = 'pg_dump --no-owner --dbname="$0" | psql -Xq -v ON_ERROR_STOP=1 --dbname="$1"'
      await run('bash', ['-o', 'pipefail', '-c', copy, other.url, url])
    },
    tables: async () => {
      const found = await rows(
        `select table_name as name, column_name from information_schema.columns
         where table_schema = 'public' order by table_name, ordinal_position`,
      )
      return byTable(found)
    },
    filesWith: async (word) => {
      // What was written is in the files of tables and indexes only after a checkpoint.
      await rows('checkpoint')
      const found = await rows(
        `select relname from pg_class where relkind in ('r', 'i', 't') and relfilenode <> 0
         and position(convert_to(?, 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid))) > 0`,
        [word],
      )
      return found.map(({ relname }) => String(relname))
    },
    drop: async () => {
      const drop = `drop database ${new URL(url).pathname.slice(1)}`
      // It waits some seconds for connections that are being closed; those that hang are cut off.
      await runOnServer(server, drop).catch(() => runOnServer(server, `${drop} with (force)`))
    },
  }
}

/** Runs a statement that no database of its own can run: one that makes or drops a database. */
export const runOnServer = async (server: string, sql: string): Promise<void> => {
  await query(server, sql, [])
}

const query = async (connectionString: string, sql: string, values: unknown[]) => {
  const client = new pg.Client({ connectionString, types: { getTypeParser } })
  await client.connect()
  try {
    const { rows } = await client.query(sql, values)
    return rows
  } finally {
    await client.end()
  }
}

/** `?` outside of quotes becomes $1, $2 … */
const numbered = (sql: string): string => {
  let count = 0
  return sql.replace(/'[^']*'|"[^"]*"|\?/g, (found) => {
    if (found !== '?') return found
    count += 1
    return `$${count}`
  })
}

const { builtins } = pg.types
const NUMBERS: number[] = [
  builtins.INT2,
  builtins.INT4,
  builtins.INT8,
  builtins.NUMERIC,
  builtins.FLOAT4,
  builtins.FLOAT8,
]

/** Rows as SQLite answers them; what is not named here stays text. */
const getTypeParser = (type: number) => (value: string) => {
  if (NUMBERS.includes(type)) return Number(value)
  if (type === builtins.BOOL) return value === 't' ? 1 : 0
  if (type === builtins.TIMESTAMPTZ) return new Date(value).toISOString()
  return value
}
