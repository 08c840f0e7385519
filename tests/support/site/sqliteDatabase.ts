import path from 'node:path'
import { createClient } from '@libsql/client'
import { filesWith } from '../files/files'
import { mark } from '../mark'
import type { SiteDatabase } from './siteDatabase'

/** The SQLite file in a DATA_DIR. */
export const sqliteAt = (dataDir: string): SiteDatabase => {
  const url = `file:${path.join(dataDir, 'database.db')}`

  const rows: SiteDatabase['rows'] = async (sql, args = []) => {
    const client = createClient({ url })
    try {
      // The site may be rewriting the whole file (docs/adr/0008).
      await client.execute('pragma busy_timeout = 20000')
      // As the site does (docs/adr/0008): a changed row would leave its old bytes in the file.
      await client.execute('pragma secure_delete = on')
      const found = await client.execute({ sql, args })
      return found.rows.map((row) => ({ ...row }))
    } finally {
      client.close()
    }
  }

  return {
    url,
    rows,
    hinder: async (how, event, when) => {
      const name = mark()
      // A trigger cannot be recursive itself, but it can read a recursive view that never ends.
      await rows(`create view v${name} as with recursive n(i) as (select 1 union all
        select i + 1 from n) select count(*) as endless from n`)
      const act = how === 'fail' ? `raise(abort, 'by the test')` : `endless from v${name}`
      await rows(`create trigger ${name} before ${event} when ${when} begin select ${act}; end`)
      return async () => {
        await rows(`drop trigger ${name}`)
        await rows(`drop view v${name}`)
      }
    },
    copyFrom: async (other) => {
      await other.rows('vacuum into ?', [path.join(dataDir, 'database.db')])
    },
    tables: async () => {
      const found = await rows(
        `select t.name as name, c.name as column_name from sqlite_master t, pragma_table_info(t.name) c
         where t.type = 'table' and t.name not like 'sqlite_%' order by t.name, c.cid`,
      )
      return byTable(found)
    },
    filesWith: async (word) =>
      filesWith(word, dataDir).filter((file) => /^database\.db/.test(file)),
    // The file is deleted with DATA_DIR.
    drop: async () => undefined,
  }
}

export const byTable = (found: Record<string, unknown>[]): Record<string, string[]> => {
  const tables: Record<string, string[]> = {}
  for (const { name, column_name } of found) {
    tables[String(name)] = [...(tables[String(name)] ?? []), String(column_name)]
  }
  return tables
}
