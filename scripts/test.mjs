// npm test, and npm run test:unit, test:contract, test:e2e, test:browsers:
//   node scripts/test.mjs [SUITE] [--all] [--sqlite | --postgres] [files, options of the test runner]
// Installs what the named files need, or else the suites, runs them, and ends with "N passed, M failed".
// --all adds what a release needs (docs/adr/0051). A named file runs in any case.
import { mkdirSync, rmSync } from 'node:fs'
import { build, install, requireNode, stop } from './lib.mjs'
import { debianPackages } from './test/debian.mjs'
import { filesOf, namedFiles, programsOf } from './test/named.mjs'
import { startPostgres } from './test/postgres.mjs'
import { playwright, vitest } from './test/runners.mjs'
import { report } from './test/summary.mjs'

/** The suites with what runs them, and the databases they are for: on every push, and before a release. */
const SUITES = {
  unit: { onPush: ['SQLite', 'Postgres'], onRelease: ['SQLite', 'Postgres'], run: vitest },
  contract: { onPush: ['SQLite'], onRelease: ['SQLite', 'Postgres'], run: vitest },
  e2e: { onPush: ['SQLite'], onRelease: ['SQLite'], run: playwright },
  browsers: { onPush: ['SQLite'], onRelease: ['SQLite'], run: vitest },
}
const OPTIONS = ['--all', '--sqlite', '--postgres']

const { suites, database, isAll, passedOn } = readArguments(process.argv.slice(2))
const plans = suites.map((suite) => {
  const named = namedFiles(suite, passedOn)
  const scope = isAll || named.length > 0 ? 'release' : 'push'
  const isRun = (file) => scope === 'release' || !file.includes('/release/')
  const files = named.length > 0 ? named : filesOf(suite).filter(isRun)
  return { suite, files, scope, databases: databasesOf(suite, named, scope) }
})
const runs = plans.flatMap(({ databases, ...plan }) => databases.map((on) => ({ ...plan, on })))
if (runs.length === 0) stop('None of the named files uses this database.')
const needsPostgres = runs.some(({ on }) => on === 'Postgres')

requireNode()
install()
debianPackages([
  ...plans.flatMap(({ suite, files }) => programsOf(suite, files)),
  ...(needsPostgres ? ['postgresql'] : []),
])
const usesBuild = suites.some((suite) => suite !== 'unit') && !process.env.TEST_BASE_URL
if (usesBuild) build()
mkdirSync('.test-tmp', { recursive: true })
// The first suite with a site keeps its seeded database there (tests/support/site/seededOnce.ts).
rmSync('.test-tmp/seeded', { recursive: true, force: true })

const postgresUrl = needsPostgres ? startPostgres() : ''
const results = runs.map(({ suite, on, scope }) => {
  const env = {
    TEST_DATABASE_URL: on === 'Postgres' ? postgresUrl : '',
    TEST_SCOPE: scope,
  }
  return SUITES[suite].run({ suite, on, env, passedOn })
})
process.exit(report(results) ? 0 : 1)

/** The databases on which a suite runs, or those that its named files use (vitest.config.ts). */
function databasesOf(suite, named, scope) {
  if (named.length > 0) {
    const onPostgres = (file) => /\/(both|postgres)\//.test(file)
    const isOnly = (file) => file.includes('/postgres/')
    const used = [
      ...(named.every(isOnly) ? [] : ['SQLite']),
      ...(named.some(onPostgres) ? ['Postgres'] : []),
    ]
    return used.filter((on) => !database || on === database)
  }
  if (database) return [database]
  return SUITES[suite][scope === 'push' ? 'onPush' : 'onRelease']
}

/** The suites to run, the one database for all of them if given, and the runner's own arguments. */
function readArguments([first, ...others]) {
  const isSuite = Object.hasOwn(SUITES, first ?? '')
  const args = isSuite || first === undefined ? others : [first, ...others]
  const passedOn = args.filter((arg) => !OPTIONS.includes(arg))
  if (!isSuite && passedOn.length > 0) {
    stop(`Name a suite (${Object.keys(SUITES).join(', ')}) to run only some of its tests.`)
  }
  const databases = { '--sqlite': 'SQLite', '--postgres': 'Postgres' }
  const [named] = args.filter((arg) => arg in databases)
  return {
    suites: isSuite ? [first] : Object.keys(SUITES),
    database: named ? databases[named] : null,
    isAll: args.includes('--all'),
    passedOn,
  }
}
