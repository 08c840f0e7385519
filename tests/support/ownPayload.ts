import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { mark } from './mark'

/**
 * Payload in the test's own process, on a new and migrated database: SQLite, or a database beside
 * TEST_DATABASE_URL. Call it before anything imports lib/server/env.ts.
 */
export const ownPayload = async (): Promise<Payload> => {
  const server = process.env.TEST_DATABASE_URL
  const name = mark()
  if (server) execFileSync('psql', [server, '-XAtq', '-c', `create database ${name}`])
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'overseas-own-'))
  process.env.DATABASE_URL = server ? Object.assign(new URL(server), { pathname: name }).href : ''
  const { payloadClient } = await import('@/lib/server/payload')
  const { migrate } = await import('@/lib/server/database')
  const payload = await payloadClient()
  await migrate(payload)
  return payload
}
