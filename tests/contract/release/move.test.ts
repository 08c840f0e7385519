import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { copyFiles } from '@/commands/move/files'
import { folderStore } from '@/lib/server/files/folder'
import { s3Store } from '@/lib/server/files/s3'
import { startPostgresServer } from '@/scripts/test/postgres.mjs'
import { apply } from '@/tests/support/candidates/apply'
import { sha256 } from '@/tests/support/candidates/resumes'
import { newMedia, newPicture } from '@/tests/support/files/media'
import { startS3 } from '@/tests/support/network/s3'
import { type Ran, run } from '@/tests/support/site/commands'
import { hasDatabase } from '@/tests/support/site/database'
import { postgresAt } from '@/tests/support/site/postgresDatabase'
import type { SiteDatabase } from '@/tests/support/site/siteDatabase'
import { sqliteAt } from '@/tests/support/site/sqliteDatabase'
import { adminToken } from '@/tests/support/staff/session'

const AREAS = ['resume', 'media']
const dataDir = mkdtempSync(path.join(tmpdir(), 'overseas-move-'))
let postgres: ReturnType<typeof startPostgresServer>
let s3: Awaited<ReturnType<typeof startS3>>
let target: SiteDatabase

const uploadsOf = (dir: string) => folderStore(path.join(dir, 'uploads'))

const move = (...more: string[]): Promise<Ran> =>
  run('move', { DATA_DIR: dataDir, ...s3.settings }, '--to', target.url, ...more)

/** All rows of some tables, as both databases return them. */
const contentOf = async ({ rows }: SiteDatabase) => ({
  applications: await rows(
    'select id, reference, name, upload_resume, created_at from applications order by id',
  ),
  jobs: await rows('select id, job_title, is_deleted, closing_date from jobs order by id'),
  versions: await rows('select id, parent_id, version_job_title from _jobs_v order by id'),
  users: await rows('select id, email, hash, salt from users order by id'),
  media: await rows('select id, alt, filename, sha256 from media order by id'),
  renditions: await rows('select id, file, width from media_renditions order by id'),
  keys: await rows('select id, purpose, key_id, "key" from keyring order by id'),
})

describe.skipIf(!hasDatabase())(
  'an operator who moves a site to Postgres and S3',
  { timeout: 240_000 },
  () => {
    beforeAll(async () => {
      await apply()
      await newMedia(await adminToken(), await newPicture())
      const site = inject('server')?.dataDir ?? ''
      await sqliteAt(dataDir).copyFrom(sqliteAt(site))
      // Other tests delete files meanwhile.
      await copyFiles(uploadsOf(site), uploadsOf(dataDir), AREAS, () => true)
      postgres = startPostgresServer()
      s3 = await startS3()
      const url = new URL(postgres.url)
      url.pathname = '/moved'
      target = postgresAt(url.href, postgres.url)
    }, 60_000)

    afterAll(async () => {
      await target?.drop()
      await s3?.stop()
      postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    })

    test('is refused while a server runs on the old data', async () => {
      const running = createClient({ url: `file:${dataDir}/server.lock` })
      await running.execute('begin immediate')
      const refused = await move()
      await running.execute('rollback')
      running.close()
      expect(refused).toMatchObject({
        code: 1,
        err: expect.stringContaining('Another server of this site'),
      })
    })

    test('gets every row with its id and every file, and the old site is unchanged', async () => {
      const source = sqliteAt(dataDir)
      const before = await contentOf(source)
      expect(before.applications.length).toBeGreaterThan(0)
      const moved = await move()
      expect(moved, moved.err).toMatchObject({ code: 0 })
      expect(await contentOf(target)).toEqual(before)
      expect(await contentOf(source)).toEqual(before)

      const [from, to] = [uploadsOf(dataDir), s3Store(s3.store)]
      for (const area of AREAS) {
        let files = 0
        for await (const names of from.list(area)) {
          for (const name of names) {
            const [old, copy] = [await from.get(area, name), await to.get(area, name)]
            expect(copy && sha256(copy), name).toBe(old && sha256(old))
            files += 1
          }
        }
        expect(files, area).toBeGreaterThan(0)
      }
      // New rows continue the numbers of the old site, also those of deleted rows.
      const [last] = await source.rows(
        "select seq from sqlite_sequence where name = 'applications'",
      )
      const [next] = await target.rows("select nextval('applications_id_seq') as id")
      expect(next?.id).toBe(Number(last?.seq) + 1)
    })

    test('is asked before a database that has a site is replaced, and may then repeat the move', async () => {
      const refused = await move()
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--again') })
      await target.rows("update jobs set job_title = 'changed in the new database'")
      const repeated = await move('--again')
      expect(repeated, repeated.err).toMatchObject({ code: 0 })
      expect(await contentOf(target)).toEqual(await contentOf(sqliteAt(dataDir)))
    })
  },
)
