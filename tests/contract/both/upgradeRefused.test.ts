import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { MIGRATIONS } from '@/tests/support/site/migrations'
import { refusedStart } from '@/tests/support/site/server'
import { isOnPostgres, newSiteDatabase, type SiteDatabase } from '@/tests/support/site/siteDatabase'

/** A migration that cannot be applied, on a database with rows (docs/adr/0038). */
describe.skipIf(!hasDatabase())('a site with a migration that fails', { timeout: 120_000 }, () => {
  // Creates tables, which are there already; any after it are never reached.
  const [failing = ''] = MIGRATIONS.map(({ name }) => name)
  const BEFORE = '20260101_000000_made_up'
  let dataDir = ''
  let database: SiteDatabase

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'upgrade-refused-'))
    database = await newSiteDatabase(dataDir)
    await copyDatabase(dataDir, database)
    // A database of a made-up version before the first.
    await database.rows('delete from payload_migrations')
    await database.rows('insert into payload_migrations (name, batch) values (?, 1)', [BEFORE])
  })

  afterAll(async () => {
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('does not start, names the migration and says what to do, and leaves the database as it was', async () => {
    const before = await database.tables()
    const { code, said } = await refusedStart({
      DATA_DIR: dataDir,
      DATABASE_URL: isOnPostgres ? database.url : '',
    })
    expect(code).toBe(1)
    expect(said).toContain(`Migration ${failing} failed`)
    expect(said).toContain(
      isOnPostgres
        ? 'its changes are rolled back'
        : 'failed on a copy of the database (SQLITE_ERROR). The database is unchanged. Start the version of the site that you had before',
    )
    expect(await database.tables()).toEqual(before)
    const applied = await database.rows('select name from payload_migrations')
    expect(applied).toEqual([{ name: BEFORE }])
    if (!isOnPostgres) expect(readdirSync(path.join(dataDir, 'upgrade-copies'))).toEqual([])
  })
})
