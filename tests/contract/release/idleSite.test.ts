import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { type RunningServer, startServer } from '@/tests/support/site/server'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'

const isBuilt = hasDatabase()
const WITHIN = { timeout: 20_000, interval: 100 }
const SECONDS = 1000
const DAY = 86_400 * SECONDS

let site: RunningServer
let version: () => Promise<unknown>

const rowsOf = (sql: string, values: (string | number)[] = []) => site.database.rows(sql, values)

/** Returns a function that reads a number which changes with every write to the database. */
const watchWrites = async (): Promise<typeof version> => {
  if (!isOnPostgres) {
    // SQLite reports changes only to a connection that stays open.
    const client = createClient({ url: site.database.url })
    return async () => (await client.execute('pragma data_version')).rows[0]?.data_version
  }
  await rowsOf('create sequence writes')
  await rowsOf(`create function note_write() returns trigger language plpgsql as $$ begin
    perform nextval('writes'); return null; end $$`)
  for (const table of Object.keys(await site.database.tables())) {
    if (table === 'writes') continue
    await rowsOf(`create trigger note_write after insert or update or delete on "${table}"
      execute function note_write()`)
  }
  return async () => (await rowsOf('select last_value from writes'))[0]?.last_value
}

/** The single waiting row of a daily task. */
const waiting = async (task: string) => {
  const rows = await rowsOf('select id, wait_until from payload_jobs where task_slug = ?', [task])
  expect(rows, task).toHaveLength(1)
  return { id: Number(rows[0]?.id), at: new Date(String(rows[0]?.wait_until)) }
}

/** A task with nothing to do, since no mail has this number. */
const addTask = (due: number) =>
  rowsOf(
    `insert into payload_jobs (task_slug, queue, input, wait_until) values ('sendMail', 'mail', '{"mail":0}', ?)`,
    [new Date(due).toISOString()],
  )

const untilTasksAreDone = () =>
  vi.waitFor(
    async () =>
      expect(await rowsOf(`select id from payload_jobs where task_slug = 'sendMail'`)).toEqual([]),
    WITHIN,
  )

/** Waits for the background work of the start: until 20 readings in a row find no write. */
const untilQuiet = async () => {
  let last = await version()
  let unchanged = 0
  await vi.waitFor(async () => {
    const now = await version()
    unchanged = now === last ? unchanged + 1 : 0
    last = now
    expect(unchanged).toBeGreaterThanOrEqual(20)
  }, WITHIN)
}

beforeAll(async () => {
  if (!isBuilt) return
  site = await startServer({ SEED_SAMPLES: 'false' }, copyDatabase)
  await vi.waitFor(() => Promise.all(['retention', 'remindOffice'].map(waiting)), WITHIN)
  version = await watchWrites()
  await untilQuiet()
}, 150_000)

afterAll(async () => {
  await site?.stop()
})

describe.skipIf(!isBuilt)('an idle site', () => {
  test('writes nothing until a task is due, and then runs it', async () => {
    const due = Date.now() + 7 * SECONDS
    await addTask(due)
    const before = await version()
    await vi.waitFor(async () => expect(await version()).not.toBe(before), WITHIN)
    expect(Date.now()).toBeGreaterThanOrEqual(due)
    await untilTasksAreDone()
  })

  test.each([
    ['retention', 21],
    ['remindOffice', 2],
  ])('has the task %s waiting for %i:00 UTC', async (task, hour) => {
    const { at } = await waiting(task)
    expect([at.getUTCHours(), at.getUTCMinutes()]).toEqual([hour, 0])
    expect(at.getTime()).toBeGreaterThan(Date.now())
    expect(at.getTime()).toBeLessThanOrEqual(Date.now() + DAY)
  })

  test.each(['retention', 'remindOffice'])(
    'runs %s once when it is due, and then waits for the next day',
    async (task) => {
      // An older version stored such a schedule.
      const longAgo = { tasks: { [task]: { lastScheduledRun: '2026-01-01T00:00:00.000Z' } } }
      const stats = JSON.stringify({ scheduledRuns: { queues: { default: longAgo } } })
      await rowsOf('delete from payload_jobs_stats')
      await rowsOf('insert into payload_jobs_stats (stats) values (?)', [stats])
      const due = await waiting(task)
      const past = new Date(Date.now() - SECONDS).toISOString()
      await rowsOf('update payload_jobs set wait_until = ? where id = ?', [past, due.id])
      const next = await vi.waitFor(async () => {
        const row = await waiting(task)
        expect(row.id).toBeGreaterThan(due.id)
        return row
      }, WITHIN)
      expect(next.at).toEqual(due.at)
      // Two more rounds of the task runner.
      for (const _ of [1, 2]) {
        await addTask(Date.now() - SECONDS)
        await untilTasksAreDone()
      }
      expect(await waiting(task)).toEqual(next)
    },
  )
})
