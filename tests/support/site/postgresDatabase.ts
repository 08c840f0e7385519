import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { mark } from '../mark'
import type { SiteDatabase } from './siteDatabase'
import { byTable } from './sqliteDatabase'

const run = promisify(execFile)

/** A database of the Postgres server at `server`. */
export const postgresAt = (url: string, server: string): SiteDatabase => {
  const rows: SiteDatabase['rows'] = async (sql, values = []) =>
    (await poolOf(url).query(numbered(sql), values)).rows

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
      // Writes reach the files of tables and indexes only at a checkpoint.
      await rows('checkpoint')
      const found = await rows(
        `select relname from pg_class where relkind in ('r', 'i', 't') and relfilenode <> 0
         and position(convert_to(?, 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid))) > 0`,
        [word],
      )
      return found.map(({ relname }) => String(relname))
    },
    drop: async () => {
      await poolOf(url).end()
      pools.delete(url)
      const drop = `drop database ${new URL(url).pathname.slice(1)}`
      // Postgres waits some seconds for closing connections; `force` ends hanging ones.
      await runOnServer(server, drop).catch(() => runOnServer(server, `${drop} with (force)`))
    },
  }
}

/** Runs a statement on the server, such as one that creates or drops a database. */
export const runOnServer = async (server: string, sql: string): Promise<void> => {
  await poolOf(server).query(sql)
}

/** The connections of this process to a database, kept because each takes milliseconds to open. */
const poolOf = (connectionString: string): pg.Pool => {
  const known = pools.get(connectionString)
  if (known) return known
  const pool = new pg.Pool({
    connectionString,
    types: { getTypeParser },
    idleTimeoutMillis: 2000,
    allowExitOnIdle: true,
  })
  // An idle connection ends with its database.
  pool.on('error', () => undefined)
  pools.set(connectionString, pool)
  return pool
}

const pools = new Map<string, pg.Pool>()

/** Replaces `?` outside of quotes by $1, $2 … */
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

/** Converts values to those that SQLite returns; other types stay text. */
const getTypeParser = (type: number) => (value: string) => {
  if (NUMBERS.includes(type)) return Number(value)
  if (type === builtins.BOOL) return value === 't' ? 1 : 0
  if (type === builtins.TIMESTAMPTZ) return new Date(value).toISOString()
  return value
}
