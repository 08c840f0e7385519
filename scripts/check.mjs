// npm run check: formatting, lint, styles, types, and that generated files are current.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { install, requireNode, run, say, siteEnv, stop } from './lib.mjs'

requireNode()
install()

run('node', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'])
run('node', ['node_modules/stylelint/bin/stylelint.mjs', '{app,components}/**/*.css'])
run('node', ['scripts/structure.mjs', '--check'])
run('node', ['node_modules/next/dist/bin/next', 'typegen'], { env: siteEnv() })
run('node', ['node_modules/typescript/bin/tsc', '--noEmit'])

const dataDir = mkdtempSync(path.join(tmpdir(), 'check-'))
try {
  requireCurrent('generate:types', 'payload-types.ts')
  requireCurrent('generate:importmap', 'app/(payload)/admin/importMap.js')
  payload(['run', 'scripts/permissions.ts', 'check'], '')
  requireMigrated('sqlite', '')
  requireMigrated('postgres', 'postgres://localhost/none')
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
say('Checks passed.')

/** Generates a file again and stops if it changes. */
function requireCurrent(command, file) {
  const before = readFileSync(file, 'utf8')
  payload([command], '')
  if (readFileSync(file, 'utf8') !== before) stop(`${file} was not current: run npm run generate.`)
}

/** Creates a migration and stops if there is anything to migrate. */
function requireMigrated(kind, databaseUrl) {
  const files = () => readdirSync(`migrations/${kind}`).join()
  const before = files()
  payload(['migrate:create', '--skip-empty'], databaseUrl)
  if (files() !== before) stop(`migrations/${kind} lacks a migration: keep the one just made.`)
}

function payload(args, databaseUrl) {
  // --conditions=production: see docs/adr/0005. A run that hangs or ends early is an error.
  const { status } = spawnSync(
    'node',
    ['--conditions=production', 'node_modules/payload/bin.js', ...args],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 120_000,
      env: siteEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    },
  )
  if (status !== 0) stop(`payload ${args.join(' ')} failed.`)
}
