import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { executeIn } from './database'
import { mark } from './mark'
import type { Row } from './rows'

/** What a site of its own runs on: SQLite, or a new Postgres database beside TEST_DATABASE_URL. */
export type SiteDatabase = {
  /** The setting DATABASE_URL. */
  url: string
  /** Tells where the SQLite file is. */
  open: (dataDir: string) => void
  rows: (select: string) => Promise<Row[]>
  run: (statement: string) => Promise<void>
  /**
   * Makes the database fail, or hang, before it deletes, inserts or updates a row for which `when`
   * holds. Answers how to take that away.
   */
  hinder: (how: 'fail' | 'hang', event: string, when: string) => Promise<() => Promise<void>>
  drop: () => void
}

export const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL)

export const newSiteDatabase = (): SiteDatabase =>
  process.env.TEST_DATABASE_URL ? onPostgres(process.env.TEST_DATABASE_URL) : onSqlite()

const onSqlite = (): SiteDatabase => {
  let dataDir = ''
  const execute = (sql: string) => executeIn(path.join(dataDir, 'database.db'), sql)
  const run = async (statement: string) => {
    await execute(statement)
  }
  return {
    url: '',
    open: (dir) => {
      dataDir = dir
    },
    rows: async (select) => (await execute(select)).map((row) => ({ ...row })),
    run,
    hinder: async (how, event, when) => {
      const name = mark()
      // A trigger takes no recursion of its own, but reads a view that has one and never ends.
      await run(`create view v${name} as with recursive n(i) as (select 1 union all
        select i + 1 from n) select count(*) as endless from n`)
      const act = how === 'fail' ? `raise(abort, 'by the test')` : `endless from v${name}`
      await run(`create trigger ${name} before ${event} when ${when} begin select ${act}; end`)
      return async () => {
        await run(`drop trigger ${name}`)
        await run(`drop view v${name}`)
      }
    },
    drop: () => undefined,
  }
}

const onPostgres = (server: string): SiteDatabase => {
  const name = mark()
  const url = new URL(server)
  url.pathname = `/${name}`
  const psql = (database: string, sql: string) =>
    execFileSync('psql', [database, '-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', sql], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const run = async (statement: string) => {
    psql(url.href, statement)
  }
  psql(server, `create database ${name}`)
  return {
    url: url.href,
    open: () => undefined,
    rows: async (select) =>
      JSON.parse(psql(url.href, `select coalesce(json_agg(r), '[]') from (${select}) r`)) as Row[],
    run,
    hinder: async (how, event, when) => {
      const trigger = mark()
      const act = how === 'fail' ? `raise exception 'by the test'` : 'perform pg_sleep(3600)'
      await run(`create function ${trigger}() returns trigger language plpgsql as $$ begin
        if ${when} then ${act}; end if;
        if tg_op = 'DELETE' then return old; end if; return new; end $$`)
      await run(
        `create trigger ${trigger} before ${event} for each row execute function ${trigger}()`,
      )
      return async () => {
        // What hangs holds its table, also when the site that asked was killed.
        await run(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event = 'PgSleep'`)
        await run(`drop function ${trigger} cascade`)
      }
    },
    drop: () => psql(server, `drop database ${name} with (force)`),
  }
}
