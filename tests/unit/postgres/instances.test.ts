import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Tag } from '@/lib/server/cache/changes'
import { newSiteDatabase, type SiteDatabase } from '@/tests/support/site/siteDatabase'

/** What instances share on Postgres. The other instance is a connection of the test. */

let database: SiteDatabase
let other: pg.Client

const connect = async () => {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Ends the site's own connections that last sent a statement like this one, as a restart does. */
const cutConnections = (statement: string) =>
  database.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ilike ?`,
    [statement],
  )

describe('instances on one Postgres', () => {
  beforeAll(async () => {
    database = await newSiteDatabase('')
    process.env.DATABASE_URL = database.url
    other = await connect()
  })

  afterAll(async () => {
    await other?.end()
    await database?.drop()
  })

  const lockOf = (client: pg.Client, key: string) =>
    client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`withLock ${key}`])

  test('work waits while another instance has its lock, and runs when that instance has died', async () => {
    const { withLock } = await import('@/lib/server/database/withLock')
    const dying = await connect()
    await lockOf(dying, 'job:1')
    let isDone = false
    const waiting = withLock('job:1', async () => {
      isDone = true
    })
    expect(await withLock('job:2', async () => 'at once')).toBe('at once')
    expect(isDone).toBe(false)
    await dying.end()
    await waiting
    expect(isDone).toBe(true)
  })

  test('another instance gets no lock while work runs, and gets it afterwards', async () => {
    const { withLock } = await import('@/lib/server/database/withLock')
    const isFree = async () =>
      (
        await other.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as free', [
          'withLock job:3',
        ])
      ).rows[0].free
    expect(await withLock('job:3', isFree)).toBe(false)
    expect(await isFree()).toBe(true)
  })

  test('a hundred tasks that each need a second lock do not block each other', async () => {
    const { withLock } = await import('@/lib/server/database/withLock')
    const nested = (n: number) =>
      withLock(`outer ${n}`, () => withLock(`inner ${n % 3}`, async () => n))
    const all = Array.from({ length: 100 }, (_, n) => nested(n))
    expect(await Promise.all(all)).toHaveLength(100)
  })

  test('locks work again after their connection was lost', async () => {
    const { withLock } = await import('@/lib/server/database/withLock')
    await withLock('before', async () => undefined)
    await cutConnections('%advisory_unlock%')
    await vi.waitFor(() => withLock('after', async () => undefined))
  })

  describe('that tell each other what changes', () => {
    const heard: Tag[] = []

    beforeAll(async () => {
      const { onChange } = await import('@/lib/server/cache/changes')
      const { shareChanges } = await import('@/lib/server/postgres/sharedChanges')
      await shareChanges()
      onChange((tag) => heard.push(tag))
    })

    test('announce at home what another one has sent', async () => {
      heard.length = 0
      await other.query(`select pg_notify('site_changes', 'another-instance jobs')`)
      await vi.waitFor(() => expect(heard).toEqual(['jobs']))
    })

    test('send what is announced at home, once, and do not hear it twice', async () => {
      const { announceChange } = await import('@/lib/server/cache/changes')
      const sent: string[] = []
      const listening = await connect()
      listening.on('notification', ({ payload = '' }) => sent.push(payload.split(' ')[1] ?? ''))
      await listening.query('listen site_changes')
      heard.length = 0
      announceChange('content')
      await vi.waitFor(() => expect(sent).toEqual(['content']))
      // Whatever is on its way arrives before this.
      await other.query(`select pg_notify('site_changes', 'another-instance lists')`)
      await vi.waitFor(() => {
        expect(heard).toContain('lists')
        expect(sent).toContain('lists')
      })
      expect(heard).toEqual(['content', 'lists'])
      expect(sent).toEqual(['content', 'lists'])
      await listening.end()
    })

    test('take everything as changed after they could not listen', async () => {
      const { TAGS } = await import('@/lib/server/cache/changes')
      heard.length = 0
      await cutConnections('listen site_changes')
      await cutConnections('select pg_notify%$1%')
      await vi.waitFor(() => expect(new Set(heard)).toEqual(new Set(Object.values(TAGS))), 5000)
    })

    test('ignore notices that they do not know', async () => {
      heard.length = 0
      await other.query(`select pg_notify('site_changes', 'another-instance everything')`)
      await other.query(`select pg_notify('site_changes', '')`)
      await other.query(`select pg_notify('site_changes', 'another-instance jobs')`)
      await vi.waitFor(() => expect(heard).toContain('jobs'))
      expect(heard).toEqual(['jobs'])
    })
  })
})
