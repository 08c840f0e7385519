import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  everyFile,
  everyRow,
  placeOf,
  removeAllFiles,
  run,
  uploadsOf,
} from '@/tests/support/backups'
import { copyDatabase, hasDatabase } from '@/tests/support/database'
import { type Applicant, newApplicant, WITHIN } from '@/tests/support/erasures'
import { listOf, pointOf } from '@/tests/support/launchList'
import { newPicture, uploadTo } from '@/tests/support/media'
import { type OwnSite, startOwnSite } from '@/tests/support/ownSite'
import { startS3 } from '@/tests/support/s3'
import { isOnPostgres, newSiteDatabase, type SiteDatabase } from '@/tests/support/siteDatabase'
import { runTask } from '@/tests/support/tasks'

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

/** The settings of a command about the site. */
const ofSite = (): Record<string, string> => ({
  ...settings,
  DATA_DIR: site.dataDir,
  DATABASE_URL: isOnPostgres ? site.database.url : '',
})

const lastBackup = async () => {
  const [row] = await site.database.rows('select * from backups order by id desc limit 1')
  return row
}

/** All rows but the waiting tasks and the counts of rate limits, which change all the time. */
const rowsOf = async (database: SiteDatabase) => {
  const { payload_jobs: _waiting, rate_limits: _counts, ...rows } = await everyRow(database)
  return rows
}

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
    const { token } = await site.post('login', {
      email: 'admin@example.com',
      password: 'a password for tests',
    })
    await uploadTo(site, String(token), await newPicture())
  }, 240_000)

  afterAll(async () => {
    await site?.stop()
    await s3?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  test('makes a backup at night, and the launch list says when', async () => {
    expect(pointOf(await listOf(site), 'backup')).toMatchObject({
      state: 'todo',
      text: expect.stringContaining('No backup was made yet.'),
    })
    await runTask(site.database, 'backup')
    await vi.waitFor(async () => expect(await lastBackup()).toBeDefined(), WITHIN)
    expect(await lastBackup()).toMatchObject({
      outcome: 'done',
      started_by: 'schedule',
      place: PLACE,
      file: expect.stringMatching(/^backup-.*\.zip\.age$/),
    })
    expect(pointOf(await listOf(site), 'backup').state).toBe('done')
  })

  test.skipIf(isOnPostgres)('says why a backup failed', async () => {
    const moved = `${folder}-moved`
    renameSync(folder, moved)
    writeFileSync(folder, 'a file instead of the folder')
    await runTask(site.database, 'backup')
    await vi.waitFor(async () => expect((await lastBackup())?.outcome).toBe('failed'), WITHIN)
    expect(pointOf(await listOf(site), 'backup')).toMatchObject({
      state: 'todo',
      text: expect.stringMatching(/The last backup failed: The folder .* cannot be written to/),
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
    const backup = made.lastLine
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
    const url = isOnPostgres ? database.url : ''
    const into = { ...settings, BACKUP_TO: '', DATA_DIR: target, DATABASE_URL: url }
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
    const next = await startOwnSite(settings, async (dataDir, { url }) => {
      const own = { ...settings, DATA_DIR: dataDir, DATABASE_URL: isOnPostgres ? url : '' }
      const repeated = await run('restore', own, backup, '--key', keyFile)
      expect(repeated, repeated.err).toMatchObject({ code: 0 })
      expect(repeated.out).toContain('Repeated since then: erasures 1, opt-outs 1.')
    })
    try {
      await expectRestored(next, filesBefore)
    } finally {
      await next.stop()
    }
  })
})

/** The site is restored, the admin is signed in, resumes open, and the erased person is not there. */
const expectRestored = async (next: OwnSite, files: Record<string, string>): Promise<void> => {
  const ids = async (sql: string) => (await next.database.rows(sql)).map(({ id }) => id)
  expect(await ids('select id from applications order by id desc limit 2')).toEqual([
    optedOut.id,
    kept.id,
  ])
  for (const { file, marked } of [kept, optedOut]) {
    const resume = await next.request(`/uploads/resume/${file}`)
    expect(resume.status).toBe(200)
    expect(await resume.text()).toContain(marked)
  }
  expect((await next.request(`/uploads/resume/${erased.file}`)).status).toBe(404)
  const { [`resume/${erased.file}`]: _gone, ...left } = files
  expect(await everyFile(uploadsOf(next.dataDir, s3))).toEqual(left)
  expect(await ids('select id from opt_outs')).toHaveLength(1)
  const withdrawn = 'select id from applications where consent_withdrawn_at is not null'
  expect(await ids(withdrawn)).toEqual([optedOut.id])
  expect(await next.database.filesWith(erased.marked)).toEqual(
    isOnPostgres ? expect.anything() : [],
  )
}
