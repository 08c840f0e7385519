import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Ran, runCommand, type SiteData } from '@/tests/support/site/commands'
import { hasDatabase } from '@/tests/support/site/database'
import {
  type DoctorCheck,
  examine,
  hoursAgo,
  insertRow,
  newUpload,
  setLicenceEnd,
  stoppedSite,
} from '@/tests/support/site/doctor'
import { sqliteAt } from '@/tests/support/site/sqliteDatabase'

/**
 * `npm run doctor` when something is wrong with the database itself (docs/doctor.md). doctor.test.ts
 * runs the queries on both kinds.
 */

// A port that fetch does not refuse by itself.
const DEAD_BUCKET = {
  S3_ENDPOINT: 'http://127.0.0.1:65534',
  S3_BUCKET: 'site',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'a secret that nobody may read',
}

const sites: SiteData[] = []

const newSite = async (): Promise<SiteData> => {
  const site = await stoppedSite()
  sites.push(site)
  return site
}

afterAll(async () => {
  for (const { dataDir, database } of sites) {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

describe.skipIf(!hasDatabase())('npm run doctor', { timeout: 60_000 }, () => {
  describe('on a database that does not belong to the files, of a newer version', () => {
    let site: SiteData
    let ran: Ran
    let of: (key: string) => DoctorCheck | undefined
    let foreign = ''

    beforeAll(async () => {
      site = await newSite()
      foreign = newUpload(site, 900)
      await insertRow(site, 'payload_migrations', { name: '29990101_000000_next', batch: 9 })
      await insertRow(site, 'opt_outs', { phone_hash: 'f'.repeat(64), key_id: 'ffffffffff' })
      await insertRow(site, 'mails', {
        ...{ key: 'k', kind: 'notice', to: 'office@agency.example', subject: 's', text: 't' },
        ...{ html: 'h', state: 'failed', tries: 9, updated_at: hoursAgo(2) },
      })
      await setLicenceEnd(site, 24 * 20)
      rmSync(path.join(site.dataDir, 'secret'))
      ;({ ran, of } = await examine(site, ['--fix']))
    }, 60_000)

    test.each<[key: string, severity: string, text: RegExp]>([
      ['secret', 'error', /^The file secret cannot be read \(ENOENT\)\.$/],
      ['keyring', 'error', /^Opt-outs need keys that are missing: ffffffffff\./],
      ['migrations', 'error', /newer version of the site: 29990101_000000_next\.$/],
      ['extra_files', 'error', /^The database names none of the 1 file in the uploads\.$/],
      ['outbox', 'warning', /^Mails cannot be sent: 1 failed\.$/],
      ['licence', 'warning', /^The licence ends in (19|20) days\.$/],
    ])('reports %s as %s and says what to do', (key, severity, text) => {
      expect(of(key)).toMatchObject({ severity, text: expect.stringMatching(text) })
      expect(of(key)?.do).not.toBe('')
    })

    test('removes none of the files, and creates no secret', () => {
      expect(ran.code).toBe(2)
      expect(existsSync(path.join(site.dataDir, 'uploads/resume', foreign))).toBe(true)
      expect(existsSync(path.join(site.dataDir, 'secret'))).toBe(false)
    })
  })

  test('reports a pending migration, a mail that waits, and a bucket that does not answer', async () => {
    const site = await newSite()
    await site.database.rows(
      'delete from payload_migrations where id = (select max(id) from payload_migrations)',
    )
    await insertRow(site, 'mails', {
      ...{ key: 'k', kind: 'notice', to: 'office@agency.example', subject: 's', text: 't' },
      ...{ html: 'h', state: 'queued', tries: 1, updated_at: hoursAgo(2) },
    })
    const { ran, of } = await examine(site, [], DEAD_BUCKET)
    expect(of('migrations')).toMatchObject({
      severity: 'error',
      text: expect.stringMatching(/^1 migration is pending: \d+_\d+_\w+\.$/),
    })
    expect(of('outbox')).toMatchObject({
      severity: 'warning',
      text: 'Mails cannot be sent: 1 waiting.',
    })
    expect(of('storage')).toMatchObject({
      severity: 'error',
      text: 'The bucket cannot be used (ECONNREFUSED).',
    })
    expect(ran.code).toBe(2)
  })

  test('reports lists that another version of the site has made', async () => {
    const site = await newSite()
    await site.database.rows(
      "update derived_tables set definition = 'of another version' where name = 'jobs_search'",
    )
    const { of } = await examine(site)
    expect(of('migrations')).toMatchObject({
      severity: 'warning',
      text: 'Lists and indexes are of another version of the site: jobs_search.',
    })
  })

  test('reports a database that is not there, and creates neither it nor a secret', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'no-site-'))
    const { ran, of } = await examine({ dataDir, database: sqliteAt(dataDir) })
    expect(of('database')).toMatchObject({
      severity: 'error',
      text: `There is no database: ${dataDir}/database.db.`,
    })
    expect(of('queue')).toMatchObject({
      severity: 'notice',
      text: 'Not checked: the database cannot be opened.',
    })
    expect(ran.code).toBe(2)
    expect(readdirSync(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
  })

  test('reports a damaged page', async () => {
    const site = await newSite()
    const file = path.join(site.dataDir, 'database.db')
    const [index] = await site.database.rows(
      "select rootpage from sqlite_master where name = 'audit_created_at_idx'",
    )
    const bytes = readFileSync(file)
    bytes.fill(0xff, 4096 * (Number(index?.rootpage) - 1), 4096 * Number(index?.rootpage))
    writeFileSync(file, bytes)
    const { ran, of } = await examine(site)
    expect(of('database')).toMatchObject({
      severity: 'error',
      text: expect.stringMatching(/^The database is damaged/),
      do: expect.stringContaining('restore the last backup'),
    })
    expect(ran.code).toBe(2)
  })

  test('works on the data of a site that is serving, which goes on', async () => {
    const server = inject('server')
    if (!server) throw new Error('There is no site.')
    const { dataDir } = server
    const { out } = await runCommand('doctor', { dataDir, database: sqliteAt(dataDir) })
    expect(out).toMatch(/^ {2}OK {10}Migrations: All are applied\.$/m)
    expect(out).toContain('Before you launch: Licence and name')
    expect((await fetch(`${inject('baseUrl')}/php/position.php`)).status).toBe(200)
  })

  test.each([
    [['--wrong'], {}, 'npm run doctor [-- --json] [--fix]'],
    [[], { SMTP_URL: 'http://mail' }, 'Setting SMTP_URL must be like'],
  ])('says in one place what is wrong with %j %j', async (args, settings, line) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'no-site-'))
    const database = sqliteAt(dataDir)
    const { code, err, out } = await runCommand('doctor', { dataDir, database }, args, settings)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(line)
    rmSync(dataDir, { recursive: true })
  })
})
