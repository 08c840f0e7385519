import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownPayload } from '@/tests/support/site/ownPayload'
import { populate } from '@/tests/support/site/populate'
import type { SiteDatabase } from '@/tests/support/site/siteDatabase'

/** The search indexes of SQLite after deletions (docs/adr/0008). */

let database: SiteDatabase
let end: () => Promise<void>

beforeAll(async () => {
  const own = await ownPayload()
  database = own.database
  end = own.end
}, 120_000)

afterAll(() => end())

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
  await fill()
  await database.rows("update applications set name = 'Another person' where id = 2")
  await database.rows('delete from applications where id = 1')
  expect(await database.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(await found('name of app')).toEqual([3])
  expect(await found('another')).toEqual([2])
})
