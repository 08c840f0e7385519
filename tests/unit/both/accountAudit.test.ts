import { mkdirSync, rmSync } from 'node:fs'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newSiteDatabase } from '@/tests/support/site/siteDatabase'

// Set before the settings are read, so that this file has its own database.
const dataDir = `${process.env.DATA_DIR}-${process.pid}-audit`
mkdirSync(dataDir, { recursive: true })
const database = await newSiteDatabase(dataDir)
process.env.DATA_DIR = dataDir
process.env.DATABASE_URL = database.url

const { payloadClient } = await import('@/lib/server/payload/payload')
const { migrate } = await import('@/lib/server/database/database')
const { recordFailedLogin, recordLogin } = await import('@/collections/Users/accountAudit')

let payload: Payload

beforeAll(async () => {
  payload = await payloadClient()
  await migrate(payload)
}, 60_000)

afterAll(async () => {
  await payload.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

const trail = async (subject_id: number | null) => {
  const { docs } = await payload.find({
    collection: 'audit',
    where: { subject_id: subject_id === null ? { exists: false } : { equals: subject_id } },
    sort: 'id',
  })
  return docs
}

const dropAudit = () => database.rows('alter table audit rename to taken_away')

const totalCount = (lines: { count?: number | null }[]) =>
  lines.reduce((sum, { count }) => sum + Number(count), 0)

describe('a successful login', () => {
  test('is recorded with the account’s id and role', async () => {
    await recordLogin(payload, { id: 7, role: 'editor' })
    await recordLogin(payload, { id: 7, role: 'editor' })
    const line = { actor: 'editor 7', action: 'login', subject: 'users', subject_id: 7 }
    expect(await trail(7)).toMatchObject([line, line])
  })
})

describe('failed logins', () => {
  test('are recorded as one line per account and minute with a count, also when they are simultaneous', async () => {
    await Promise.all(Array.from({ length: 50 }, () => recordFailedLogin(payload, 8)))
    const lines = await trail(8)
    // The minute may change between two of the attempts.
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(totalCount(lines)).toBe(50)
    expect(lines[0]).toMatchObject({ actor: 'visitor', action: 'login-failed', subject: 'users' })
  })

  test('are recorded as one shared line for all unknown accounts', async () => {
    await Promise.all(Array.from({ length: 50 }, () => recordFailedLogin(payload, null)))
    const lines = await trail(null)
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(totalCount(lines)).toBe(50)
  })

  test('start a new line in the next minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(new Date('2026-11-22T10:00:59.900Z'))
      await recordFailedLogin(payload, 9)
      vi.setSystemTime(new Date('2026-11-22T10:01:00.000Z'))
      await recordFailedLogin(payload, 9)
      await recordFailedLogin(payload, 9)
    } finally {
      vi.useRealTimers()
    }
    expect((await trail(9)).map(({ count }) => count)).toEqual([1, 2])
  })
})

describe('a login while the audit trail cannot be written', () => {
  test('succeeds, and the logged error does not name the account', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    try {
      await dropAudit()
      await recordLogin(payload, { id: 4711, role: 'admin' })
      await recordFailedLogin(payload, 4711)
      const log = written.mock.calls.join('\n')
      expect(log).toContain('"where":"audit of a login"')
      expect(log).toContain('"where":"audit of a failed login"')
      expect(log).not.toContain('4711')
    } finally {
      written.mockRestore()
    }
  })
})
