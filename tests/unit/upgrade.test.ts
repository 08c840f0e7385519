import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeOldCopies } from '@/lib/server/upgrade/copies'
import { migrations } from '@/migrations/sqlite'
import { killed, otherProgram } from '@/tests/support/disk/otherProgram'
import { migrateTo, upgradeSqlite } from '@/tests/support/site/migrations'
import { populate } from '@/tests/support/site/populate'
import type { SiteDatabase } from '@/tests/support/site/siteDatabase'
import { sqliteAt } from '@/tests/support/site/sqliteDatabase'

/** Upgrades of a SQLite database with rows (docs/adr/0038). */

type Migration = Pick<(typeof migrations)[number], 'name' | 'up'>

const migration = (name: string, ...up: string[]): Migration => ({
  name,
  up: async ({ db }) => {
    for (const statement of up) await db.run(sql.raw(statement))
  },
})

/** The migrations of a made-up later version. */
const LIST = [
  ...migrations,
  migration('29980101_000000_later', "alter table applications add column later text default 'x'"),
]

let dataDir = ''
let file = ''
let database: SiteDatabase

const copies = () => path.join(dataDir, 'upgrade-copies')
const hash = (name: string) => createHash('sha256').update(fs.readFileSync(name)).digest('hex')
const namesIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])

const appliedIn = async (client: SiteDatabase) =>
  (await client.rows('select name from payload_migrations order by id')).map(({ name }) => name)

const template = fs.mkdtempSync(path.join(tmpdir(), 'upgrade-template-'))

beforeAll(async () => {
  const old = sqliteAt(template)
  await migrateTo(old, migrations.length)
  await populate(old)
}, 60_000)

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(tmpdir(), 'upgrade-'))
  file = path.join(dataDir, 'database.db')
  database = sqliteAt(dataDir)
  fs.copyFileSync(path.join(template, 'database.db'), file)
})

afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }))

afterAll(() => fs.rmSync(template, { recursive: true }))

const also = (...up: string[]) => [...LIST, migration('29990101_000000_next', ...up)]

/** Expects a refusal in one line, after which nothing of the database or its folder has changed. */
const expectRefused = async (line: RegExp, list: Migration[] = LIST): Promise<void> => {
  const before = hash(file)
  await expect(upgradeSqlite(file, list)).rejects.toThrow(line)
  expect(hash(file)).toBe(before)
  expect(namesIn(copies())).toEqual([])
}

describe('a site that starts on a database of an older version', () => {
  test('migrates it and keeps the database from before, for its own account only', async () => {
    const [before] = await database.rows('select * from applications')
    await upgradeSqlite(file, LIST)
    expect(await appliedIn(database)).toEqual(LIST.map(({ name }) => name))
    expect((await database.rows('select * from applications'))[0]).toMatchObject(before ?? {})
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)

    const [kept, ...others] = namesIn(copies())
    expect(kept).toMatch(/^\d{4}-\d\d-\d\dT\d{6}Z-\d{8}_\d{6}_initial\.db$/)
    expect(others).toEqual([])
    const restored = path.join(dataDir, 'restored')
    fs.mkdirSync(restored)
    fs.copyFileSync(path.join(copies(), String(kept)), path.join(restored, 'database.db'))
    expect(await appliedIn(sqliteAt(restored))).toHaveLength(migrations.length)
    expect(await sqliteAt(restored).rows('select * from applications')).toEqual([before])
  })

  test('takes over what was written just before, which is still in the log of SQLite', async () => {
    const last = "update applications set name = 'Written last'"
    await killed(await otherProgram(file, ['pragma journal_mode = wal', last]))
    expect(fs.statSync(`${file}-wal`).size).toBeGreaterThan(0)
    await upgradeSqlite(file, LIST)
    expect(await database.rows('select name from applications')).toEqual([{ name: 'Written last' }])
  })

  test('does nothing when the database is current, or new', async () => {
    await upgradeSqlite(file, LIST)
    fs.rmSync(copies(), { recursive: true })
    const before = hash(file)
    await upgradeSqlite(file, LIST)
    const empty = path.join(dataDir, 'empty.db')
    fs.writeFileSync(empty, '')
    await upgradeSqlite(empty, LIST)
    expect(hash(file)).toBe(before)
    expect(namesIn(copies())).toEqual([])
  })

  test('goes on after an upgrade that was interrupted', async () => {
    fs.mkdirSync(copies())
    for (const left of ['unfinished', 'unfinished-journal']) {
      fs.writeFileSync(path.join(copies(), left), 'half of a copy')
    }
    await upgradeSqlite(file, LIST)
    expect(await appliedIn(database)).toHaveLength(LIST.length)
    expect(namesIn(copies()).filter((name) => !name.endsWith('.db'))).toEqual([])
  })

  test('keeps the last two databases, and none for more than 30 days', async () => {
    await upgradeSqlite(file, LIST)
    const [own] = namesIn(copies())
    const earlier = ['2020-01-01T000000Z-a.db', '2020-01-02T000000Z-b.db']
    for (const name of earlier) fs.writeFileSync(path.join(copies(), name), '')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await removeOldCopies(file, new Date('2020-01-03T00:00:00Z'))
    expect(namesIn(copies())).toEqual([earlier[1], own])
    await removeOldCopies(file, inDays(29))
    expect(namesIn(copies())).toEqual([own])
    await removeOldCopies(file, inDays(31))
    expect(namesIn(copies())).toEqual([])
  })
})

describe('an upgrade is refused, and the database is unchanged', () => {
  test('when a migration fails: the line names it and says what to do', () =>
    expectRefused(
      /^Migration 29990101_000000_next failed on a copy of the database \(SQLITE_ERROR\)\. The database is unchanged\. Start the version of the site that you had before/,
      also('delete from applications', 'alter table nothing add column title text'),
    ))

  test('when the disk gets full while it migrates', () =>
    expectRefused(
      /^The upgrade needs a copy of the database, and the disk of \S+ has no room for it\. The database is unchanged\. Make room/,
      also('pragma max_page_count = 1', 'create table more as select * from applications'),
    ))

  test('when the disk has no room for the copy', async () => {
    // A file with a hole: it says that it has 2^28 pages of 4 KB, and takes none of them.
    const pages = 2 ** 28
    const bytes = fs.readFileSync(file)
    bytes.writeUInt32BE(pages, 28)
    fs.writeSync(fs.openSync(file, 'r+'), bytes)
    fs.truncateSync(file, pages * 4096)
    await expect(upgradeSqlite(file, LIST)).rejects.toThrow(
      /copy of the database \(1024\.0 GB\), and the disk of \S+ has no room for it/,
    )
    expect(fs.statSync(file).size).toBe(pages * 4096)
    expect(namesIn(copies())).toEqual([])
  })

  test.each([['begin immediate'], ['pragma journal_mode = wal', 'select 1 from jobs']])(
    'while another program has it open (%s)',
    async (...statements) => {
      const other = await otherProgram(file, statements)
      try {
        await expectRefused(/^Another program has the database open/)
      } finally {
        await killed(other)
      }
    },
    20_000,
  )

  test('when it is damaged', async () => {
    const bytes = fs.readFileSync(file)
    bytes.fill(0xff, 4096 * 20, 4096 * 40)
    fs.writeFileSync(file, bytes)
    await expectRefused(/^The database is damaged \(SQLITE_CORRUPT\) and cannot be upgraded/)
  })

  test('when the folder for the copy cannot be made', async () => {
    fs.writeFileSync(copies(), '')
    fs.chmodSync(copies(), 0o600)
    await expect(upgradeSqlite(file, LIST)).rejects.toThrow(/^The upgrade failed .*\(EEXIST\)/)
    expect(await appliedIn(database)).toHaveLength(migrations.length)
  })
})
