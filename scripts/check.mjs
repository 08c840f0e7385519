// npm run check: formatting, lint, styles, types, and that generated files are current.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
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
  requireGenerated()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
say('Checks passed.')

/** Stops if a generated file is not current or a migration is missing (scripts/generate.ts). */
function requireGenerated() {
  // --conditions=production: see docs/adr/0005. A run that hangs or ends early is an error.
  const command = ['node_modules/payload/bin.js', 'run', 'scripts/generate.ts', 'check']
  const { status } = spawnSync('node', ['--conditions=production', ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 120_000,
    env: siteEnv({ DATA_DIR: dataDir, DATABASE_URL: '' }),
  })
  if (status !== 0) stop('The files above are not current, or the run failed.')
}
