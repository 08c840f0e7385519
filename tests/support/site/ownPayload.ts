import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { newSiteDatabase, type SiteDatabase } from './siteDatabase'

/**
 * Payload in the test's own process, on a new and migrated database, and how to end it. Call it
 * before anything imports lib/server/settings/env.ts. `server`: another Postgres than that of all tests.
 */
export const ownPayload = async (
  server?: string,
): Promise<{
  payload: Payload
  database: SiteDatabase
  end: () => Promise<void>
}> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'overseas-own-'))
  const database = await newSiteDatabase(dataDir, server)
  process.env.DATA_DIR = dataDir
  process.env.DATABASE_URL = database.url
  const { payloadClient } = await import('@/lib/server/payload/payload')
  const { prepareDatabase } = await import('@/collections/derivedTables')
  const payload = await payloadClient()
  await prepareDatabase(payload)
  const end = async () => {
    await payload.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { payload, database, end }
}
