// npm run soak [-- FAULT …]: the long versions of the fault tests (docs/adr/0041), each against a
// built site of its own. Prints what was done and measured as a Markdown table. SOAK_PART=0.25 does a
// quarter of it, FAULT_SEED repeats made-up requests.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, install, requireNode, say, siteEnv, stop } from './lib.mjs'
import { debianPackages } from './test/debian.mjs'
import { startPostgres } from './test/postgres.mjs'

/** Each fault: the test that provokes it, and what it needs beside SQLite. */
const FAULTS = {
  kills: { file: 'faultKills' },
  disk: { file: 'faultDisk' },
  slow: { file: 'faultSlowClients' },
  bodies: { file: 'faultBodies' },
  clock: { file: 'faultClock' },
  editors: { file: 'editedMeanwhile' },
  stop: { file: 'shutdown' },
  postgres: { file: 'severalInstances', needs: ['postgresql', 'nginx'] },
}

const named = process.argv.slice(2)
const unknown = named.find((name) => !Object.hasOwn(FAULTS, name))
if (unknown) stop(`npm run soak [-- ${Object.keys(FAULTS).join(' | ')}]`)
const chosen = named.length > 0 ? named : Object.keys(FAULTS)

requireNode()
install()
debianPackages(chosen.flatMap((name) => FAULTS[name].needs ?? []))
build()

const dir = mkdtempSync(path.join(tmpdir(), 'soak-'))
const rows = []
let hasFailed = false
for (const name of chosen) soak(name)
rmSync(dir, { recursive: true, force: true })

say('\n| Fault | What was done | Measured | Minutes |\n|---|---|---|---|')
for (const row of rows) say(`| ${row.join(' | ')} |`)
process.exit(hasFailed ? 1 : 0)

function soak(name) {
  const { file, needs = [] } = FAULTS[name]
  const figures = path.join(dir, name)
  writeFileSync(figures, '')
  const begun = Date.now()
  const before = rows.length
  const { status } = spawnSync(
    'node',
    [...['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract'], `/${file}.test.ts`],
    {
      stdio: 'inherit',
      env: siteEnv({
        SOAK_FIGURES: figures,
        TEST_DATABASE_URL: needs.includes('postgresql') ? startPostgres() : '',
      }),
    },
  )
  if (status !== 0) hasFailed = true
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1)
  const lines = readFileSync(figures, 'utf8').split('\n').filter(Boolean).map(JSON.parse)
  for (const { done, measured } of lines) rows.push([name, done, measured, minutes])
  if (status !== 0) rows.push([name, 'FAILED: see the output above', '', minutes])
  for (const row of rows.slice(before)) say(`| ${row.join(' | ')} |`)
}
