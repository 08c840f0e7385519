import type { Payload } from 'payload'
import type { SiteMode } from '@/collections/Agency/shared/siteMode'
import { counted } from '@/lib/shared/format'

/**
 * From the best to the worst. `error`: the site cannot do a part of its work, or will lose something:
 * act now. `warning`: act in the next days. `missing`: not set up yet (inMode). `notice`: nothing has
 * to be done now.
 */
const VERDICTS = ['ok', 'notice', 'missing', 'warning', 'error'] as const

export type Severity = Exclude<(typeof VERDICTS)[number], 'missing'>

/**
 * What is so about a subject, with figures and never with personal data; it is shown with a full stop.
 * `todo`: sentences that say what to do, '' for nothing. `link`: where, if not at its subject's own
 * place.
 */
export type Finding<S = Severity> = {
  severity: S
  text: string
  todo: string
  link?: Link
}

/** What a judge says, who does not know whether the site is launched. */
export type Verdict = Finding<Severity | 'missing'>

/** Addresses begin with a slash. */
export type Link = { label: string; href: string }

export type Given = {
  payload: Payload
  now: Date
  /** `npm run doctor`: also what takes long, asks other services, or reads many rows. */
  isThorough?: boolean
  /** Whether faults that can be repaired safely are repaired (`--fix`). */
  isFixing?: boolean
  /** The account that reads it: it is not told of what it did itself. */
  viewer?: number
}

export const ok = (text: string): Verdict => ({ severity: 'ok', text, todo: '' })

const worse =
  (severity: Verdict['severity']) =>
  (text: string, todo = '', link?: Link): Verdict => ({ severity, text, todo, link })

export const notice = worse('notice')
export const missing = worse('missing')
export const warning = worse('warning')
export const error = worse('error')

/** What is not set up is a notice before the launch, whose list asks for it, and a warning after it. */
export const inMode = (verdict: Verdict, mode: SiteMode | null): Finding => {
  const { severity, ...rest } = verdict
  if (severity !== 'missing') return { severity, ...rest }
  return { severity: mode === 'launched' ? 'warning' : 'notice', ...rest }
}

/** How bad it is, as a number. */
const rank = ({ severity }: Pick<Verdict, 'severity'>): number => VERDICTS.indexOf(severity)

/** Whether it is at least as bad as that. */
export const isAtLeast = (severity: Severity, found: Pick<Verdict, 'severity'>): boolean =>
  rank(found) >= rank({ severity })

/** The first of the worst. */
export const worst = <F extends Pick<Verdict, 'severity'>>(found: readonly F[]): F | undefined =>
  found.toSorted((a, b) => rank(b) - rank(a))[0]

/** One paragraph: what is so, and what to do. */
export const inWords = ({ text, todo }: Pick<Finding, 'text' | 'todo'>): string =>
  `${sentence(text)} ${todo}`.trim()

/** Ends with a full stop, unless it ends with a mark already. */
export const sentence = (text: string): string => text.replace(/[^.?!]$/, '$&.')

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
