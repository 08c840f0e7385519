import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { siteEnv } from '../lib.mjs'

/**
 * Each runner runs one suite on one database and answers
 * `{ title, minutes, passed, failed, flaky }`: a count, and the names of the tests that failed and of
 * those that passed at the second try only.
 */

export const vitest = ({ suite, on, env, passedOn }) => {
  const report = reportFile(suite, on)
  const args = ['run', '--project', suite, '--reporter=default', '--reporter=json']
  const run = timed('vitest/vitest.mjs', [...args, `--outputFile.json=${report}`, ...passedOn], env)
  const files = read(report).testResults ?? []
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: path.relative('.', name) })),
  )
  const named = (status) => tests.filter((test) => test.status === status)
  const failed = named('failed').map(({ file, fullName, failureMessages }) =>
    withReason(`${file} › ${fullName}`, failureMessages[0]),
  )
  // A file that could not be read, or whose beforeAll threw, has no failed test of its own.
  for (const { name, status, assertionResults, message } of files) {
    const hasFailure = assertionResults.some((test) => test.status === 'failed')
    if (status === 'failed' && !hasFailure) {
      failed.push(withReason(path.relative('.', name), message))
    }
  }
  return result({ suite, on, run, passed: named('passed').length, failed, flaky: [] })
}

export const playwright = ({ suite, on, env, passedOn }) => {
  const report = reportFile(suite, on)
  const args = ['test', '-c', 'tests/e2e', ...passedOn]
  const run = timed('playwright/cli.js', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { suites = [], errors = [] } = read(report)
  const tests = suites.flatMap((file) => testsIn(file, []))
  const named = (status) => tests.filter((test) => test.status === status).map(({ name }) => name)
  const failed = [...named('unexpected'), ...errors.map(({ message }) => brief(message))]
  const passed = named('expected').length
  return result({ suite, on, run, passed, failed, flaky: named('flaky') })
}

const testsIn = ({ title, specs = [], suites = [] }, above) => {
  const here = [...above, title]
  return [
    ...specs.flatMap(({ title: spec, tests }) =>
      tests.map(({ status, projectName, results }) => ({
        status,
        name: withReason(
          `${[...here, spec].join(' › ')} [${projectName}]`,
          results.find(({ error }) => error)?.error.message,
        ),
      })),
    ),
    ...suites.flatMap((inner) => testsIn(inner, here)),
  ]
}

const result = ({ suite, on, run, passed, failed, flaky }) => {
  const isExplained = run.status === 0 || failed.length > 0 || flaky.length > 0
  return {
    title: `${suite} on ${on}`,
    minutes: run.minutes,
    passed,
    failed: isExplained ? failed : [`The run ended with ${run.status}: see its output above.`],
    flaky,
  }
}

const timed = (program, args, env) => {
  const from = Date.now()
  const { status } = spawnSync('node', [path.join('node_modules', program), ...args], {
    stdio: 'inherit',
    env: siteEnv(env),
  })
  return { status, minutes: (Date.now() - from) / 60_000 }
}

const reportFile = (suite, on) => {
  const file = path.resolve('.test-tmp', `${suite}-${on}.json`)
  rmSync(file, { force: true })
  return file
}

/** A report; an empty one when the runner did not get that far. */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** The summary says the reason too: often it is all that is left of a run on another machine. */
const withReason = (name, message) => (message ? `${name}\n          ${brief(message)}` : name)

/** The first lines of a message that say something, in one. */
const brief = (message = 'no message') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 12)
    .join(' | ')
    .slice(0, 800)
