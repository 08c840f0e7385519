import type { Where } from 'payload'
import { startOfOfficeDay } from '@/lib/shared/format'
import { CLOSING_SOON_DAYS, DAY_MS } from '@/lib/shared/limits'
import { openWhere } from './jobs'

/** The open jobs that close within CLOSING_SOON_DAYS, counted in whole days of Mumbai. */
export const closingSoonWhere = (now: Date): Where => ({
  and: [openWhere(now), { closing_date: { less_than: closingSoonEnd(now) } }],
})

/** ISO time: a job that closes before it closes soon. */
export const closingSoonEnd = (now: Date): string =>
  startOfOfficeDay(new Date(now.getTime() + (CLOSING_SOON_DAYS + 1) * DAY_MS))
