import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import { batchOf } from '@/collections/Backups/erasureBatch'
import { runSql } from '@/lib/server/database/sql'
import { csvOf, importSite, people } from '@/tests/support/candidates/imports'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'

/** The undo of an import erases for good, and only whom nobody worked with: on SQLite and on Postgres. */

const { payload, end, ...site } = await importSite()
const { eraseRows } = await import('@/collections/Privacy/eraseRows')
const { UNTOUCHED } = await import('@/collections/Imports/untouched')
const { localList } = await import('@/collections/Backups/erasureList')
const { readEntries } = await import('@/lib/server/backups/listFiles')
const { withoutLeftOut } = await import('@/commands/restore/leftOut')
const { stopUndos } = await import('@/commands/restore/stopUndos')
const { dropLeft } = await import('@/collections/Imports/dropFile')
const { getFile } = await import('@/lib/server/files/storage')
afterAll(end)

const idsOf = async (id: number) => (await site.rows(id)).map((row) => row.id)

const erasedLines = async (ids: number[]) => {
  const { docs } = await payload.find({
    collection: 'audit',
    where: { and: [{ action: { equals: 'erase' } }, { subject_id: { in: ids } }] },
    pagination: false,
  })
  return docs.map(({ subject_id }) => subject_id).sort((one, other) => Number(one) - Number(other))
}

const pending = async () => (await payload.count({ collection: 'erasures' })).totalDocs

describe('undoing an import', () => {
  test('tells the other admins when ten people or more are erased', async () => {
    const where = { action: { equals: 'warning' } }
    const told = async () => (await payload.count({ collection: 'audit', where })).totalDocs
    const [few, many] = [await site.bring(csvOf(people(9))), await site.bring(csvOf(people(10)))]
    await site.undo(few)
    expect(await told()).toBe(0)
    await site.undo(many)
    expect(await told()).toBe(1)
    await site.run()
  })

  test('leaves nobody behind, with one audit line for each person', async () => {
    const id = await site.bring(csvOf(people(35)))
    const ids = await idsOf(id)
    await site.undo(id)
    await site.run()
    expect(await site.rows(id)).toEqual([])
    expect(await erasedLines(ids)).toEqual(ids)
    expect(await pending()).toBe(0)
  })

  test('goes on after a process that was killed after it had deleted some', async () => {
    const id = await site.bring(csvOf(people(25)))
    const ids = await idsOf(id)
    await site.undo(id)
    await eraseRows(payload, 'registrations', ids.slice(0, 8), { only: UNTOUCHED })
    await site.run()
    expect(await site.rows(id)).toEqual([])
    expect(await erasedLines(ids)).toEqual(ids)
    expect(await pending()).toBe(0)
  })

  test.skipIf(isOnPostgres)(
    'erases all others when one cannot be, and goes on until it can',
    async () => {
      const id = await site.bring(csvOf(people(12)))
      const [first = 0] = await idsOf(id)
      await runSql(
        payload,
        sql.raw(`CREATE TRIGGER refuse BEFORE DELETE ON registrations WHEN OLD.id = ${first}
          BEGIN SELECT raise(ABORT, 'refused'); END`),
      )
      await site.undo(id)
      await site.run()
      expect(await idsOf(id)).toEqual([first])
      expect((await site.read(id)).state).toBe('undoing')
      await runSql(payload, sql.raw('DROP TRIGGER refuse'))
      await site.run()
      expect(await site.rows(id)).toEqual([])
      expect((await site.read(id)).state).toBe('undone')
    },
  )

  test.skipIf(isOnPostgres).each([
    ['starred', 'is_starred'],
    ['held', 'legal_hold'],
  ])('keeps a row that somebody %s a moment before it would be deleted', async (_what, field) => {
    const id = await site.bring(csvOf(people(3)))
    const [first = 0] = await idsOf(id)
    // After the rows were read, in the statement before the one that deletes them.
    await runSql(
      payload,
      sql.raw(`CREATE TRIGGER meanwhile AFTER INSERT ON erasures WHEN NEW.subject_id = ${first}
        BEGIN UPDATE registrations SET ${field} = 1 WHERE id = ${first}; END`),
    )
    await site.undo(id)
    await site.run()
    await runSql(payload, sql.raw('DROP TRIGGER meanwhile'))
    expect(await idsOf(id)).toEqual([first])
    expect((await site.read(id)).state).toBe('undone')
    expect(await pending()).toBe(0)
  })

  test('keeps a row that is held, whatever is to be erased', async () => {
    const [held = 0] = await idsOf(await site.bring(csvOf(people(1))))
    await payload.update({ collection: 'registrations', id: held, data: { legal_hold: true } })
    expect(await eraseRows(payload, 'registrations', [held], { only: {} })).toEqual([])
  })

  test('is left out by a restore that leaves out the erasures of the account', async () => {
    const since = new Date()
    const { user } = site
    const id = await site.bring(csvOf(people(3)))
    const ids = await idsOf(id)
    await site.undo(id)
    await site.run()
    const entries = await readEntries([localList()], since)
    const leftOut = (by: number) => withoutLeftOut(entries, { by: [by], since }).notRepeated
    expect([leftOut(user.id), leftOut(user.id + 1)]).toEqual([3, 0])
    expect(entries).toMatchObject([{ by: user.id, batch: batchOf(user.id, since) }])
    // The system did it, as it erases what an account has hidden.
    const { docs } = await payload.find({
      collection: 'audit',
      where: { and: [{ action: { equals: 'erase' } }, { subject_id: { in: ids } }] },
      pagination: false,
    })
    expect(new Set(docs.map(({ actor, detail }) => `${actor}, ${detail}`))).toEqual(
      new Set([`system, batch ${batchOf(user.id, since)}`]),
    )
  })

  test('is not gone on with by such a restore, and by any other it is', async () => {
    const { user } = site
    const since = new Date()
    const id = await site.bring(csvOf(people(2)))
    // As a backup has it that was made before the first row was erased.
    const data = { state: 'undoing', undo_batch: batchOf(user.id, since) } as const
    await payload.update({ collection: 'imports', id, data })
    // Another account, or the retention rule, was misused.
    await stopUndos(payload, { by: [user.id + 1, 'system'], since })
    expect((await site.read(id)).state).toBe('undoing')
    await stopUndos(payload, { by: [user.id], since })
    await site.run()
    expect(await site.rows(id)).toHaveLength(2)
    expect((await site.undo(id)).body.success).toBe(true)
    await site.run()
    expect(await site.rows(id)).toEqual([])
  })

  test('is refused for an import that failed more than 30 days ago', async () => {
    const id = await site.upload(csvOf(people(1)))
    await site.allow(id)
    await payload.update({ collection: 'imports', id, data: { file: null } })
    await site.run()
    const later = new Date(Date.now() + 31 * 86_400_000)
    expect((await site.undo(id, later)).body.success).toBe(false)
    expect((await site.undo(id)).body.success).toBe(true)
    await site.run()
  })
})

test('erasing rows in batches leaves out no hook of a deletion', () => {
  const { hooks } = payload.collections.registrations.config
  expect(hooks.beforeDelete).toHaveLength(1)
  expect(hooks.afterDelete ?? []).toEqual([])
})

test('the file of an import that has ended is removed although the process was killed before', async () => {
  const id = await site.upload(csvOf(people(1)))
  const { file } = await site.read(id)
  await payload.update({ collection: 'imports', id, data: { state: 'done' } })
  await dropLeft(payload)
  expect(await site.read(id)).toMatchObject({ state: 'done', file: null })
  expect(await getFile('import', file ?? '')).toBeNull()
})
