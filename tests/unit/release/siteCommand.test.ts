import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type InstalledSite, installedSite } from '@/tests/support/tools/installedSite'

/** deploy/site: upgrades. It runs as root, like its users; siteBack.test.ts has the way back. */

const isRoot = process.getuid?.() === 0

describe.runIf(isRoot)('site upgrade', { timeout: 120_000 }, () => {
  let installed: InstalledSite
  beforeEach(async () => {
    installed = await installedSite()
    mkdirSync(installed.at('backups'))
  })
  afterEach(() => installed.end())

  test('backs up, changes to the new version, and site back returns', async () => {
    expect(installed.upgradeTo({ version: 'two' })).toMatchObject({ status: 0 })
    expect(await installed.version()).toBe('two')
    expect(existsSync(installed.at('backups/database.db'))).toBe(true)
    expect(installed.hasProcessForChecks()).toBe(false)
    expect(installed.site('back')).toMatchObject({ status: 0 })
    expect(await installed.version()).toBe('one')
  })

  test('takes an archive, and none of its settings, data, packages or builds', async () => {
    const folder = installed.sources({ version: 'two' })
    for (const name of ['.env', 'data/database.db', 'node_modules/old.js', 'dist/old.js']) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), 'OTHER=1')
    }
    const archive = installed.at('version two.tar.gz')
    execFileSync('tar', ['-czf', archive, '-C', path.dirname(folder), path.basename(folder)])
    expect(installed.site('upgrade', archive)).toMatchObject({ status: 0 })
    expect(await installed.version()).toBe('two')
    for (const name of ['.env', 'data', 'node_modules/old.js', 'dist', '.archive']) {
      expect(existsSync(path.join(installed.release(), name)), name).toBe(false)
    }
  })

  test('keeps the newest three versions, and the one in use', () => {
    for (const day of ['01', '02', '03', '04']) {
      mkdirSync(installed.at(`srv/site/releases/2036-01-${day}T000000Z/.built`), {
        recursive: true,
      })
    }
    const inUse = path.basename(installed.release())
    installed.call('remove_old_releases')
    expect(installed.releases()).toEqual([
      inUse,
      '2036-01-02T000000Z',
      '2036-01-03T000000Z',
      '2036-01-04T000000Z',
    ])
  })

  describe('changes nothing when', () => {
    let process = ''
    let releases: string[] = []
    beforeEach(() => {
      process = installed.process()
      releases = installed.releases()
    })
    afterEach(async () => {
      expect(installed.process()).toBe(process)
      expect(await installed.version()).toBe('one')
      expect(installed.database()).toBe('first')
    })

    test('there is no place for backups, unless it is told to go without', () => {
      writeFileSync(installed.at('etc/site.env'), '')
      const { status, lines } = installed.upgradeTo({ version: 'two' })
      expect(status).toBe(1)
      expect(lines).toMatch(/^There is no backup, so nothing was changed\./m)
      expect(installed.releases()).toEqual(releases)
    })

    test('the new version cannot be built', () => {
      const { status, lines } = installed.upgradeTo({ version: 'two', failing: 'build' })
      expect(status).toBe(1)
      expect(lines).toMatch(/^The upgrade has failed\. Nothing was changed/m)
    })

    test('the new version cannot be built, and the one in use was made by hand', async () => {
      rmSync(path.join(installed.release(), '.built'))
      expect(installed.upgradeTo({ version: 'two', failing: 'build' }).status).toBe(1)
      expect(installed.releases()).toContain(path.basename(installed.release()))
      expect(existsSync(path.join(installed.release(), 'server.mjs'))).toBe(true)
    })

    test('the folder is not a version of the site', () => {
      const { status, lines } = installed.site('upgrade', installed.at('etc'))
      expect(status).toBe(1)
      expect(lines).toMatch(/^\S+etc is not a version of the site/)
      expect(installed.releases()).toEqual(releases)
    })

    test.each([
      ['gone.tar.gz', /gone\.tar\.gz does not exist\.$/],
      ['', /^site status /],
      ['--without-backup', /^site status /],
    ])('it is asked for "%s"', (source, line) => {
      const { status, lines } = installed.site('upgrade', source)
      expect(status).toBe(1)
      expect(lines.trim()).toMatch(line)
      expect(installed.releases()).toEqual(releases)
    })
  })

  describe('goes back by itself when the new version', () => {
    const goesBack = async (failing: string[] | 'start'): Promise<void> => {
      const release = installed.release()
      const { status, lines } = installed.site(
        'upgrade',
        installed.sources({ version: 'two', failing, database: 'second' }),
        '--wait',
        '3',
      )
      expect(status).toBe(1)
      expect(lines).toMatch(/^The version from before runs again\./m)
      expect(await installed.version()).toBe('one')
      expect(installed.release()).toBe(release)
      expect(installed.database()).toBe('first')
      // Nobody has written to the new one, and only two are kept.
      expect(installed.copies()).toEqual([])
      expect(installed.hasProcessForChecks()).toBe(false)
    }

    test('does not start, with the database as it was before its migrations', () =>
      goesBack('start'))

    test('cannot do its work, with the database as it was before its migrations', () =>
      goesBack(['migrations']))
  })

  describe('of a site that does not do all its work', () => {
    beforeEach(() => {
      const version = JSON.stringify({ version: 'one', failing: ['queue'] })
      writeFileSync(path.join(installed.release(), 'version.json'), version)
      installed.call(
        'systemctl stop "site@$PORT"; systemctl start "site@$PORT"; until_ready $PORT 20 queue',
      )
    })

    test('keeps a version that fails the same, because it may be what mends it', async () => {
      expect(installed.upgradeTo({ version: 'two', failing: ['queue'] }).status).toBe(0)
      expect(await installed.version()).toBe('two')
    })

    test('takes back a version that fails more', async () => {
      const sources = installed.sources({ version: 'two', failing: ['queue', 'disk'] })
      expect(installed.site('upgrade', sources, '--wait', '3').status).toBe(1)
      expect(await installed.version()).toBe('one')
    })
  })
})
