import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import config from '@payload-config'
import { BasePayload, type CollectionSlug, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { database as adapterFor, migrate } from '@/lib/server/database/database'
import type { Row } from '@/tests/support/rows'
import { hasDatabase } from '@/tests/support/site/database'
import { MIGRATIONS, migrateTo, SITE_MIGRATIONS } from '@/tests/support/site/migrations'
import { populate, rowsOf } from '@/tests/support/site/populate'
import { type RunningServer, startServer } from '@/tests/support/site/server'
import { callsOf } from '@/tests/support/site/siteCalls'
import { newSiteDatabase, type SiteDatabase } from '@/tests/support/site/siteDatabase'
import { adminLogin } from '@/tests/support/staff/adminLogin'
import { SETTINGS } from '@/tests/support/staff/optOuts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

/** The site's Payload on a database, as the server starts it. */
const payloadOn = async ({ url }: SiteDatabase): Promise<Payload> => {
  // For the type only: buildConfig does not change the adapter.
  const db = adapterFor(ROOT, SITE_MIGRATIONS, url) as SanitizedConfig['db']
  return new BasePayload().init({ config: { ...(await config), db } })
}

/** From 1.0.0 on each state is one that somebody may have. */
const STATES = MIGRATIONS.map(({ name }, at) => ({ name, count: at + 1 }))

describe.each(STATES)('a database with rows in every table after migration $name', ({ count }) => {
  let dataDir = ''
  let database: SiteDatabase
  let payload: Payload
  let before: Record<string, Row>

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'overseas-migrations-'))
    database = await newSiteDatabase(dataDir)
    await migrateTo(database, count)
    before = await populate(database)
    payload = await payloadOn(database)
    payload.logger.level = 'warn'
    await migrate(payload)
  })

  afterAll(async () => {
    // The database itself stays: Payload's adapter for Postgres keeps a connection to it open.
    await payload?.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('is migrated to the current schema', async () => {
    const run = await database.rows('select name from payload_migrations order by id')
    expect(run.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name))
  })

  test('keeps every row with every value', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(40)
    const after = await rowsOf(database)
    const lost: string[] = []
    for (const [table, row] of Object.entries(before)) {
      for (const [column, value] of Object.entries(row)) {
        const isKept = JSON.stringify(after[table]?.[column]) === JSON.stringify(value)
        if (!isKept) lost.push(`${table}.${column}: ${after[table]?.[column]}`)
      }
    }
    expect(lost).toEqual([])
  })

  test('can be read by the site: each collection and its versions', async () => {
    const { collections } = await config
    for (const { slug, versions } of collections) {
      const stored = before[slug.replaceAll('-', '_')]
      if (!stored) continue
      const collection = slug as CollectionSlug // of the configuration
      const { docs } = await payload.find({ collection, depth: 0, where: { id: { equals: 1 } } })
      expect(docs, slug).toHaveLength(1)
      const doc: Row = { ...docs[0] }
      // Without times and JSON, which Payload formats differently.
      const texts = Object.entries(stored).filter(
        ([column, value]) =>
          column in doc &&
          column !== 'url' && // Computed from the name of the file.
          typeof value === 'string' &&
          !/^(\d{4}-|[[{])/.test(value),
      )
      for (const [column, value] of texts) expect(doc[column], `${slug} ${column}`).toEqual(value)
      if (!versions) continue
      const { docs: old } = await payload.findVersions({ collection, depth: 0 })
      expect(old, `versions of ${slug}`).toHaveLength(1)
    }
  })

  test('can be read by the site: the agency’s facts and the home page', async () => {
    const facts = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    expect(facts.licence_number).toBe(before.site_settings?.licence_number)
    const home = await payload.findGlobal({ slug: 'home-page', depth: 0 })
    expect(home.services?.[0]?.href).toBe(before.home_page_services?.href)
  })
})

describe.skipIf(!hasDatabase())(
  'a site that starts on a filled database of the first version, without its lists',
  () => {
    const resume = `${randomUUID()}.pdf`
    let site: RunningServer
    let token = ''

    beforeAll(async () => {
      site = await startServer(SETTINGS, async (dataDir, database) => {
        await migrateTo(database, 1)
        await populate(database)
        const { email, salt, hash } = adminLogin()
        await database.rows("update users set role = 'admin', email = ?, salt = ?, hash = ?", [
          email,
          salt,
          hash,
        ])
        const shown = 'quarantined_at = null, upload_resume = ?, resume_sha256 = null'
        await database.rows(`update applications set ${shown}`, [resume])
        await database.rows('update registrations set quarantined_at = null')
        // With made-up values they refuse a start or a login, as they must.
        for (const table of ['opt_outs', 'keyring', 'second_factors', 'sign_in_settings']) {
          await database.rows(`delete from ${table}`)
        }
        await database.rows("update pages set slug = 'kept-page', _status = 'published'")
        mkdirSync(path.join(dataDir, 'uploads/resume'), { recursive: true })
        writeFileSync(path.join(dataDir, 'uploads/resume', resume), 'a resume that is kept')
      })
      token = await callsOf(site).logIn()
    }, 150_000)

    afterAll(() => site?.stop())

    const read = async (address: string) => (await callsOf(site).get(address, token)).text

    test('lists the application, the registration and the job', async () => {
      expect(await read('/php/jobapplied_list.php')).toContain('name of applications, é')
      expect(await read('/php/registration_list.php')).toContain('full_name of registrations, é')
      expect(await read('/php/joblist.php')).toContain('job_title of jobs, é')
    })

    test('gives the admin the resume', async () => {
      expect(await read(`/uploads/resume/${resume}`)).toBe('a resume that is kept')
    })

    test('shows visitors the page', async () => {
      expect((await callsOf(site).get('/kept-page')).text).toContain('Text that is kept.')
    })
  },
)
