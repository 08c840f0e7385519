import type { Payload } from 'payload'
import { sendingDay } from '@/collections/Mails/shared/sendingTime'
import { changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'

const LOCK = 'WhatsApp messages of a day'

/** One at a time, so that simultaneous messages count each other. */
export const countingMessages = <T>(work: () => Promise<T>): Promise<T> => withLock(LOCK, work)

/**
 * How many messages by WhatsApp belong to the day of sending of this time: those that WhatsApp was asked
 * to take on it, also when it refused, because it may count them too; and those that wait for it.
 */
export const sentOnDay = async (payload: Payload, time: Date): Promise<number> => {
  const of = within(time)
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: {
      and: [
        { channel: { equals: 'whatsapp' } },
        {
          or: [
            { tried_at: of },
            { and: [{ state: { in: ['queued', 'sending'] } }, { next_try_at: of }] },
          ],
        },
      ],
    },
  })
  return totalDocs
}

/**
 * Notes that WhatsApp is asked now to take this message. Returns false when as many as the limit allows
 * were tried on this day of sending.
 */
export const takePlace = (
  payload: Payload,
  { id, perDay, now }: { id: number; perDay: number; now: Date },
): Promise<boolean> =>
  countingMessages(async () => {
    const { totalDocs } = await payload.count({
      collection: 'mails',
      where: {
        and: [
          { channel: { equals: 'whatsapp' } },
          { tried_at: within(now) },
          { id: { not_equals: id } },
        ],
      },
    })
    if (totalDocs >= perDay) return false
    await changeRows(payload, {
      collection: 'mails',
      where: { id },
      set: { tried_at: now.toISOString() },
    })
    return true
  })

const within = (time: Date) => {
  const { start, end } = sendingDay(time)
  return { greater_than_equal: start.toISOString(), less_than: end.toISOString() }
}
