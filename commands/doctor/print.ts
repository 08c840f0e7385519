import { isAtLeast, type Severity, sentence } from '@/collections/Health/finding'
import type { PrintedPoint } from './launch'
import type { Report } from './run'

const WORDS: Record<Severity, string> = {
  ok: 'OK',
  notice: 'Notice',
  warning: 'Warning',
  error: 'Error',
}

const STATES: Record<PrintedPoint['state'], string> = {
  done: 'Done',
  confirm: 'To confirm',
  todo: 'To do',
}

const INDENT = ' '.repeat(14)

/** The report for people. */
export const asText = ({ checks, launch, severity }: Report): string => {
  const lines = checks.flatMap((check) => [
    `  ${WORDS[check.severity].padEnd(10)}  ${check.title}: ${sentence(check.text)}`,
    ...(check.todo ? [`${INDENT}${check.todo}`] : []),
  ])
  return ['Health', ...lines, ...launchLines(launch), '', summary(checks, severity)].join('\n')
}

const launchLines = (points: PrintedPoint[]): string[] => {
  const groups = [...new Set(points.map(({ group }) => group))]
  return groups.flatMap((group) => [
    '',
    `Before you launch: ${group}`,
    ...points
      .filter((point) => point.group === group)
      .flatMap(({ state, title, text }) => [
        `  ${STATES[state].padEnd(10)}  ${title}`,
        ...(text ? [`${INDENT}${text}`] : []),
      ]),
  ])
}

const summary = (checks: Report['checks'], severity: Severity): string => {
  const bad = checks.filter((check) => isAtLeast('warning', check))
  return bad.length === 0
    ? 'Nothing has to be done now.'
    : `${WORDS[severity]}: ${bad.map(({ title }) => title).join(', ')}.`
}

/** The report for programs: one line (docs/doctor.md). */
export const asJson = ({ checked_at, severity, checks, launch }: Report): string =>
  JSON.stringify({
    format: 1,
    checked_at,
    severity,
    checks: checks.map(({ key, title, severity: own, text, todo }) => ({
      ...{ key, title, severity: own, text: sentence(text), do: todo },
    })),
    launch,
  })
