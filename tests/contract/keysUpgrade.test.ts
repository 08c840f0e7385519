import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { copyDatabase, hasDatabase } from '@/tests/support/database'
import { keysCommand } from '@/tests/support/keysCommand'
import { newMobile } from '@/tests/support/mobile'
import { makeOldDatabase, OLD_AGENCY, type OldCandidate } from '@/tests/support/oldDatabase'
import {
  apply,
  exported,
  newSecret,
  SETTINGS,
  statusOf,
  stopAndApplyAgain,
} from '@/tests/support/optOuts'
import { startServer } from '@/tests/support/server'
import { callsOf } from '@/tests/support/siteCalls'
import { isOnPostgres } from '@/tests/support/siteDatabase'

describe.skipIf(!hasDatabase())(
  'a database of a version without a keyring',
  {
    timeout: 120_000,
  },
  () => {
    test('keeps opt-outs, mailed links and the agency’s facts, and no longer depends on the secret', async () => {
      // Longer than a SHA-256 block. unit/hmacState tests the shorter ones.
      const secret = newSecret().repeat(2)
      const mobiles = [newMobile(), newMobile()]
      let old: OldCandidate[] = []
      const upgraded = await startServer(
        { ...SETTINGS, PAYLOAD_SECRET: secret },
        async (_dataDir, database) => {
          old = await makeOldDatabase(database, secret, mobiles)
        },
      )
      try {
        const agreed = newMobile()
        const expectKept = async () => {
          const list = await exported(upgraded)
          expect(list).toContain(agreed)
          for (const { mobile, token } of old) {
            expect(list).not.toContain(mobile)
            expect(await statusOf(upgraded, token)).toBe(200)
          }
        }
        await apply(upgraded, agreed)
        await expectKept()
        expect(old).toHaveLength(2)

        // Change history starts with the old facts, so that the first change does not lose them.
        const versions = await callsOf(upgraded).query('select version_name from _site_settings_v')
        expect(versions).toEqual([{ version_name: OLD_AGENCY }])

        // Only an HMAC state was stored: the secret itself is not in the database.
        const calls = callsOf(upgraded)
        const keyring = await calls.query('select * from keyring')
        expect(JSON.stringify(keyring)).not.toContain(secret)
        if (!isOnPostgres) {
          await calls.query('pragma wal_checkpoint(truncate)')
          expect(readFileSync(`${upgraded.dataDir}/database.db`, 'latin1')).not.toContain(secret)
        }

        await upgraded.kill()
        await upgraded.restart({ PAYLOAD_SECRET: newSecret() })
        await expectKept()
        expect(await calls.query('select count(*) as keys from keyring')).toEqual([{ keys: 4 }])

        // Old links name no key. Retiring the key derived from the old secret disables them.
        const [key] = await calls.query(
          "select key_id from keyring where purpose = 'candidate-link' and number = 0",
        )
        const list = await keysCommand(upgraded)
        expect(list.out).toMatch(
          new RegExp(`candidate-link +${key?.key_id} +older .* 2 links +from PAYLOAD_SECRET`),
        )
        expect(list.out).toMatch(/opt-out .* older .* 2 opt-outs +from PAYLOAD_SECRET/)
        await keysCommand(upgraded, 'retire', String(key?.key_id))
        for (const { token } of old) expect(await statusOf(upgraded, token)).toBe(404)
        expect(await exported(upgraded)).not.toContain(mobiles[0])
      } finally {
        await upgraded.stop()
      }
    })
  },
)

describe.skipIf(!hasDatabase())(
  'a database whose opt-outs need a missing key',
  {
    timeout: 120_000,
  },
  () => {
    test.each([
      ["delete from keyring where purpose = 'opt-out'", 'one key'],
      ['delete from keyring', 'the whole ring'],
      ["update opt_outs set key_id = 'ffffffffff'", 'a row of another database'],
    ])('refuses to start after %j (%s) and names the keys to restore', async (damage) => {
      const damaged = await startServer(SETTINGS, copyDatabase)
      await stopAndApplyAgain(damaged, newMobile())
      const [optOut] = await callsOf(damaged).query('select key_id from opt_outs')
      await damaged.kill()
      await damaged.database.rows(damage)
      const [after] = await damaged.database.rows('select key_id from opt_outs')
      const missing = String(after?.key_id ?? optOut?.key_id)
      expect((await keysCommand(damaged)).out).toMatch(
        new RegExp(`opt-out +${missing} +missing +- +\\d+ opt-outs?`),
      )
      const start = damaged.restart()
      await expect(start).rejects.toThrow(
        `Keys of opt-outs are missing. Restore table keyring from the backup that has them: ${missing} (needed by `,
      )
      await expect(start).rejects.toMatchObject({
        cause: new Error('the process ended with 1'),
      })
    })
  },
)
