// npm test, and npm run test:unit, test:contract, test:e2e, test:browsers:
//   node scripts/test.mjs [SUITE] [--sqlite | --postgres] [files, options of the test runner]
// Installs what the suites need, runs them, and ends with "N passed, M failed" for all of them.
import { mkdirSync } from 'node:fs'
import { build, install, requireNode, stop } from './lib.mjs'
import { debianPackages } from './test/debian.mjs'
import { startPostgres } from './test/postgres.mjs'
import { playwright, vitest } from './test/runners.mjs'
import { report } from './test/summary.mjs'

/** What a suite runs on, what runs it, and the Debian packages it needs. */
const SUITES = {
  unit: { databases: ['SQLite', 'Postgres'], run: vitest, needs: [] },
  contract: {
    databases: ['SQLite', 'Postgres'],
    run: vitest,
    needs: ['chromium', 'headlessShell', 'java', 'nginx', 'postgresql'],
  },
  e2e: { databases: ['SQLite'], run: playwright, needs: ['chromium', 'headlessShell'] },
  browsers: {
    databases: ['SQLite'],
    run: vitest,
    needs: ['chromium', 'firefox', 'webkit', 'xvfb', 'xauth'],
  },
}

const { suites, database, passedOn } = readArguments(process.argv.slice(2))
const runs = suites.flatMap((suite) =>
  (database ? [database] : SUITES[suite].databases).map((on) => ({ suite, on })),
)
const needsPostgres = runs.some(({ on }) => on === 'Postgres')

requireNode()
install()
debianPackages([
  ...suites.flatMap((suite) => SUITES[suite].needs),
  ...(needsPostgres ? ['postgresql'] : []),
])
const usesBuild = suites.some((suite) => suite !== 'unit') && !process.env.TEST_BASE_URL
if (usesBuild) build()
mkdirSync('.test-tmp', { recursive: true })

const postgresUrl = needsPostgres ? startPostgres() : ''
const results = runs.map(({ suite, on }) => {
  const env = { TEST_DATABASE_URL: on === 'Postgres' ? postgresUrl : '' }
  return SUITES[suite].run({ suite, on, env, passedOn })
})
process.exit(report(results) ? 0 : 1)

/** The suites to run, the one database for all of them if given, and the runner's own arguments. */
function readArguments([first, ...others]) {
  const isSuite = Object.hasOwn(SUITES, first ?? '')
  const args = isSuite || first === undefined ? others : [first, ...others]
  const passedOn = args.filter((arg) => !['--sqlite', '--postgres'].includes(arg))
  if (!isSuite && passedOn.length > 0) {
    stop(`Name a suite (${Object.keys(SUITES).join(', ')}) to run only some of its tests.`)
  }
  const database = { '--sqlite': 'SQLite', '--postgres': 'Postgres' }
  const [named] = args.filter((arg) => arg in database)
  return {
    suites: isSuite ? [first] : Object.keys(SUITES),
    database: named ? database[named] : null,
    passedOn,
  }
}
