import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderPlace } from '@/lib/server/backups/folderPlace'
import { OperatorError } from '@/lib/server/settings/operatorError'

/** What npm run backup writes, and how it is read again. */

const root = mkdtempSync(path.join(tmpdir(), 'overseas-archive-'))
const [plain, sealed] = [path.join(root, 'plain.zip'), path.join(root, 'sealed.zip.age')]
const [keyFile, otherKey] = [path.join(root, 'key'), path.join(root, 'other-key')]
const UPLOADS = ['resume', 'media'] as const

type Parts = {
  unpack: typeof import('@/commands/restore/unpack')['unpack']
  archiveOf: typeof import('@/commands/backup/archive')['archiveOf']
}
let parts: Parts
const content = new Map<string, Buffer>()

beforeAll(async () => {
  // Read once by lib/server/settings/env.ts.
  process.env.DATA_DIR = path.join(root, 'site')
  const { putFile } = await import('@/lib/server/files/storage')
  const { encrypted } = await import('@/commands/backup/encryption')
  const { newBackupKey } = await import('@/lib/client/newBackupKey')
  const { copySqlite } = await import('@/commands/backup/sqlite')
  parts = {
    ...(await import('@/commands/restore/unpack')),
    ...(await import('@/commands/backup/archive')),
  }
  mkdirSync(path.join(root, 'site'))
  const client = createClient({ url: `file:${path.join(root, 'site/database.db')}` })
  await client.executeMultiple(
    `create table payload_migrations (id integer primary key, name text);
     insert into payload_migrations values (1, 'first')`,
  )
  client.close()
  for (const area of UPLOADS) {
    const bytes = Buffer.from(`${area} `.repeat(20_000))
    content.set(`uploads/${area}/${await putFile(area, 'pdf', bytes)}`, bytes)
  }
  const file = path.join(root, 'copy.db')
  const migrations = await copySqlite(path.join(root, 'site/database.db'), file)
  expect(migrations).toEqual(['first'])
  content.set('database.db', readFileSync(file))
  const about = { path: 'database.db', file, database: 'sqlite', migrations } as const
  const made = () => parts.archiveOf({ ...about, created_at: '2026-01-02T03:04:05.000Z' })
  const place = folderPlace(root)
  await place.put('plain.zip', made())
  const key = await newBackupKey()
  writeFileSync(keyFile, key.file)
  writeFileSync(otherKey, (await newBackupKey()).file)
  await place.put('sealed.zip.age', await encrypted(made(), key.publicKey))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Unpacks a backup. Returns the files, or the refusal. */
const unpacked = async (file: string, key?: string): Promise<Map<string, Buffer> | string> => {
  const work = mkdtempSync(path.join(root, 'work-'))
  const folder = path.join(work, 'unpacked')
  mkdirSync(folder)
  try {
    const { files } = await parts.unpack(file, folder, key)
    return new Map(files.map(({ path: name }) => [name, readFileSync(path.join(folder, name))]))
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  } finally {
    rmSync(work, { recursive: true })
  }
}

const changed = (bytes: Buffer): string => {
  const file = path.join(root, 'changed')
  writeFileSync(file, bytes)
  return file
}

/** Some thirty places of a file, also its first and last bytes. */
const placesIn = (bytes: Buffer): number[] => {
  const step = Math.floor(bytes.length / 30)
  return [...Array.from({ length: 30 }, (_, at) => at * step), bytes.length - 1]
}

const REFUSED = /^The backup (is damaged or not complete|cannot be decrypted|is encrypted)/

describe('a backup', () => {
  test('gives back the database and every file, encrypted or not', async () => {
    expect(await unpacked(plain)).toEqual(content)
    expect(await unpacked(sealed, keyFile)).toEqual(content)
  })

  test('has no names of files and no text of the database in it when it is encrypted', () => {
    expect(readFileSync(plain).includes('uploads/resume')).toBe(true)
    expect(readFileSync(sealed).includes('uploads/resume')).toBe(false)
  })

  test.each([
    ['the key is missing', () => undefined, 'The backup is encrypted. Name the file'],
    ['the key is another', () => otherKey, 'encrypted for another key'],
    ['the key file does not exist', () => path.join(root, 'none'), 'cannot be read'],
    ['the key file has no key', () => plain, 'has no secret key'],
  ])('is refused when it is encrypted and %s', async (_why, key, message) => {
    expect(await unpacked(sealed, key())).toContain(message)
  })

  test.each([
    ['a plain', () => plain],
    ['an encrypted', () => sealed],
  ])('%s one is refused wherever it is cut off', async (_which, file) => {
    const bytes = readFileSync(file())
    for (const at of placesIn(bytes)) {
      expect(await unpacked(changed(bytes.subarray(0, at)), keyFile), `${at}`).toMatch(REFUSED)
    }
  })

  test('is refused wherever a byte of it was changed, when it is encrypted', async () => {
    const bytes = readFileSync(sealed)
    for (const at of placesIn(bytes)) {
      const other = Buffer.from(bytes)
      other[at] = (bytes[at] ?? 0) ^ 1
      expect(await unpacked(changed(other), keyFile), `${at}`).toMatch(REFUSED)
    }
  })

  test('never gives back other bytes, wherever a byte of a plain one was changed', async () => {
    const bytes = readFileSync(plain)
    for (const at of placesIn(bytes)) {
      const other = Buffer.from(bytes)
      other[at] = (bytes[at] ?? 0) ^ 1
      const result = await unpacked(changed(other))
      if (typeof result === 'string') expect(result, `${at}`).toMatch(REFUSED)
      // Times and attributes of the zip format, which nobody reads.
      else expect(result, `${at}`).toEqual(content)
    }
  })

  test('is refused when it is a file of another kind', async () => {
    expect(await unpacked(changed(Buffer.from('%PDF-1.4')))).toMatch(REFUSED)
  })
})

test('a damaged database is not backed up', async () => {
  const { copySqlite } = await import('@/commands/backup/sqlite')
  const file = path.join(root, 'damaged.db')
  const bytes = readFileSync(path.join(root, 'copy.db'))
  writeFileSync(file, bytes.fill(0xff, 4096))
  await expect(copySqlite(file, path.join(root, 'out.db'))).rejects.toThrow()
})

describe('a data folder', () => {
  test('is refused when something is in it, and left as it is', async () => {
    const { openTarget } = await import('@/commands/restore/target')
    const folder = path.join(root, 'used')
    mkdirSync(path.join(folder, 'uploads'), { recursive: true })
    await expect(openTarget(folder)).rejects.toThrow(/is not empty \(uploads\)/)
    expect(readdirSync(folder)).toEqual(['uploads'])
  })

  test('is as it was when the restore fails', async () => {
    const { openTarget } = await import('@/commands/restore/target')
    const [missing, kept] = [path.join(root, 'missing'), path.join(root, 'kept')]
    mkdirSync(kept)
    writeFileSync(path.join(kept, 'secret'), 'of the old site')
    for (const folder of [missing, kept]) {
      const target = await openTarget(folder)
      writeFileSync(path.join(target.data, 'database.db'), 'half')
      target.abandon()
    }
    expect(existsSync(missing)).toBe(false)
    expect(readdirSync(kept)).toEqual(['secret'])
  })

  test('keeps its secret when it has one', async () => {
    const { openTarget } = await import('@/commands/restore/target')
    const folder = path.join(root, 'with-secret')
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'secret'), 'of the old site')
    const target = await openTarget(folder)
    for (const name of ['secret', 'database.db']) writeFileSync(path.join(target.data, name), 'new')
    await target.complete()
    expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe('of the old site')
    expect(readFileSync(path.join(folder, 'database.db'), 'utf8')).toBe('new')
  })
})
