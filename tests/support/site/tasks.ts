import { expect, vi } from 'vitest'
import type { SiteDatabase } from './siteDatabase'

/** Queues a scheduled task on a site's database and waits until the site has run it. */
export const runTask = async (
  { rows }: Pick<SiteDatabase, 'rows'>,
  slug:
    | 'askDeparted'
    | 'backup'
    | 'jobAlerts'
    | 'clearInvitations'
    | 'clearResetLinks'
    | 'remindOffice'
    | 'retention',
): Promise<void> => {
  const now = new Date().toISOString()
  await rows(
    `insert into payload_jobs (task_slug, queue, processing, has_error, total_tried, updated_at, created_at)
     values ('${slug}', 'default', false, false, 0, ?, ?)`,
    [now, now],
  )
  await vi.waitFor(
    async () =>
      expect(
        await rows(
          `select id from payload_jobs where task_slug = '${slug}' and wait_until is null`,
        ),
      ).toEqual([]),
    { timeout: 25_000, interval: 100 },
  )
}
