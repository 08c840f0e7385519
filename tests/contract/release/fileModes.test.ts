import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { type RunningServer, startServer } from '@/tests/support/site/server'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'

/** Which files of the site other accounts on the machine may read. */
const isBuilt = hasDatabase()
const DATABASE_FILES = isOnPostgres ? [] : ['database.db', 'database.db-wal']

const START_MS = 150_000

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

/**
 * Files and folders to which another account has access, except the log, which the test creates.
 */
const openToOthers = (dir: string): string[] =>
  readdirSync(dir).flatMap((name) => {
    const file = path.join(dir, name)
    const inside = statSync(file).isDirectory() ? openToOthers(file) : []
    const isOpen = name !== 'server.log' && statSync(file).mode & 0o077
    return isOpen ? [`${name} ${modeOf(file)}`, ...inside] : inside
  })

const apply = (server: RunningServer) =>
  fetch(`${server.baseUrl}/php/job_applied.php`, { method: 'POST', body: applyForm() })

describe.skipIf(!isBuilt)('another account on the machine', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ SEED_SAMPLES: 'false' })
  }, START_MS)
  afterAll(() => server?.stop())

  test('cannot read anything that a new site writes', async () => {
    expect((await apply(server)).status).toBe(200)
    for (const name of DATABASE_FILES) {
      expect(existsSync(path.join(server.dataDir, name))).toBe(true)
    }
    expect(openToOthers(server.dataDir)).toEqual([])
  })
})

describe.skipIf(!isBuilt)('a site that finds data readable by other accounts', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ SEED_SAMPLES: 'false' }, async (dataDir, database) => {
      await copyDatabase(dataDir, database)
      mkdirSync(path.join(dataDir, 'uploads/resume'), { recursive: true })
      if (!isOnPostgres) writeFileSync(path.join(dataDir, 'database.db-wal'), '')
      for (const name of DATABASE_FILES) {
        chmodSync(path.join(dataDir, name), 0o644)
      }
      for (const name of ['', 'uploads', 'uploads/resume']) {
        chmodSync(path.join(dataDir, name), 0o755)
      }
    })
  }, START_MS)
  afterAll(() => server?.stop())

  test('makes it readable by itself only when it starts', async () => {
    expect((await apply(server)).status).toBe(200)
    expect(modeOf(server.dataDir)).toBe('700')
    for (const name of DATABASE_FILES) {
      expect(modeOf(path.join(server.dataDir, name))).toBe('600')
    }
    expect(openToOthers(server.dataDir)).toEqual([])
  })
})
