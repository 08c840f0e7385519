import { createClient } from '@libsql/client'
import { vi } from 'vitest'
import type { SiteDatabase } from './siteDatabase'

/** What the site may write at any time: who failed to sign in, mails, and its queue. */
const BY_ITSELF = /^(audit|mails|payload_|users_sessions|writes_seen$)/

/**
 * Counts every row that a site on SQLite inserts, changes or deletes, by triggers. Call it before the
 * site starts.
 */
export const watchWrites = async (database: SiteDatabase): Promise<void> => {
  await database.rows('create table writes_seen (id integer primary key, name text)')
  const tables = await database.rows(
    `select name from sqlite_master where type = 'table' and sql not like 'create virtual%'
     and name not like 'sqlite_%'`,
  )
  for (const { name } of tables) {
    const table = String(name)
    if (BY_ITSELF.test(table)) continue
    for (const event of ['insert', 'update', 'delete']) {
      await database.rows(
        `create trigger "seen_${table}_${event}" after ${event} on "${table}"
         begin insert into writes_seen (name) values ('${event} ${table}'); end`,
      )
    }
  }
}

/** Reads what has been written since a number of writes. Stays open until `end`. */
export const writesOf = (database: SiteDatabase) => {
  const client = createClient({ url: database.url })
  const count = async (): Promise<number> => {
    const { rows } = await client.execute('select max(id) as count from writes_seen')
    return Number(rows[0]?.count ?? 0)
  }
  return {
    count,
    /** The number once nothing is written any more. */
    settled: async (): Promise<number> => {
      let last = -1
      await vi.waitFor(
        async () => {
          const now = await count()
          const isSame = now === last
          last = now
          if (!isSame) throw new Error('The site is still writing.')
        },
        { timeout: 10_000, interval: 100 },
      )
      return last
    },
    since: async (before: number): Promise<string[]> => {
      const args = [before]
      const { rows } = await client.execute({
        sql: 'select distinct name from writes_seen where id > ?',
        args,
      })
      return rows.map(({ name }) => String(name))
    },
    end: () => client.close(),
  }
}
