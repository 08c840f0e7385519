import { createClient } from '@libsql/client'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, expect, test } from 'vitest'
import { runSql } from '@/lib/server/database/sql'
import { countTo, insertDocuments } from '@/seed/insertRows'
import { ownPayload } from '@/tests/support/site/ownPayload'

const MARK = 'erasedperson'
const { payload, database, end } = await ownPayload()

afterAll(end)

test('the bytes are not said to be gone while a backup reads what was before, and are gone after it', async () => {
  const { removeDeletedBytes } = await import('@/lib/server/erasure/deletedBytes')
  await insertDocuments(payload, 'enquiries', countTo(50), (i) => ({
    ...{ kind: 'contact', name: `${MARK} ${i}`, email: `${MARK}-${i}@example.com` },
    ...{ message: `I am ${MARK} ${i}`, reference: `GE-26-${i}`, dedupe_key: `enquiry ${i}` },
  }))
  await removeDeletedBytes(payload)
  expect(await database.filesWith(MARK)).toContain('database.db')

  const reader = createClient({ url: database.url })
  await reader.execute('begin')
  await reader.execute('select count(*) from countries')
  await runSql(payload, sql`delete from enquiries`)
  await expect(removeDeletedBytes(payload)).rejects.toThrow('could not be removed')
  expect(await database.filesWith(MARK)).toContain('database.db')

  await reader.execute('rollback')
  reader.close()
  await removeDeletedBytes(payload)
  expect(await database.filesWith(MARK)).toEqual([])
})
