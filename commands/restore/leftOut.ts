import type { Entry } from '@/lib/server/backups/listFiles'
import { OperatorError } from '@/lib/server/settings/operatorError'

/** Erasures of accounts that were misused, which a restore does not repeat (docs/runbook.md). */
export type LeftOut = { by: (number | 'system')[]; since: Date }

const SINCE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{3})?)?Z$/

/** --not-repeat and --since, which belong together; undefined without them. */
export const readLeftOut = (
  accounts: string | undefined,
  since: string | undefined,
): LeftOut | undefined => {
  if (accounts === undefined && since === undefined) return undefined
  if (accounts === undefined || since === undefined) {
    throw new OperatorError('--not-repeat ACCOUNT and --since TIME belong together.')
  }
  const time = new Date(SINCE.test(since) ? since : Number.NaN)
  if (Number.isNaN(+time)) {
    throw new OperatorError(`--since takes a time in UTC such as 2026-11-25T18:30Z, not ${since}.`)
  }
  return { by: accounts.split(',').map(accountIn), since: time }
}

const accountIn = (written: string): number | 'system' => {
  if (written === 'system') return written
  if (/^[1-9]\d{0,9}$/.test(written)) return Number(written)
  throw new OperatorError(
    `--not-repeat takes the number of an account, as the audit trail names it ("admin 3" is 3), or "system" for the retention rule, or several with commas; not ${written}.`,
  )
}

/**
 * The entries to repeat, and how many erasures are left out. What candidates had asked for is not the
 * account's (collections/Backups/erasureList.ts) and is repeated, as are opt-outs.
 */
export const withoutLeftOut = (
  entries: Entry[],
  leftOut: LeftOut | undefined,
): { entries: Entry[]; notRepeated: number } => {
  const isLeftOut = ({ kind, by, at }: Entry) =>
    leftOut !== undefined &&
    kind === 'erased' &&
    leftOut.by.some((account) => account === by) &&
    new Date(at) >= leftOut.since
  const notRepeated = entries.filter(isLeftOut).reduce((sum, { hashes }) => sum + hashes.length, 0)
  return { entries: entries.filter((entry) => !isLeftOut(entry)), notRepeated }
}
