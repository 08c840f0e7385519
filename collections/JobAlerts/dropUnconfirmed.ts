import type { Payload, Where } from 'payload'
import { eraseRow } from '@/collections/Privacy/eraseRow'
import { pagesOf } from '@/lib/server/database/rows'
import { lastAskedAt } from './alertView'

/** Erases the alerts that nobody confirmed in time: their addresses may be other people's. */
export const dropUnconfirmed = async (payload: Payload, now: Date): Promise<void> => {
  const where: Where = {
    and: [
      { state: { equals: 'asked' } },
      { asked_at: { less_than: lastAskedAt(now) } },
      { legal_hold: { not_equals: true } },
    ],
  }
  for await (const rows of pagesOf(payload, 'job_alerts', where, ['state'])) {
    for (const { id } of rows) await eraseRow(payload, { collection: 'job_alerts', id })
  }
}
