import { mkdirSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type InstalledSite, installedSite } from '@/tests/support/tools/installedSite'

/** deploy/site: the way back after an upgrade. It runs as root, like its users. */

const isRoot = process.getuid?.() === 0

describe.runIf(isRoot)('site back', { timeout: 120_000 }, () => {
  let installed: InstalledSite
  beforeEach(async () => {
    installed = await installedSite()
    mkdirSync(installed.at('backups'))
  })
  afterEach(() => installed.end())

  describe('after an upgrade that changed the database', () => {
    beforeEach(() => {
      installed.upgradeTo({ version: 'two', database: 'second' })
    })

    test('refuses, and says what would be lost', async () => {
      const { status, lines } = installed.site('back')
      expect(status).toBe(1)
      expect(lines).toMatch(/is then lost: applications, erasures, opt-outs/)
      expect(await installed.version()).toBe('two')
      expect(installed.database()).toBe('second')
    })

    test('--with-database brings both back, and keeps the newer database as long as other copies', async () => {
      expect(installed.site('back', '--with-database')).toMatchObject({ status: 0 })
      expect(await installed.version()).toBe('one')
      expect(installed.database()).toBe('first')
      expect(
        installed
          .copies()
          .filter((name) => name.endsWith('-after.db'))
          .map(installed.copy),
      ).toEqual(['second'])
    })

    test('refuses when the database from before is not kept any more', async () => {
      for (const name of installed.copies())
        rmSync(installed.at(`var/lib/site/upgrade-copies/${name}`))
      expect(installed.site('back', '--with-database').lines).toMatch(/Restore the backup/)
      expect(await installed.version()).toBe('two')
    })
  })

  test('never leads to a version that was taken back before', async () => {
    installed.upgradeTo({ version: 'two' })
    installed.site('back')
    expect(installed.upgradeTo({ version: 'three' })).toMatchObject({ status: 0 })
    expect(installed.site('back')).toMatchObject({ status: 0 })
    expect(await installed.version()).toBe('one')
  })

  test('refuses when there is no version from before', () => {
    expect(installed.site('back').lines).toMatch(/no version from before/)
  })
})
