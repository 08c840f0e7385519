import { say } from '../lib.mjs'

/**
 * Prints every test that failed or was flaky, the minutes of each suite, and the one line of totals.
 * A flaky test, which passed at its second try only, is a failed one. True when all tests passed.
 */
export const report = (results) => {
  say('')
  for (const { title, failed, flaky } of results) {
    for (const name of failed) say(`FAILED  ${title}: ${name}`)
    for (const name of flaky) say(`FLAKY   ${title}: ${name}`)
  }
  for (const { title, minutes, passed } of results) {
    say(`${minutes.toFixed(1).padStart(6)} min  ${title}: ${passed} passed`)
  }
  const sum = (of) => results.reduce((total, result) => total + of(result), 0)
  const passed = sum((result) => result.passed)
  const failed = sum((result) => result.failed.length + result.flaky.length)
  say(`\n${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0
}
