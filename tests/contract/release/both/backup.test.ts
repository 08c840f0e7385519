import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Applicant, newApplicant, WITHIN } from '@/tests/support/candidates/erasures'
import { newPicture, uploadTo } from '@/tests/support/files/media'
import { startS3 } from '@/tests/support/network/s3'
import { interrupted, run, type SiteData, settingsOf } from '@/tests/support/site/commands'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { type OwnSite, startOwnSite } from '@/tests/support/site/ownSite'
import { refusedStart, TEST_ADMIN } from '@/tests/support/site/server'
import { isOnPostgres, newSiteDatabase } from '@/tests/support/site/siteDatabase'
import { runTask } from '@/tests/support/site/tasks'
import {
  everyFile,
  expectRestored,
  placeOf,
  removeAllFiles,
  rowsOf,
  uploadsOf,
} from '@/tests/support/staff/backups'
import { listOf, pointOf } from '@/tests/support/staff/launchList'

/**
 * A site that backs itself up, loses everything and is restored. On SQLite with folders, on Postgres with
 * two buckets of a real S3 service.
 */
const root = mkdtempSync(path.join(tmpdir(), 'overseas-backup-'))
const folder = path.join(root, 'backups')
const keyFile = path.join(root, 'key')
const PLACE = isOnPostgres ? 's3://backups/night' : folder

let s3: Awaited<ReturnType<typeof startS3>> | null = null
let settings: Record<string, string>
let site: OwnSite
let kept: Applicant
let erased: Applicant
let optedOut: Applicant
/** Made before the erasure and the opt-out. */
let backup = ''

/** The settings of a command about the site, or about the data that a backup is restored into. */
const ofSite = (data: SiteData = site): Record<string, string> => ({
  ...settings,
  ...settingsOf(data),
})

const lastBackup = async () =>
  (await site.database.rows('select * from backups order by id desc limit 1'))[0]

const DONE = {
  outcome: 'done',
  started_by: 'schedule',
  place: PLACE,
  file: expect.stringMatching(/^backup-.*\.zip\.age$/),
}

/** The site looks for what is due every minute. */
const FIRST_WITHIN = { timeout: 90_000, interval: 200 }

describe.skipIf(!hasDatabase())('a site with BACKUP_TO', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    s3 = isOnPostgres ? await startS3() : null
    const made = await run('backup', {}, '--new-key', keyFile)
    expect(made.lastLine).toMatch(/^age1/)
    settings = { ...s3?.settings, BACKUP_TO: PLACE, BACKUP_KEY: made.lastLine }
    site = await startOwnSite(settings, copyDatabase)
    kept = await newApplicant(site)
    erased = await newApplicant(site)
    optedOut = await newApplicant(site)
    const { token } = await site.post('login', TEST_ADMIN)
    await uploadTo(site, String(token), await newPicture())
  }, 240_000)

  afterAll(async () => {
    await site?.stop()
    await s3?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  test('makes the first backup by itself after its start, and the launch list says when', async () => {
    await vi.waitFor(async () => expect(await lastBackup()).toBeDefined(), FIRST_WITHIN)
    expect(await lastBackup()).toMatchObject(DONE)
    expect(pointOf(await listOf(site), 'backup')).toMatchObject({
      state: 'done',
      text: expect.stringContaining('Last good backup: '),
    })
  })

  test('makes one every night', async () => {
    const first = await lastBackup()
    await runTask(site.database, 'backup')
    await vi.waitFor(async () => expect((await lastBackup())?.id).not.toBe(first?.id), WITHIN)
    expect(await lastBackup()).toMatchObject(DONE)
    const waiting = "select wait_until from payload_jobs where task_slug = 'backup'"
    const next = async () => String((await site.database.rows(waiting))[0]?.wait_until)
    await vi.waitFor(async () => expect(await next()).toContain('22:00:00'), FIRST_WITHIN)
  })

  test.skipIf(isOnPostgres)('says why a backup failed', async () => {
    const moved = `${folder}-moved`
    renameSync(folder, moved)
    writeFileSync(folder, 'a file instead of the folder')
    await runTask(site.database, 'backup')
    await vi.waitFor(async () => expect((await lastBackup())?.outcome).toBe('failed'), WITHIN)
    expect(pointOf(await listOf(site), 'backup')).toMatchObject({
      state: 'todo',
      text: expect.stringMatching(/The last backup failed\. The folder .* cannot be written to/),
    })
    rmSync(folder)
    renameSync(moved, folder)
  })

  test('is restored as it was, and forgets again who was erased or opted out since', async () => {
    const before = await rowsOf(site.database)
    const filesBefore = await everyFile(uploadsOf(site.dataDir, s3))

    // Visitors are answered while the backup is made.
    let isDone = false
    const statuses = new Set<number>()
    const visiting = (async () => {
      while (!isDone) statuses.add((await fetch(`${site.baseUrl}/php/position.php`)).status)
    })()
    const made = await run('backup', ofSite())
    isDone = true
    await visiting
    expect(made, made.err).toMatchObject({ code: 0 })
    expect([...statuses]).toEqual([200])
    backup = made.lastLine
    expect(backup).toMatch(/\/backup-[-\dT]+Z\.zip\.age$/)

    const rows = [{ collection: 'applications', id: erased.id }]
    expect(await site.post('person_erase', { rows, confirm: 'ERASE' })).toMatchObject({
      success: true,
    })
    const change = { of: 'applications', id: optedOut.id, opted_out: true }
    expect(await site.post('opt_out', change)).toMatchObject({ success: true })

    // Everything is lost but the backups and the key.
    await site.kill()
    await removeAllFiles(uploadsOf(site.dataDir, s3))
    rmSync(site.dataDir, { recursive: true })

    // A copy of the backup alone knows of no erasure: it is the site as it was, row for row.
    const alone = path.join(root, 'alone')
    const copy = path.join(alone, path.basename(backup))
    mkdirSync(alone)
    const place = placeOf(folder, s3)
    expect(await place.fetch(path.basename(backup), copy)).toBe(true)
    const target = path.join(root, 'restored')
    const database = await newSiteDatabase(target)
    const into = { ...ofSite({ dataDir: target, database }), BACKUP_TO: '' }
    const restored = await run('restore', into, copy, '--key', keyFile)
    expect(restored, restored.err).toMatchObject({ code: 0 })
    expect(await rowsOf(database)).toEqual(before)
    expect(await everyFile(uploadsOf(target, s3))).toEqual(filesBefore)

    // Neither the new data nor its database is empty now.
    const again = await run('restore', into, copy, '--key', keyFile)
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') })
    await database.drop()
    await removeAllFiles(uploadsOf(target, s3))

    // With the lists beside the backups the site starts as it should be.
    const next = await startOwnSite(settings, async (dataDir, database) => {
      const own = ofSite({ dataDir, database })
      const repeated = await run('restore', own, backup, '--key', keyFile)
      expect(repeated, repeated.err).toMatchObject({ code: 0 })
      expect(repeated.out).toContain('Repeated since then: erasures 1, opt-outs 1.')
    })
    try {
      await expectRestored(next, s3, { kept, erased, optedOut }, filesBefore)
    } finally {
      await next.stop()
    }
  })

  // On SQLite the database gets its place as the last step of a restore.
  test.runIf(isOnPostgres)(
    'does not start after a restore that was interrupted before it had erased again',
    async () => {
      const dataDir = path.join(root, 'interrupted')
      const database = await newSiteDatabase(dataDir)
      const into = ofSite({ dataDir, database })
      const ids = async () =>
        (await database.rows('select id from applications')).map(({ id }) => id)
      await interrupted('restore', into, [backup, '--key', keyFile], () =>
        vi.waitFor(async () => expect(await ids()).toContain(erased.id), WITHIN),
      )

      const refused = await refusedStart(into)
      expect(refused.code).toBe(1)
      expect(refused.said).toContain('was interrupted, so people who were erased may be in it')

      const repeated = await run('restore', into, backup, '--key', keyFile)
      expect(repeated, repeated.err).toMatchObject({ code: 0 })
      expect(await ids()).not.toContain(erased.id)
      await database.drop()
    },
  )
})
