import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { newMobile } from '@/tests/support/candidates/mobile'
import { hasDatabase } from '@/tests/support/site/database'
import { keysCommand } from '@/tests/support/site/keysCommand'
import { startServer } from '@/tests/support/site/server'
import { callsOf } from '@/tests/support/site/siteCalls'
import { siteForFile } from '@/tests/support/site/siteForFile'
import {
  apply,
  exported,
  newSecret,
  SETTINGS,
  statusOf,
  stopAndApplyAgain,
} from '@/tests/support/staff/optOuts'

const site = siteForFile({ ...SETTINGS, PAYLOAD_SECRET: newSecret() })

describe.skipIf(!hasDatabase())('a candidate who opted out', { timeout: 120_000 }, () => {
  test('stays off all lists and keeps the mailed link after PAYLOAD_SECRET has changed', async () => {
    const [stopped, agreed] = [newMobile(), newMobile()]
    const token = await stopAndApplyAgain(site(), stopped)
    await apply(site(), agreed)
    const session = await callsOf(site()).logIn()
    expect(await exported(site())).not.toContain(stopped)
    await site().kill()
    await site().restart({ PAYLOAD_SECRET: newSecret() })
    const list = await exported(site())
    expect(list).toContain(agreed)
    expect(list).not.toContain(stopped)
    expect(await statusOf(site(), token)).toBe(200)
    // Sessions do depend on the secret: everybody must log in again.
    expect((await callsOf(site()).get('/php/audit_list.php', session)).status).toBe(401)
  })

  test('stays off all lists when only the database is copied to a new machine', async () => {
    const [stopped, agreed] = [newMobile(), newMobile()]
    const token = await stopAndApplyAgain(site(), stopped)
    await apply(site(), agreed)
    const restored = await startServer(SETTINGS, (_dataDir, copy) => copy.copyFrom(site().database))
    try {
      const list = await exported(restored)
      expect(list).toContain(agreed)
      expect(list).not.toContain(stopped)
      expect(await statusOf(restored, token)).toBe(200)
    } finally {
      await restored.stop()
    }
  })
})

describe.skipIf(!hasDatabase())('a new database', { timeout: 120_000 }, () => {
  test('gets two random keys, which no command, log, call or page reveals', async () => {
    const keys = await site().database.rows(
      'select purpose, number, key, key_id, retired_at from keyring',
    )
    expect(keys).toHaveLength(2)
    for (const purpose of ['opt-out', 'candidate-link']) {
      expect(keys).toContainEqual({
        purpose,
        number: 1,
        key: expect.stringMatching(/^[0-9a-f]{64}$/),
        key_id: expect.stringMatching(/^[0-9a-f]{10}$/),
        retired_at: null,
      })
    }
    const list = await keysCommand(site())
    expect(list).toMatchObject({ code: 0 })
    for (const { key, key_id } of keys) {
      expect(list.out).toContain(key_id)
      expect(list.out + list.err).not.toContain(key)
      expect(readFileSync(site().logFile, 'utf8')).not.toContain(key)
    }
    const admin = await callsOf(site()).logIn()
    for (const address of ['/api/keyring', '/api/keyring/1', '/admin/collections/keyring']) {
      const { text } = await callsOf(site()).get(address, admin)
      for (const { key } of keys) expect(text).not.toContain(key)
    }
  })

  test('gets one keyring when two processes start on it at the same time', async () => {
    const first = await startServer(SETTINGS, async (_dataDir, copy) => {
      await copy.copyFrom(site().database)
      await copy.rows('delete from opt_outs')
      await copy.rows('delete from keyring')
    })
    await first.kill()
    await first.database.rows('delete from keyring')
    const shared = { DATABASE_URL: first.database.url }
    const settings = { ...SETTINGS, ...shared, PAYLOAD_SECRET: newSecret() }
    const both = await Promise.all([startServer(settings), startServer(settings)])
    try {
      const keys = await first.database.rows('select purpose, number from keyring')
      expect(keys).toHaveLength(2)
      for (const purpose of ['opt-out', 'candidate-link']) {
        expect(keys).toContainEqual({ purpose, number: 1 })
      }
    } finally {
      for (const server of [...both, first]) await server.stop()
    }
  })
})
