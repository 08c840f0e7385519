import type { Where } from 'payload'
import { startOfOfficeDay } from '@/lib/shared/format'
import { CLOSING_SOON_DAYS } from '@/lib/shared/limits'
import { JOB_STATUSES } from './shared/schema'

const DAY_MS = 86_400_000

/** Open jobs that close within a week, in whole days of Mumbai. */
export const closingSoonWhere = (now: Date): Where => ({
  and: [
    { is_deleted: { equals: JOB_STATUSES.Active } },
    { closing_date: { greater_than_equal: startOfOfficeDay(now) } },
    {
      closing_date: {
        less_than: startOfOfficeDay(new Date(now.getTime() + (CLOSING_SOON_DAYS + 1) * DAY_MS)),
      },
    },
  ],
})
