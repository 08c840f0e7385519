import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { folderPlace } from '@/lib/server/backups/folderPlace'
import type { BackupPlace } from '@/lib/server/backups/place'
import { s3Place } from '@/lib/server/backups/s3Place'
import { folderStore } from '@/lib/server/files/folder'
import { s3Store } from '@/lib/server/files/s3'
import type { FileStore } from '@/lib/server/files/store'
import { BACKUP_BUCKET, type startS3 } from './s3'
import { environmentOf } from './server'
import type { SiteDatabase } from './siteDatabase'

const ROOT = path.resolve(import.meta.dirname, '../..')

export type Ran = { code: number; out: string; err: string; lastLine: string }

/** Runs `npm run backup` or `npm run restore` with these settings, as an operator does. */
export const run = (
  command: 'backup' | 'restore',
  settings: Record<string, string>,
  ...args: string[]
): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', command, '--', ...args],
      { cwd: ROOT, timeout: 120_000, env: environmentOf(settings) },
      (error, out, err) => {
        const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0
        resolve({ code, out, err, lastLine: out.trimEnd().split('\n').at(-1) ?? '' })
      },
    )
  })

/** All rows of all tables as text, in an order of their own. */
export const everyRow = async ({
  tables,
  rows,
}: SiteDatabase): Promise<Record<string, string[]>> => {
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
