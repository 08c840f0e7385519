import { officeDay } from '@/lib/shared/format'

/** What one account erased on one day of the office: '12-2026-11-25'. */
export const batchOf = (account: number, now: Date): string => `${account}-${officeDay(now)}`

/** The account of a batch; null without one. */
export const accountOf = (batch: string | null | undefined): number | null =>
  batch ? Number.parseInt(batch, 10) : null
