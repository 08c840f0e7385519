import { setImmediate as turn } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, expect, test } from 'vitest'
import { runSql } from '@/lib/server/database/sql'
import type { Enquiry } from '@/payload-types'
import { countTo, insertDocuments } from '@/seed/insertRows'
import { ownPayload } from '@/tests/support/site/ownPayload'

const threads: Worker[] = []
process.on('worker', (thread) => threads.push(thread))

const { payload, database, end } = await ownPayload()
const { betweenReads, readingDb, readSql, whileWanted } = await import(
  '@/lib/server/database/reads/reading'
)

afterAll(end)

const enquire = (mark: string, count = 1) =>
  insertDocuments(payload, 'enquiries', countTo(count), (i) => ({
    ...{ kind: 'contact', name: `${mark} ${i}`, email: `${mark}-${i}@example.com` },
    ...{ message: 'A message', reference: `GE-${mark}-${i}`, dedupe_key: `${mark} ${i}` },
  }))

const named = (mark: string) =>
  readSql<{ name: string }>(
    payload,
    sql`SELECT name FROM enquiries WHERE name LIKE ${`${mark} %`} ORDER BY id`,
  )

/** Counts until there is this number, which takes SQLite some time. */
const counted = (n: number) =>
  sql`WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${n})
      SELECT count(*) AS n FROM c`

const LONG = 1_000_000

test('others are answered while a long read runs', async () => {
  const order: string[] = []
  const read = readSql(payload, counted(LONG)).then(() => order.push('read'))
  // Each is a turn of the event loop, in which requests are answered.
  const others = (async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve))
    await enquire('meanwhile')
    order.push('others')
  })()
  await Promise.all([read, others])
  expect(order).toEqual(['others', 'read'])
})

test('a read finds what was stored just before it, by SQL and by the queries of Payload', async () => {
  for (let i = 0; i < 20; i += 1) {
    await enquire(`new${i}`)
    expect(await named(`new${i}`)).toEqual([{ name: `new${i} 0` }])
    const { docs, totalDocs } = await readingDb(payload).find<Enquiry>({
      collection: 'enquiries',
      where: { name: { equals: `new${i} 0` } },
    })
    expect([docs[0]?.email, docs[0]?.handled, totalDocs]).toEqual([
      `new${i}-0@example.com`,
      false,
      1,
    ])
    await runSql(payload, sql`DELETE FROM enquiries WHERE name = ${`new${i} 0`}`)
    expect(await named(`new${i}`)).toEqual([])
  }
})

test('a thread that has died is replaced, and the read is answered', async () => {
  await enquire('before')
  await named('before')
  const [first] = threads.slice(-1)
  // It cannot read this as a statement.
  first?.postMessage(undefined)
  const during = await Promise.all([named('before'), named('before')])
  expect(during).toEqual([[{ name: 'before 0' }], [{ name: 'before 0' }]])
  await first?.terminate()
  expect(await named('before')).toEqual([{ name: 'before 0' }])
  expect(threads.at(-1)).not.toBe(first)
})

test('a statement that fails says so without words of the search, and the next is answered', async () => {
  const failed = readSql(
    payload,
    sql`SELECT rowid FROM applications_search WHERE applications_search MATCH ${'"secret'}`,
  )
  await expect(failed).rejects.toMatchObject({ name: 'ReadFailed' })
  const { describeError } = await import('@/lib/server/monitoring/logError')
  expect(JSON.stringify(describeError(await failed.catch((error) => error)))).not.toContain(
    'secret',
  )
  expect(await readSql(payload, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
})

test('the thread cannot write', async () => {
  await expect(readSql(payload, sql`DELETE FROM countries`)).rejects.toMatchObject({
    code: 'SQLITE_READONLY',
  })
})

test('what nobody waits for any more is not read', async () => {
  const leaving = new AbortController()
  const reads = whileWanted(leaving.signal, () =>
    Promise.allSettled([readSql(payload, counted(LONG)), named('before'), named('before')]),
  )
  const other = named('before')
  await turn()
  leaving.abort(new Error('the client has gone'))
  const outcomes = (await reads).map(({ status }) => status)
  // The first had begun: SQLite cannot be interrupted.
  expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await other).toEqual([{ name: 'before 0' }])
})

test('no byte of erased people is left while others read without a pause', async () => {
  const { removeDeletedBytes } = await import('@/lib/server/erasure/deletedBytes')
  await enquire('erasedperson', 50)
  let isOver = false
  const read = async () => {
    while (!isOver) await readSql(payload, sql`SELECT count(*) FROM enquiries e, countries c`)
  }
  const readers = [read(), read(), read()]
  await runSql(payload, sql`DELETE FROM enquiries WHERE name LIKE 'erasedperson %'`)
  await removeDeletedBytes(payload)
  const left = await database.filesWith('erasedperson')
  isOver = true
  await Promise.all(readers)
  expect(left).toEqual([])
})

test('work that an open read would hinder runs while nothing is read', async () => {
  const order: string[] = []
  await Promise.all([
    readSql(payload, counted(LONG)).then(() => order.push('read')),
    betweenReads(payload, async () => {
      await turn()
      order.push('work')
    }),
    readSql(payload, counted(10)).then(() => order.push('next read')),
  ])
  expect(order).toEqual(['read', 'work', 'next read'])
})

test('a process that ends while a read runs waits for it, and ends as it would without', async () => {
  await named('before')
  const thread = threads.at(-1)
  const read = readSql(payload, counted(LONG))
  await turn()
  const [waits] = process.listeners('exit').slice(-1)
  waits?.(0)
  // Within SQLite this would end the process with an abort.
  await thread?.terminate()
  expect(await read).toEqual([{ n: LONG }])
})
