import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ran, runCommand, type SiteData } from '@/tests/support/site/commands'
import { hasDatabase } from '@/tests/support/site/database'
import {
  applicationWith,
  type DoctorCheck,
  type DoctorReport,
  examine,
  hoursAgo,
  insertRow,
  newUpload,
  PERSON,
  setLicenceEnd,
  stoppedSite,
} from '@/tests/support/site/doctor'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'

/** `npm run doctor` on the data of a stopped site (docs/doctor.md). */

const DEAD_MAIL_SERVER = 'smtp://127.0.0.1:9'

const sites: SiteData[] = []

const newSite = async (): Promise<SiteData> => {
  const site = await stoppedSite()
  sites.push(site)
  return site
}

const severities = ({ checks }: DoctorReport) =>
  Object.fromEntries(checks.map(({ key, severity }) => [key, severity]))

afterAll(async () => {
  for (const { dataDir, database } of sites) {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

describe.skipIf(!hasDatabase())('npm run doctor', { timeout: 60_000 }, () => {
  test('finds nothing at a site that is well, and says what is open before the launch', async () => {
    const { ran, report } = await examine(await newSite())
    // How much room this machine has is not known.
    const { disk, ...others } = severities(report)
    expect(others).toEqual({
      permissions: 'ok',
      secret: isOnPostgres ? 'notice' : 'ok',
      keyring: 'ok',
      storage: 'ok',
      database: 'ok',
      migrations: 'ok',
      missing_files: 'ok',
      extra_files: 'ok',
      queue: 'ok',
      erasures: 'ok',
      'account-deleted': 'ok',
      identity: 'ok',
      'mail-server-changed': 'ok',
      'backup-place-changed': 'ok',
      'site-address-changed': 'ok',
      retention: 'ok',
      sign_ins: 'ok',
      outbox: 'ok',
      mail_server: 'notice',
      // Nobody has named a place for them yet; "Before you launch" asks for one.
      backup: 'notice',
      erased_bytes: 'ok',
      clock: 'ok',
      licence: 'ok',
      launch: 'notice',
    })
    expect(report.format).toBe(1)
    expect(report.launch.map(({ key }) => key)).toContain('sample_jobs')
    expect(ran.code).toBe({ ok: 0, notice: 0, warning: 1, error: 2 }[String(disk)])
    expect(ran.err).toBe('')
  })

  describe('at a site with many faults', () => {
    let site: SiteData
    let ran: Ran
    let of: (key: string) => DoctorCheck | undefined
    let left = ''
    let fresh = ''

    beforeAll(async () => {
      site = await newSite()
      const { database, dataDir } = site
      await insertRow(site, 'applications', applicationWith('AP-26-1000001', newUpload(site, 900)))
      const gone = applicationWith('AP-26-1000002', 'a0000000-0000-4000-8000-000000000000.pdf')
      await insertRow(site, 'applications', gone)
      left = newUpload(site, 25)
      fresh = newUpload(site, 23)
      await insertRow(site, 'payload_jobs', {
        task_slug: 'sendMail',
        queue: 'mail',
        processing: 0,
        created_at: hoursAgo(3),
        updated_at: hoursAgo(3),
      })
      await database.rows("delete from keyring where purpose = 'opt-out'")
      await setLicenceEnd(site, -72)
      await insertRow(site, 'audit', {
        actor: 'system',
        action: 'files',
        subject: 'uploads',
        created_at: hoursAgo(-5),
      })
      chmodSync(dataDir, 0o755)
      writeFileSync(path.join(dataDir, 'secret'), 'short')
      ;({ ran, of } = await examine(site, [], {
        SMTP_URL: DEAD_MAIL_SERVER,
        BACKUP_TO: `${dataDir}-backups`,
      }))
    }, 60_000)

    test.each<[key: string, severity: string, text: RegExp]>([
      ['permissions', 'error', /^Other accounts of the machine have access: DATA_DIR \(755\)/],
      ['secret', 'error', /^The file secret has 5 characters\.$/],
      ['keyring', 'error', /^There is no key for: opt-out\.$/],
      ['missing_files', 'error', /^1 file is missing, of: AP-26-1000002\.$/],
      ['extra_files', 'warning', /^1 file older than a day: resume\/[0-9a-f-]{36}\.pdf\.$/],
      ['queue', 'error', /^1 task due and not done; the oldest for 3 hours\.$/],
      ['outbox', 'warning', /^2 submissions of the last three days without mails\.$/],
      ['mail_server', 'error', /^The mail server cannot be used \(E[A-Z]+\)\.$/],
      ['backup', 'error', /^There is no backup of the last night\.$/],
      ['clock', 'error', /^The clock is behind by at least (4|5) hours: there are newer rows\.$/],
      ['licence', 'error', /^The licence has expired\.$/],
    ])('reports %s as %s and says what to do', (key, severity, text) => {
      expect(of(key)).toMatchObject({ severity, text: expect.stringMatching(text) })
      expect(of(key)?.do).not.toBe('')
    })

    test('ends with 2, names no person, and changes nothing', async () => {
      expect(ran.code).toBe(2)
      for (const value of Object.values(PERSON)) expect(ran.out).not.toContain(value)
      expect(existsSync(path.join(site.dataDir, 'uploads/resume', left))).toBe(true)
      expect(readFileSync(path.join(site.dataDir, 'secret'), 'utf8')).toBe('short')
    })

    test('removes files without a row with --fix, but no row and no file of today', async () => {
      const { code, out } = await runCommand('doctor', site, ['--fix'])
      expect(code).toBe(2)
      expect(out).toContain('OK          Files without row: Removed 1 file.')
      expect(out).toContain('Rows without file: 1 file is missing, of: AP-26-1000002.')
      expect(out).toMatch(/^Error: Permissions, Secret, .*Licence\.$/m)
      const resumes = path.join(site.dataDir, 'uploads/resume')
      expect(existsSync(path.join(resumes, left))).toBe(false)
      expect(existsSync(path.join(resumes, fresh))).toBe(true)
      const rows = await site.database.rows('select reference from applications order by reference')
      expect(rows).toEqual([{ reference: 'AP-26-1000001' }, { reference: 'AP-26-1000002' }])
      const lines = await site.database.rows("select detail from audit where action = 'files'")
      expect(lines).toContainEqual({ detail: `removed ${left}` })
    })
  })
})
