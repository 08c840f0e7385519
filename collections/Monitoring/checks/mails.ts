import type { Payload, Where } from 'payload'
import { DAY_MS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import type { Alert } from '../shared/alert'

/** Several tries have failed by then. */
const WAITING_TOO_LONG_MS = 3_600_000
/** Staff have seen older ones, or do not look. */
const FAILED_WITHIN_MS = 3 * DAY_MS

/** Mails that failed within three days, and mails that the mail server has not taken for an hour. */
export const checkMails = async (payload: Payload, now: Date): Promise<Alert | null> => {
  const failed = await failedMails(payload, now)
  const waiting = await countMails(payload, [
    { state: { in: ['queued', 'sending'] } },
    { tries: { greater_than: 0 } },
    { createdAt: { less_than: before(now, WAITING_TOO_LONG_MS) } },
  ])
  if (failed + waiting === 0) return null
  const parts = [failed > 0 && `${failed} failed`, waiting > 0 && `${waiting} waiting`]
  return {
    key: 'mails',
    title: `Mails cannot be sent: ${parts.filter(Boolean).join(', ')}`,
    todo: 'Ask whoever runs the server to check the mail server (SMTP_URL). Waiting mails are tried for three days. Read failed ones in the outbox, and write to these people yourself.',
    link: {
      label: 'Outbox',
      href: `${paths.manageJobs}?panel=outbox&state=${failed > 0 ? 'failed' : 'queued'}`,
    },
  }
}

/** How many mails failed within three days. */
export const failedMails = (payload: Payload, now: Date): Promise<number> =>
  countMails(payload, [
    { state: { equals: 'failed' } },
    { updatedAt: { greater_than: before(now, FAILED_WITHIN_MS) } },
  ])

export const countMails = async (payload: Payload, and: Where[]): Promise<number> =>
  (await payload.count({ collection: 'mails', where: { and } })).totalDocs

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()
