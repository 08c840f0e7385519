import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { upgradeSqlite } from '@/lib/server/upgrade/upgradeSqlite'
import { migrations } from '@/migrations/sqlite'
import { checkSqlite } from '@/scripts/backup/sqlite'
import { migrateTo } from '@/tests/support/migrations'
import { populate } from '@/tests/support/populate'
import type { SiteDatabase } from '@/tests/support/siteDatabase'
import { sqliteAt } from '@/tests/support/sqliteDatabase'

/** The search indexes of SQLite after deletions (docs/adr/0008). */

const INTACT = [{ integrity_check: 'ok' }]
const BEFORE_REPAIR = migrations.findIndex(({ name }) => name.endsWith('_search_deletions'))

let dataDir = ''
let file = ''
let database: SiteDatabase

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'search-indexes-'))
  file = path.join(dataDir, 'database.db')
  database = sqliteAt(dataDir)
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const check = () => database.rows('pragma integrity_check')

const found = async (words: string) =>
  (
    await database.rows('select rowid as id from applications_search where name match ?', [
      `"${words}"`,
    ])
  ).map(({ id }) => id)

/** The application of `populate`, and two more. */
const fill = async () => {
  await populate(database)
  const isCopied = (name: string) => !['id', 'dedupe_key', 'reference'].includes(name)
  const columns = (await database.tables()).applications?.filter(isCopied)
  for (const id of [2, 3]) {
    await database.rows(
      `insert into applications (id, reference, dedupe_key, ${columns})
        select ?, ?, ?, ${columns} from applications where id = 1`,
      [id, `AP-26-${id}`, `key ${id}`],
    )
  }
}

test('are intact after rows were deleted and changed, and find those that are left', async () => {
  await migrateTo(database, migrations.length)
  await fill()
  await database.rows("update applications set name = 'Another person' where id = 2")
  await database.rows('delete from applications where id = 1')
  expect(await check()).toEqual(INTACT)
  expect(await found('name of app')).toEqual([3])
  expect(await found('another')).toEqual([2])
})

test('of before, which SQLite calls damaged, are backed up, restored and repaired by an upgrade', async () => {
  await migrateTo(database, BEFORE_REPAIR)
  await fill()
  const columns = ['name', 'email', 'reference', 'phone_e164']
  for (const name of ['removed', 'changing', 'changed']) {
    await database.rows(`drop trigger applications_search_${name}`)
  }
  // What the trigger for deletions did.
  await database.rows(
    `insert into applications_search (applications_search, rowid, ${columns})
      select 'delete', id, ${columns} from applications where id = 1`,
  )
  await database.rows('delete from applications where id = 1')
  expect(await check()).not.toEqual(INTACT)
  expect(await checkSqlite(file)).toHaveLength(BEFORE_REPAIR)
  await upgradeSqlite(file)
  expect(await check()).toEqual(INTACT)
  expect(await found('name of app')).toEqual([2, 3])
})
