import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { auditProblems } from '@/scripts/audit.mjs'

/** What is installed is what was reviewed (docs/dependencies.md). */

type Locked = { version: string; integrity?: string; resolved?: string; hasInstallScript?: boolean }

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = json(
  'package.json',
)
const locked: [path: string, entry: Locked][] = Object.entries<Locked>(
  json('package-lock.json').packages,
).filter(([path]) => path !== '')

describe('the packages', () => {
  test('are named with exact versions', () => {
    const named = { ...manifest.dependencies, ...manifest.devDependencies }
    for (const [name, version] of Object.entries(named)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    }
  })

  test('are compared with a checksum, whichever registry they come from', () => {
    expect(locked.length).toBeGreaterThan(500)
    for (const [path, { integrity, resolved }] of locked) {
      expect(integrity, path).toMatch(/^sha512-/)
      expect(resolved, path).toBeUndefined()
    }
  })

  test('run no program when they are installed', () => {
    const flag = '--ignore-scripts'
    expect(readFileSync('scripts/lib.mjs', 'utf8')).toContain(`'${flag}'`)
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(`npm install ${flag} `)
    const documents = ['docs/deploy.md', 'docs/runbook.md'].map((file) =>
      readFileSync(file, 'utf8'),
    )
    const commands = documents.join('\n').match(/npm (?:install|ci) .*/g) ?? []
    expect(commands.length).toBeGreaterThan(0)
    for (const command of commands) expect(command).toContain(flag)
  })

  test('that would run one are known to work without it', () => {
    const withScript = locked.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path)
    const names = withScript.map((path) => path.split('node_modules/').at(-1))
    expect([...new Set(names)].sort()).toEqual(['esbuild', 'vnu-jar'])
  })

  test('of the panel and of Next are updated together', () => {
    const versionsOf = (name: RegExp) =>
      new Set(locked.filter(([path]) => name.test(path)).map(([, { version }]) => version))
    expect(versionsOf(/^node_modules\/(payload|@payloadcms\/[\w-]+)$/).size).toBe(1)
    expect(versionsOf(/^node_modules\/(react|react-dom)$/).size).toBe(1)
  })
})

describe('the audit', () => {
  const finding = (severity: string, id = 'GHSA-aaaa-bbbb-cccc') => ({
    vulnerabilities: {
      parser: {
        via: ['other', { name: 'parser', severity, title: 'Endless loop', url: `https://x/${id}` }],
      },
    },
  })
  const exception = { id: 'GHSA-aaaa-bbbb-cccc', reason: 'Not reached.', until: '2027-01-31' }

  test.each(['high', 'critical'])('reports a %s finding', (severity) => {
    expect(auditProblems(finding(severity), [], '2027-01-01')).toEqual([
      `parser: ${severity}, Endless loop (GHSA-aaaa-bbbb-cccc)`,
    ])
  })

  test('reports no moderate finding', () => {
    expect(auditProblems(finding('moderate'), [], '2027-01-01')).toEqual([])
  })

  test('accepts a written exception until its last day', () => {
    expect(auditProblems(finding('high'), [exception], '2027-01-31')).toEqual([])
    expect(auditProblems(finding('high'), [exception], '2027-02-01')).toHaveLength(2)
  })

  test('reports an exception for another finding', () => {
    const report = finding('high', 'GHSA-dddd-eeee-ffff')
    expect(auditProblems(report, [exception], '2027-01-01')).toEqual([
      'parser: high, Endless loop (GHSA-dddd-eeee-ffff)',
      'The exception for GHSA-aaaa-bbbb-cccc is not needed any more.',
    ])
  })

  test('says so and fails where nothing could be checked', () => {
    const { status, stderr } = spawnSync('node', ['scripts/audit.mjs'], {
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_config_registry: 'http://127.0.0.1:9',
        npm_config_fetch_retries: '0',
      },
    })
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "npm's registry did not answer the audit; nothing was checked.\n",
    })
  })
})
