import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFilters } from '@/collections/Applications/applicationFilters'
import { idPages } from '@/collections/Applications/findApplications'
import {
  DERIVED_PERSONAL_TABLES,
  PERSONAL_TABLES,
} from '@/collections/PersonalData/shared/personalData'
import { runSql } from '@/lib/server/database/sql'
import { startPostgresServer } from '@/scripts/test/postgres.mjs'
import { chance } from '@/seed/chance'
import { countTo, insertDocuments } from '@/seed/insertRows'
import { ownPayload } from '@/tests/support/site/ownPayload'
import { isOnPostgres, type SiteDatabase } from '@/tests/support/site/siteDatabase'

const TABLES = [...PERSONAL_TABLES, ...DERIVED_PERSONAL_TABLES]
const ROWS = 900
const ERASED_OF_EVERY = 20
const MARK = 'erasedperson'
// Letters that nobody else has, so that a piece of the name in the search index is found too.
const LETTERS = '𐎀𐎁𐎂𐎃'

let payload: Payload
let database: SiteDatabase
let end: () => Promise<void>
// An open transaction in any database of a server keeps deleted rows: other tests have some.
const server = isOnPostgres ? startPostgresServer() : null

beforeAll(async () => {
  const own = await ownPayload(server?.url)
  payload = own.payload
  database = own.database
  end = own.end
}, 240_000)

afterAll(async () => {
  await end()
  server?.stop()
})

const isErased = (i: number) => i % ERASED_OF_EVERY === 0

/** Applications in no order of their names and addresses, so that the trees are rearranged often. */
const apply = (kind: string) =>
  insertDocuments(payload, 'applications', countTo(ROWS), (i) => {
    const who = `${chance(i, 1).toString(36)}${isErased(i) ? MARK : 'other'}${i}`
    return {
      name: isErased(i) ? `${LETTERS} ${who}` : who,
      email: `${who}-${kind}@example.com`,
      ...{ country_code: '91', mobile: who },
      position: `Welder ${who}`,
      reference: `AP-${kind}-${i}`,
      dedupe_key: `${kind} ${who}`,
      phone_e164: `+91${chance(i, 2)}`,
      resume_text: `${who} welder `.repeat(400), // longer than a page
      createdAt: new Date(Date.UTC(2026, 9, 1) + chance(i, 3)).toISOString(),
    }
  })

const remains = async () => [
  ...(await database.filesWith(MARK)),
  ...(await database.filesWith(LETTERS.slice(0, 2))),
  ...(await database.filesWith(LETTERS.slice(-2))),
]

const eraseAll = async () => {
  // Later than ownPayload, because they read the settings.
  const { finishErasures } = await import('@/collections/Erasures/finishErasures')
  const { eraseRow } = await import('@/collections/Privacy/eraseRow')
  const { docs } = await payload.find({
    collection: 'applications',
    where: { name: { contains: MARK } },
    pagination: false,
  })
  expect(docs).toHaveLength(ROWS / ERASED_OF_EVERY)
  const rows = docs.map(({ id }) => ({ collection: 'applications', id }) as const)
  for (const row of rows) expect(await eraseRow(payload, row)).toBe(true)
  expect(await finishErasures(payload)).toEqual([])
}

test('the bytes of erased people are in no file, on Postgres after the night', async () => {
  await apply('first')
  // Statistics of the planner quote values of rows.
  if (isOnPostgres) await database.rows('analyze')
  expect(await remains()).not.toEqual([])
  await eraseAll()
  const { rewriteMarkedTables } = await import('@/lib/server/erasure/deletedBytes')
  // Postgres itself may hold a transaction for a moment, to analyse a table.
  await expect.poll(() => rewriteMarkedTables(payload, TABLES), { timeout: 60_000 }).toBe(true)
  expect(await remains()).toEqual([])
}, 240_000)

test.runIf(isOnPostgres)(
  'the bytes that another transaction can still see are removed as soon as it ends, with an alert after a day',
  async () => {
    const { rewriteMarkedTables, rewriteLater } = await import('@/lib/server/erasure/deletedBytes')
    const { currentAlerts } = await import('@/collections/Monitoring/alerts')
    const alerts = async (hours: number) =>
      (await currentAlerts(payload, new Date(Date.now() + hours * 3_600_000))).map(({ key }) => key)
    await apply('third')
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    try {
      await other.query('begin isolation level repeatable read')
      await other.query('select count(*) from countries')
      await eraseAll()
      expect(await rewriteMarkedTables(payload, TABLES)).toBe(false)
      await rewriteLater(payload, TABLES)
      expect(await remains()).not.toEqual([])
      expect(await alerts(23)).not.toContain('erased_bytes')
      expect(await alerts(25)).toContain('erased_bytes')
    } finally {
      await other.end()
    }
    await expect
      .poll(() => rewriteLater(payload, TABLES).then(remains), { timeout: 60_000 })
      .toEqual([])
    expect(await alerts(25)).not.toContain('erased_bytes')
  },
  240_000,
)

test.runIf(isOnPostgres)(
  'nobody waits for a table that the night wants to rewrite while a backup reads it',
  async () => {
    const { rewriteMarkedTables } = await import('@/lib/server/erasure/deletedBytes')
    await payload.kv.set('deleted-bytes', {})
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    try {
      // Only the lock: it began before no erasure, so it sees no erased row.
      await other.query('begin')
      await other.query('lock table applications in access share mode')
      expect(await rewriteMarkedTables(payload, TABLES)).toBe(false)
    } finally {
      await other.end()
    }
    await expect.poll(() => rewriteMarkedTables(payload, TABLES), { timeout: 60_000 }).toBe(true)
  },
  240_000,
)

test.skipIf(isOnPostgres)(
  'the bytes are gone too when people applied after a transaction, which ends the connection',
  async () => {
    await payload.db.drizzle.transaction((tx) => tx.select().from(payload.db.tables.positions))
    await apply('second')
    await eraseAll()
    expect(await remains()).toEqual([])
    expect(await runSql(payload, sql.raw('PRAGMA integrity_check'))).toEqual([
      { integrity_check: 'ok' },
    ])
  },
  240_000,
)

test.runIf(isOnPostgres)(
  'nothing stays of the last people in a table',
  async () => {
    const { rewriteMarkedTables } = await import('@/lib/server/erasure/deletedBytes')
    const { finishErasures } = await import('@/collections/Erasures/finishErasures')
    const { eraseRow } = await import('@/collections/Privacy/eraseRow')
    await insertDocuments(payload, 'enquiries', countTo(3), (i) => ({
      ...{ kind: 'contact', name: `${MARK} ${i}`, email: `${MARK}-${i}@example.com` },
      ...{ message: `I am ${MARK} ${i}`, reference: `GE-26-${i}`, dedupe_key: `enquiry ${i}` },
    }))
    await database.rows('analyze')
    expect(await remains()).toContain('pg_statistic')
    for (const { id } of await database.rows('select id from enquiries')) {
      await eraseRow(payload, { collection: 'enquiries', id: Number(id) })
    }
    expect(await finishErasures(payload)).toEqual([])
    await expect.poll(() => rewriteMarkedTables(payload, TABLES), { timeout: 60_000 }).toBe(true)
    expect(await remains()).toEqual([])
  },
  240_000,
)

test('the bytes are gone too when the lists were made again before the erasure', async () => {
  const { prepareDatabase } = await import('@/collections/derivedTables')
  const { rewriteMarkedTables } = await import('@/lib/server/erasure/deletedBytes')
  await apply('remade')
  await database.rows("update derived_tables set definition = 'of another version'")
  await prepareDatabase(payload)
  await eraseAll()
  await expect.poll(() => rewriteMarkedTables(payload, TABLES), { timeout: 60_000 }).toBe(true)
  expect(await remains()).toEqual([])
}, 240_000)

test('people who were not erased are still found by a part of their names', async () => {
  const { docs } = await payload.find({ collection: 'applications', sort: 'name', limit: 5 })
  for (const { id, name } of docs) {
    const filters = readFilters(new URLSearchParams({ q: name.slice(1) }))
    const found: number[] = []
    for await (const ids of idPages(payload, filters)) found.push(...ids)
    expect(found).toContain(id)
  }
})
