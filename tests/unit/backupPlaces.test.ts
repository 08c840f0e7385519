import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BackupPlace } from '@/lib/server/backups/backupPlace'
import { backupSettings } from '@/lib/server/backups/backupSettings'
import { folderPlace } from '@/lib/server/backups/folderPlace'
import { backupFile } from '@/lib/server/backups/names'
import { openPlace } from '@/lib/server/backups/place'
import { s3Place } from '@/lib/server/backups/s3Place'
import { env } from '@/lib/server/settings/env'
import { startS3 } from '../support/network/s3'

/** A folder and a bucket keep the same promises. The S3 service is a real one. */

const root = mkdtempSync(path.join(tmpdir(), 'overseas-places-'))
let s3: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  s3 = await startS3()
})

afterAll(async () => {
  await s3.stop()
  rmSync(root, { recursive: true, force: true })
})

const PLACES: [name: string, open: () => BackupPlace][] = [
  ['a folder', () => folderPlace(path.join(root, 'backups'))],
  ['a bucket', () => s3Place(s3.store, 's3://site/night', 'night')],
]

const FILE = backupFile(new Date('2026-01-02T03:04:05Z'), false)
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x')

describe.each(PLACES)('backups in %s', (_name, open) => {
  test('come back with the same bytes, also when they are sent in several parts', async () => {
    const place = open()
    await place.check()
    const chunks = Array.from({ length: 35 }, (_, at) => Buffer.concat([MEGABYTE, Buffer.of(at)]))
    expect(await place.put(FILE, Readable.from(chunks))).toBe(35 * (1024 * 1024 + 1))
    expect(await place.backups()).toEqual([FILE])
    const copy = path.join(root, 'copy')
    expect(await place.fetch(FILE, copy)).toBe(true)
    expect(readFileSync(copy).equals(Buffer.concat(chunks))).toBe(true)
    await place.remove(FILE)
    expect(await place.backups()).toEqual([])
  })

  test('are not there when their content ends with an error', async () => {
    const place = open()
    const failing = Readable.from(
      (async function* () {
        for (let at = 0; at < 20; at += 1) yield MEGABYTE
        throw new Error('the disk failed')
      })(),
    )
    await expect(place.put(FILE, failing)).rejects.toThrow()
    expect(await place.backups()).toEqual([])
    expect(await place.fetch(FILE, path.join(root, 'none'))).toBe(false)
  })
})

test('what a killed backup left in the folder is removed by the next one', async () => {
  const folder = path.join(root, 'killed')
  mkdirSync(folder)
  writeFileSync(path.join(folder, `.${FILE}.part`), 'half of it')
  await folderPlace(folder).put(FILE, Readable.from([Buffer.from('all of it')]))
  expect(readdirSync(folder)).toEqual([FILE])
})

describe('a place is refused', () => {
  test.each([
    ['DATA_DIR itself', () => env.dataDir],
    ['a folder inside DATA_DIR', () => path.join(env.dataDir, 'a/b')],
    ['a link into DATA_DIR', () => path.join(root, 'link/backups')],
  ])('when it is %s', (_which, place) => {
    mkdirSync(env.dataDir, { recursive: true })
    rmSync(path.join(root, 'link'), { force: true })
    symlinkSync(env.dataDir, path.join(root, 'link'))
    expect(() => openPlace(place())).toThrow(/inside the data folder/)
  })

  test('when it is in S3 and no setting names the service', () => {
    expect(() => openPlace('s3://backups/site')).toThrow(/BACKUP_S3_ENDPOINT/)
  })

  test('when nothing can be written there, and the reason is named', async () => {
    const file = path.join(root, 'file')
    writeFileSync(file, '')
    const refused = folderPlace(path.join(file, 'backups')).check()
    await expect(refused).rejects.toThrow(/cannot be written to \(ENOTDIR\)/)
  })

  test('when the bucket does not exist', async () => {
    const missing = { ...s3.store, bucketUrl: `${s3.store.bucketUrl}-missing` }
    const check = s3Place(missing, 's3://site-missing', '').check()
    await expect(check).rejects.toThrow('s3://site-missing cannot be used (NoSuchBucket).')
  })
})

describe('the settings', () => {
  const NONE = {
    ...{ BACKUP_TO: '', BACKUP_KEY: '', BACKUP_S3_ENDPOINT: '', BACKUP_S3_REGION: '' },
    ...{ BACKUP_S3_ACCESS_KEY_ID: '', BACKUP_S3_SECRET_ACCESS_KEY: '' },
    ...{ S3_ENDPOINT: '', S3_REGION: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
  }

  test.each([
    ['BACKUP_TO', 'https://backups.example.com'],
    ['BACKUP_TO', 's3://With Spaces/x'],
    ['BACKUP_KEY', `AGE-SECRET-KEY-1${'Q'.repeat(58)}`],
    ['BACKUP_KEY', 'a password'],
    ['BACKUP_S3_ENDPOINT', 'backups.example.com'],
  ])('refuse %s when it is %s, without printing it', (name, value) => {
    const read = () => backupSettings({ ...NONE, [name]: value })
    expect(read).toThrow(new RegExp(`^Setting ${name} must`))
    expect(read).not.toThrow(value)
  })

  test('take the S3 service of uploads unless backups have their own', () => {
    const uploads = { S3_ENDPOINT: 'https://s3.example.com/', S3_ACCESS_KEY_ID: 'a' }
    expect(backupSettings({ ...NONE, ...uploads }).s3).toMatchObject({
      endpoint: 'https://s3.example.com',
      accessKeyId: 'a',
    })
    const own = { ...uploads, BACKUP_S3_ENDPOINT: 'https://b.example.com', BACKUP_S3_REGION: 'eu' }
    expect(backupSettings({ ...NONE, ...own }).s3).toMatchObject({
      endpoint: 'https://b.example.com',
      region: 'eu',
    })
  })
})
