import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFilters } from '@/collections/Applications/applicationFilters'
import { idPages } from '@/collections/Applications/findApplications'
import {
  DERIVED_PERSONAL_TABLES,
  PERSONAL_TABLES,
} from '@/collections/Submissions/shared/personalData'
import { runSql } from '@/lib/server/sql'
import { chance } from '@/seed/chance'
import { countTo, insertDocuments } from '@/seed/insertRows'
import { ownPayload } from '../support/ownPayload'
import { isOnPostgres, type SiteDatabase } from '../support/siteDatabase'

const ROWS = 900
const ERASED_OF_EVERY = 20
const MARK = 'erasedperson'
// Letters that nobody else has, so that a piece of the name in the search index is found too.
const LETTERS = '𐎀𐎁𐎂𐎃'

let payload: Payload
let database: SiteDatabase
let end: () => Promise<void>

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  database = own.database
  end = own.end
}, 240_000)

afterAll(() => end())

const isErased = (i: number) => i % ERASED_OF_EVERY === 0

/** Applications in no order of their names and addresses, so that the trees are rearranged often. */
const apply = (kind: string) =>
  insertDocuments(payload, 'applications', countTo(ROWS), (i) => {
    const who = `${chance(i, 1).toString(36)}${isErased(i) ? MARK : 'other'}${i}`
    return {
      name: isErased(i) ? `${LETTERS} ${who}` : who,
      email: `${who}-${kind}@example.com`,
      country_code: '91',
      mobile: who,
      position: `Welder ${who}`,
      reference: `AP-${kind}-${i}`,
      dedupe_key: `${kind} ${who}`,
      phone_e164: `+91${chance(i, 2)}`,
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
  expect(await remains()).not.toEqual([])
  await eraseAll()
  const { rewriteMarkedTables } = await import('@/lib/server/deletedBytes')
  await rewriteMarkedTables(payload, [...PERSONAL_TABLES, ...DERIVED_PERSONAL_TABLES])
  expect(await remains()).toEqual([])
}, 240_000)

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

test('people who were not erased are still found by a part of their names', async () => {
  const { docs } = await payload.find({ collection: 'applications', sort: 'name', limit: 5 })
  for (const { id, name } of docs) {
    const filters = readFilters(new URLSearchParams({ q: name.slice(1) }))
    const found: number[] = []
    for await (const ids of idPages(payload, filters)) found.push(...ids)
    expect(found).toContain(id)
  }
})
