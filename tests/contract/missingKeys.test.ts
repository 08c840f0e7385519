import { describe, expect, test } from 'vitest'
import { newMobile } from '@/tests/support/candidates/mobile'
import { sampled } from '@/tests/support/scope'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { keysCommand } from '@/tests/support/site/keysCommand'
import { startServer } from '@/tests/support/site/server'
import { callsOf } from '@/tests/support/site/siteCalls'
import { SETTINGS, stopAndApplyAgain } from '@/tests/support/staff/optOuts'

describe.skipIf(!hasDatabase())(
  'a database whose opt-outs need a missing key',
  {
    timeout: 120_000,
  },
  () => {
    const damages = [
      ["delete from keyring where purpose = 'opt-out'", 'one key'],
      ['delete from keyring', 'the whole ring'],
      ["update opt_outs set key_id = 'ffffffffff'", 'a row of another database'],
    ] as const
    // Each takes two starts of the site: on a push, that one missing key is noticed (docs/adr/0051).
    test.each(sampled(damages))(
      'refuses to start after %j (%s) and names the keys to restore',
      async (damage) => {
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
      },
    )
  },
)
