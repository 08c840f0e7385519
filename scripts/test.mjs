// npm test: installs what the tests need, builds the site, and runs them all on real parts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build, install, requireNode, say, siteEnv, stop } from './lib.mjs'

requireNode()
install()
debianPackage('chromium', '/usr/bin/chromium')
debianPackage('postgresql', '/usr/lib/postgresql')
build()
rmSync('.test-tmp', { recursive: true, force: true })
mkdirSync('.test-tmp')

const unit = vitest()
const browser = playwright()
const passed = unit.passed + browser.passed
const failed = unit.failed + browser.failed
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** Debian's package, unless the program is there. */
function debianPackage(name, program) {
  if (existsSync(program)) return
  say(`Installing ${name} …`)
  const apt = (...args) =>
    spawnSync('apt-get', ['-y', '--no-install-recommends', ...args], { stdio: 'ignore' })
  apt('update')
  apt('install', name)
  if (!existsSync(program)) stop(`${program} is missing, and apt-get could not install ${name}.`)
}

function vitest() {
  const report = '.test-tmp/vitest.json'
  spawnSync(
    'node',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { stdio: 'inherit', env: siteEnv() },
  )
  const { numPassedTests = 0, numFailedTests = 0, success = false } = read(report)
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1) }
}

function playwright() {
  const report = '.test-tmp/playwright.json'
  const { status } = spawnSync(
    'node',
    ['node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e'],
    {
      stdio: 'inherit',
      env: siteEnv({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    },
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = read(report).stats ?? {}
  return { passed: expected + flaky, failed: unexpected || (status === 0 ? 0 : 1) }
}

/** A report; nothing when the runner did not get that far. */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
