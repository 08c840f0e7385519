import type { Payload, Where } from 'payload'
import { withoutMails } from '@/collections/Mails/missingMails'
import { REPAIR_DAYS_MS } from '@/collections/Mails/repairOutbox'
import { mailKeys } from '@/collections/Mails/writeMails'
import { countMails, failedMails } from '@/collections/Monitoring/checks/mails'
import { SUBMISSION_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { type Context, counted, duration, type Found, ok, warning } from './check'

/** The site frees and repeats stuck work after ten minutes: what is older does not move. */
const STUCK_AFTER_MS = 20 * 60_000

const RESTART =
  'Start the site if it is stopped. If it runs, restart it, and report it when this comes back.'

/** Scheduled work is done when it is due. */
export const queue = async (payload: Payload, { now }: Context): Promise<Found> => {
  const before = new Date(now.getTime() - STUCK_AFTER_MS).toISOString()
  const due: Where = {
    and: [
      { hasError: { not_equals: true } },
      { completedAt: { exists: false } },
      { createdAt: { less_than: before } },
      {
        or: [
          { and: [{ processing: { equals: true } }, { updatedAt: { less_than: before } }] },
          {
            and: [
              { processing: { not_equals: true } },
              { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: before } }] },
            ],
          },
        ],
      },
    ],
  }
  const { docs, totalDocs } = await payload.find({
    collection: 'payload-jobs',
    where: due,
    sort: 'createdAt',
    limit: 1,
  })
  const [oldest] = docs
  if (oldest) {
    const since = now.getTime() - Date.parse(oldest.waitUntil ?? oldest.createdAt)
    return warning(
      `${counted(totalDocs, 'task')} due and not done; the oldest for ${duration(since)}.`,
      RESTART,
    )
  }
  const { totalDocs: failed } = await payload.count({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
  })
  return failed > 0
    ? warning(`${counted(failed, 'task')} failed for good.`, 'Report it with the server’s log.')
    : ok('Nothing that is due waits.')
}

/** Every submission has its mails, and they are sent. */
export const outbox = async (payload: Payload, { now }: Context): Promise<Found> => {
  const before = new Date(now.getTime() - STUCK_AFTER_MS)
  const missingMails = await countWithoutMails(payload, now, before)
  if (missingMails > 0) {
    return warning(
      `${counted(missingMails, 'submission')} of the last three days without mails.`,
      RESTART,
    )
  }
  const waiting = await countMails(payload, [
    { state: { in: ['queued', 'sending'] } },
    { updatedAt: { less_than: before.toISOString() } },
    {
      or: [
        { next_try_at: { exists: false } },
        { next_try_at: { less_than: before.toISOString() } },
      ],
    },
  ])
  if (waiting > 0) {
    return warning(`${counted(waiting, 'mail')} due and not sent.`, RESTART)
  }
  const failed = await failedMails(payload, now)
  return failed > 0
    ? warning(
        `${counted(failed, 'mail')} failed for good.`,
        'Open the outbox in /managejobs: it shows which, and can send them again.',
      )
    : ok('Mails are written and sent when they are due.')
}

const countWithoutMails = async (payload: Payload, now: Date, before: Date): Promise<number> => {
  const since = new Date(now.getTime() - REPAIR_DAYS_MS)
  const keyOf = (reference: string) => mailKeys(reference).confirm
  let count = 0
  for (const collection of SUBMISSION_COLLECTIONS) {
    for await (const references of withoutMails(payload, collection, keyOf, since, before)) {
      count += references.length
    }
  }
  return count
}
