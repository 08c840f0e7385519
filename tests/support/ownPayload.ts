import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { newSiteDatabase, type SiteDatabase } from './siteDatabase'

/**
 * Payload in the test's own process, on a new and migrated database, and how to end it. Call it
 * before anything imports lib/server/env.ts.
 */
export const ownPayload = async (): Promise<{
  payload: Payload
  database: SiteDatabase
  end: () => Promise<void>
}> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'overseas-own-'))
  const database = await newSiteDatabase(dataDir)
  process.env.DATA_DIR = dataDir
  process.env.DATABASE_URL = database.url
  const { payloadClient } = await import('@/lib/server/payload')
  const { migrate } = await import('@/lib/server/database')
  const { prepareSearch } = await import('@/collections/Jobs/search/keepSearch')
  const payload = await payloadClient()
  await migrate(payload)
  await prepareSearch(payload)
  const end = async () => {
    await payload.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { payload, database, end }
}
