import type { Payload } from 'payload'

/** From the best to the worst. */
export const SEVERITIES = ['ok', 'notice', 'warning', 'error'] as const

export type Severity = (typeof SEVERITIES)[number]

/** What a check found; never personal data. `todo`: what the operator does about it; '' for nothing. */
export type Found = { severity: Severity; text: string; todo: string }

export type Context = {
  now: Date
  /** Whether faults that can be repaired safely are repaired (`--fix`). */
  isFixing: boolean
}

/**
 * One line of the report. The key is part of the JSON that monitoring reads (docs/doctor.md). What
 * `run` throws is reported as an error of the check.
 */
export type Check = { key: string; title: string } & (
  | { needs: 'nothing'; run: (context: Context) => Promise<Found> }
  | { needs: 'database'; run: (payload: Payload, context: Context) => Promise<Found> }
)

export const ok = (text: string): Found => ({ severity: 'ok', text, todo: '' })

export const notice = (text: string, todo = ''): Found => ({ severity: 'notice', text, todo })

export const warning = (text: string, todo: string): Found => ({ severity: 'warning', text, todo })

export const error = (text: string, todo: string): Found => ({ severity: 'error', text, todo })

/** The worst of several severities. */
export const worst = (severities: Severity[]): Severity =>
  SEVERITIES[Math.max(0, ...severities.map((severity) => SEVERITIES.indexOf(severity)))] ?? 'ok'

/** '1 file', '3 files'. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`

/** 'a, b, c and 7 more'. */
export const listed = (items: string[], most = 10): string => {
  const shown = items.slice(0, most).join(', ')
  return items.length > most ? `${shown} and ${items.length - most} more` : shown
}

const UNITS: [ms: number, unit: string][] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
]

/** '3 hours': rounded down; at least a minute. */
export const duration = (ms: number): string => {
  const [unitMs, unit] = UNITS.find(([size]) => ms >= 2 * size) ?? [60_000, 'minute']
  return counted(Math.max(1, Math.floor(ms / unitMs)), unit)
}
