import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { refusedStart } from '@/tests/support/site/server'

const server = inject('server')

const S3 = {
  // Nothing listens there, and it is no port that fetch refuses by itself.
  S3_ENDPOINT: 'http://127.0.0.1:65534',
  S3_BUCKET: 'site',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'a secret that nobody may read',
}

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A data folder in which `uploads` is a file. */
const folderWithoutFiles = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-files-'))
  folders.push(folder)
  writeFileSync(path.join(folder, 'uploads'), '')
  return folder
}

describe.skipIf(!server)('a site that cannot run with its settings', { timeout: 120_000 }, () => {
  test.each<[what: string, settings: () => Record<string, string>, line: string]>([
    [
      'a data folder that another server uses',
      () => ({ DATA_DIR: server?.dataDir ?? '' }),
      `Another server of this site uses the data folder ${server?.dataDir}.`,
    ],
    [
      'a database that does not answer',
      () => ({ DATABASE_URL: 'postgres://site:hidden@127.0.0.1:9/site' }),
      'Setting DATABASE_URL: the database cannot be used (ECONNREFUSED).',
    ],
    [
      'a data folder in which no files can be stored',
      () => ({ DATA_DIR: folderWithoutFiles() }),
      'Setting DATA_DIR: files cannot be stored (EEXIST).',
    ],
    [
      'an S3 service that does not answer',
      () => S3,
      'Settings S3_…: files cannot be stored (ECONNREFUSED).',
    ],
    [
      'a database of a kind that it does not know',
      () => ({ DATABASE_URL: 'mysql://site:hidden@127.0.0.1/site' }),
      'Setting DATABASE_URL must be like postgres://user:password@host/database',
    ],
    [
      'only a part of the S3 settings',
      () => ({ S3_BUCKET: 'site' }),
      'Setting S3_ENDPOINT is missing: S3 needs all of its settings',
    ],
  ])('says in one line that it has %s, and ends with an error', async (_what, settings, line) => {
    const { code, said } = await refusedStart(settings())
    expect(said).toContain(line)
    expect(code).toBe(1)
    // Neither a stack nor a secret.
    expect(said).not.toMatch(/^ +at /m)
    expect(said).not.toMatch(/hidden|nobody may read/)
  })
})
