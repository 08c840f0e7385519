import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
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
  const failed = named('failed').map(({ file, fullName }) => `${file} › ${fullName}`)
  // A file that could not be read, or whose beforeAll threw, has no failed test of its own.
  for (const { name, status, assertionResults, message } of files) {
    const hasFailure = assertionResults.some((test) => test.status === 'failed')
    if (status === 'failed' && !hasFailure) {
      failed.push(`${path.relative('.', name)} › ${firstLine(message)}`)
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
  const named = (status) => tests.filter((test) => test.status === status)
  const failed = named('unexpected').map(({ name }) => name)
  failed.push(...errors.map(({ message }) => firstLine(message)))
  const flaky = named('flaky').map(({ name }) => name)
  return result({ suite, on, run, passed: named('expected').length, failed, flaky })
}

const testsIn = ({ title, specs = [], suites = [] }, above) => {
  const here = [...above, title]
  return [
    ...specs.flatMap(({ title: spec, tests }) =>
      tests.map(({ status, projectName }) => ({
        status,
        name: `${[...here, spec].join(' › ')} [${projectName}]`,
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

const firstLine = (message = 'no message') => message.trim().split('\n')[0]
