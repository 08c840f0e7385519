import { createHash } from 'node:crypto'
import path from 'node:path'
import { expect } from 'vitest'
import type { BackupPlace } from '@/lib/server/backups/backupPlace'
import { folderPlace } from '@/lib/server/backups/folderPlace'
import { s3Place } from '@/lib/server/backups/s3Place'
import { folderStore } from '@/lib/server/files/folder'
import { s3Store } from '@/lib/server/files/s3'
import type { FileStore } from '@/lib/server/files/store'
import type { Applicant } from '../candidates/erasures'
import { BACKUP_BUCKET, type startS3 } from '../network/s3'
import type { OwnSite } from '../site/ownSite'
import { isOnPostgres, type SiteDatabase } from '../site/siteDatabase'

/** All rows of all tables as text, in an order of their own. */
const everyRow = async ({ tables, rows }: SiteDatabase): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {}
  for (const table of Object.keys(await tables())) {
    const all = await rows(`select * from "${table}"`)
    found[table] = all.map((row) => JSON.stringify(row, withBytes)).sort()
  }
  return found
}

/** Bytes of a column as text. */
const withBytes = (_name: string, value: unknown): unknown =>
  value instanceof ArrayBuffer ? Buffer.from(value).toString('base64') : value

/** The checksums of all uploaded files, by area and name. */
export const everyFile = async (store: FileStore): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const area of ['resume', 'company_logo', 'avatar', 'media']) {
    for await (const names of store.list(area)) {
      for (const name of names) {
        const bytes = (await store.get(area, name)) ?? Buffer.alloc(0)
        found[`${area}/${name}`] = createHash('sha256').update(bytes).digest('hex')
      }
    }
  }
  return found
}

/** Where a site has its uploads. */
export const uploadsOf = (
  dataDir: string,
  s3: Awaited<ReturnType<typeof startS3>> | null,
): FileStore => (s3 ? s3Store(s3.store) : folderStore(path.join(dataDir, 'uploads')))

/** Where its backups are: the folder, or s3://backups/night. */
export const placeOf = (
  folder: string,
  s3: Awaited<ReturnType<typeof startS3>> | null,
): BackupPlace =>
  s3
    ? s3Place(
        { ...s3.store, bucketUrl: `${s3.settings.S3_ENDPOINT}/${BACKUP_BUCKET}` },
        '',
        'night',
      )
    : folderPlace(folder)

/** A loss of the bucket. */
export const removeAllFiles = async (store: FileStore): Promise<void> => {
  for (const file of Object.keys(await everyFile(store))) {
    const [area = '', name = ''] = file.split('/')
    await store.remove(area, name)
  }
}

/** All rows but the waiting tasks and the counts of rate limits, which change all the time. */
export const rowsOf = async (database: SiteDatabase) => {
  const { payload_jobs: _waiting, rate_limits: _counts, ...rows } = await everyRow(database)
  return rows
}

/** The site is restored, the admin is signed in, resumes open, and the erased person is not there. */
export const expectRestored = async (
  next: OwnSite,
  s3: Awaited<ReturnType<typeof startS3>> | null,
  { kept, erased, optedOut }: Record<'kept' | 'erased' | 'optedOut', Applicant>,
  files: Record<string, string>,
): Promise<void> => {
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
