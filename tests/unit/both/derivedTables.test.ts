import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LIST_COLUMNS, type ListColumn } from '@/collections/Submissions/derived/columns'
import { officeLists } from '@/collections/Submissions/derived/tables'
import type { DerivedTables } from '@/lib/server/database/derived/definition'
import { runSql } from '@/lib/server/database/sql'
import { ownPayload } from '@/tests/support/site/ownPayload'
import { isOnPostgres, type SiteDatabase } from '@/tests/support/site/siteDatabase'

/** What a start does with the tables that Payload does not know (docs/adr/0049). */

// More than one piece of the filling.
const ROWS = 12_000
const MIDDLE = 7000
const SEARCHED = 11_999

let payload: Payload
let database: SiteDatabase
let end: () => Promise<void>
let modules: Awaited<ReturnType<typeof load>>

const load = () => import('@/collections/derivedTables')

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  database = own.database
  end = own.end
  modules = await load()
  const { seedOffice } = await import('@/seed/office')
  await seedOffice(payload, ROWS, 30)
  await database.rows("update applications set position = 'Welder' where id % 3 = 0")
}, 240_000)

afterAll(() => end())

const POSITION: ListColumn = {
  name: 'position',
  type: 'text',
  value: 'a.position',
  of: 'position',
  isFilter: true,
}

/** The definitions of a version of the site that has one filter more than this one. */
const withColumn = (column = POSITION): DerivedTables[] =>
  modules.DERIVED_TABLES.map((tables) =>
    tables.name === 'office_lists' ? officeLists([...LIST_COLUMNS, column]) : tables,
  )

/** A value that the database cannot compute while the table `fault` has a row. */
const FAILS = {
  sqlite: 'abs(-9223372036854775807 - 1)',
  postgres: `(1 / (a.id - ${MIDDLE}))::text`,
}

const start = (tables?: readonly DerivedTables[]) => modules.prepareDatabase(payload, tables)

/** All that the derived tables say, and what they must say by the rows. */
const derived = async () => ({
  list: await number('select count(*) as n from application_list'),
  selected: await number("select count(*) as n from application_list where stage = 'selected'"),
  ...(await counted()),
  found: await found(),
})

const byRows = async () => {
  const applications = await number('select count(*) as n from applications')
  return {
    list: applications,
    selected: await number("select count(*) as n from applications where stage = 'selected'"),
    applications,
    registrations: await number('select count(*) as n from registrations'),
    found: [SEARCHED],
  }
}

const counted = async () => {
  const rows = await database.rows(
    "select collection, sum(n) as n from submission_counts where day = '' group by collection",
  )
  return Object.fromEntries(rows.map(({ collection, n }) => [collection, Number(n)]))
}

const number = async (query: string) => Number((await database.rows(query))[0]?.n)

/** The ids that a search for the reference of one application finds. */
const found = async () => {
  const [row] = await database.rows('select reference from applications where id = ?', [SEARCHED])
  const query = isOnPostgres
    ? 'select id from applications where reference ilike ?'
    : 'select rowid as id from applications_search where reference match ?'
  const rows = await database.rows(query, [
    isOnPostgres ? `${row?.reference}` : `"${row?.reference}"`,
  ])
  return rows.map(({ id }) => id)
}

const filledTo = async () =>
  (await database.rows("select filled_to from derived_tables where name = 'office_lists'"))[0]
    ?.filled_to

beforeEach(async () => {
  await start()
  expect(await derived()).toEqual(await byRows())
}, 60_000)

test('a new filter needs no migration: the next start has it, for the rows that were there too', async () => {
  await start(withColumn())
  expect(await derived()).toEqual(await byRows())
  const welders = "select count(*) as n from application_list where position = 'Welder'"
  expect(await number(welders)).toBe(ROWS / 3)
  await database.rows("update applications set position = 'Cook' where id = 3")
  expect(await number(welders)).toBe(ROWS / 3 - 1)
  await database.rows("update applications set position = 'Welder' where id = 3")
}, 60_000)

test('the version from before can be started again, and has its own columns', async () => {
  await start(withColumn())
  await start()
  const { application_list: columns } = await database.tables()
  expect(columns).toEqual(LIST_COLUMNS.map(({ name }) => name))
}, 60_000)

test('a start that ends in the middle of the filling is continued by the next one', async () => {
  await database.rows('create table fault (id integer)')
  await database.rows('insert into fault values (1)')
  const failing = (value: string) =>
    `CASE WHEN a.id = ${MIDDLE} AND EXISTS (SELECT 1 FROM fault) THEN ${value} ELSE a.position END`
  const tables = withColumn({
    ...POSITION,
    value: { sqlite: failing(FAILS.sqlite), postgres: failing(FAILS.postgres) },
  })
  await expect(start(tables)).rejects.toThrow()
  const reached = Number(await filledTo())
  expect(reached).toBeGreaterThan(0)
  expect(reached).toBeLessThan(MIDDLE)
  const before = await number('select count(*) as n from application_list')
  expect(before).toBe(reached)
  await database.rows('delete from fault')
  await start(tables)
  expect(await filledTo()).toBeNull()
  expect(await derived()).toEqual(await byRows())
}, 60_000)

test('what a migration has dropped together with its table is made again', async () => {
  const { seedOffice } = await import('@/seed/office')
  const drop = isOnPostgres
    ? 'drop function applications_listed_insert cascade'
    : 'drop trigger application_listed'
  await database.rows(drop)
  await seedOffice(payload, 1, 0)
  expect(await derived()).not.toEqual(await byRows())
  await start()
  expect(await derived()).toEqual(await byRows())
}, 60_000)

test('tables of a version that had more are removed', async () => {
  const more: DerivedTables = {
    name: 'more',
    sqlite: {
      sources: [],
      parts: [{ kind: 'table', name: 'more', create: ['create table more (id integer)'] }],
    },
    postgres: null,
  }
  await start([...modules.DERIVED_TABLES, { ...more, postgres: more.sqlite }])
  expect(await database.tables()).toHaveProperty('more')
  await start()
  expect(await database.tables()).not.toHaveProperty('more')
}, 60_000)

test('a start with the same definitions leaves the tables as they are', async () => {
  await database.rows('update application_list set job_title = ? where id = 5', ['kept'])
  await start()
  const [row] = await database.rows('select job_title from application_list where id = 5')
  expect(row?.job_title).toBe('kept')
  await database.rows('update application_list set job_title = null where id = 5')
})

test('people who apply, change and are erased while a list is filled are on it as they are', async () => {
  const tables = withColumn()
  const filling = start(tables)
  for (let round = 0; round < 20; round += 1) {
    const id = 1 + ((round * 997) % ROWS)
    await runSql(payload, sql`update applications set name = 'Changed' where id = ${id}`)
  }
  await filling
  expect(await derived()).toEqual(await byRows())
  const stale = `select count(*) as n from application_list l join applications a on a.id = l.id
    where a.name <> l.name`
  expect(await number(stale)).toBe(0)
}, 60_000)
