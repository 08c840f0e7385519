// npm run audit: fails when a production dependency has a known high or critical finding without a
// written exception (.github/audit-exceptions.json). Asks npm's registry, so it is not part of npm test.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { say, stop } from './lib.mjs'

const EXCEPTIONS = '.github/audit-exceptions.json'
const SEVERE = ['high', 'critical']

/**
 * What is wrong, one line for each finding: from the report of `npm audit --json` (auditReportVersion
 * 2) and the exceptions, on a day (YYYY-MM-DD). An exception that has expired, or that no finding needs
 * any more, is wrong too, so that the list stays short and is looked at again.
 */
export const auditProblems = (report, exceptions, today) => {
  const findings = new Map(
    Object.values(report.vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((cause) => typeof cause === 'object' && SEVERE.includes(cause.severity))
      .map((cause) => [cause.url.split('/').at(-1), cause]),
  )
  const current = new Set(exceptions.filter(({ until }) => until >= today).map(({ id }) => id))
  return [
    ...[...findings]
      .filter(([id]) => !current.has(id))
      .map(([id, { name, severity, title }]) => `${name}: ${severity}, ${title} (${id})`),
    ...exceptions
      .filter(({ until }) => until < today)
      .map(({ id, until }) => `The exception for ${id} ended on ${until}.`),
    ...exceptions
      .filter(({ id }) => !findings.has(id))
      .map(({ id }) => `The exception for ${id} is not needed any more.`),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
  const report = JSON.parse(stdout || '{}')
  if (!report.vulnerabilities) stop("npm's registry did not answer the audit; nothing was checked.")
  const exceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8'))
  const problems = auditProblems(report, exceptions, new Date().toISOString().slice(0, 10))
  if (problems.length > 0) stop(problems.join('\n'))
  say('No high or critical finding in production dependencies.')
}
