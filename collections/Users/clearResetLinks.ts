import { lt } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TaskConfig } from 'payload'
import { removeDeletedBytes } from '@/lib/server/erasure/deletedBytes'
import { dailyAt } from '@/lib/server/process/daily'
import { PASSWORD_LINK_HOURS } from '@/lib/shared/limits'

const CLEARED = 'The link in this mail has expired. Its text was removed.'

/** Every night at 03:30 in Mumbai (22:00 UTC). */
export const clearResetLinks: TaskConfig<'clearResetLinks'> = {
  slug: 'clearResetLinks',
  schedule: dailyAt(22),
  handler: async ({ req }) => {
    await clear(req.payload)
    return { output: {} }
  },
}

/**
 * Removes expired password links from the database: the text of their mails, the tokens of the
 * accounts, and the bytes of both. Mails that are still to be sent stay; they fail when their link
 * expires (Mails/sendMail.ts) and are cleared the next night.
 */
const clear = async (payload: Payload, now = Date.now()): Promise<void> => {
  const expired = new Date(now - PASSWORD_LINK_HOURS * 3_600_000).toISOString()
  const { docs } = await payload.update({
    collection: 'mails',
    where: {
      and: [
        { kind: { equals: 'account' } },
        { state: { in: ['sent', 'failed', 'kept', 'held'] } },
        { createdAt: { less_than: expired } },
        { text: { not_equals: CLEARED } },
      ],
    },
    data: { text: CLEARED, html: `<p>${CLEARED}</p>` },
  })
  const { users } = payload.db.tables
  const accounts: unknown[] = await payload.db.drizzle
    .update(users)
    .set({ resetPasswordToken: null, resetPasswordExpiration: null })
    .where(lt(users.resetPasswordExpiration, new Date(now).toISOString()))
    .returning({ id: users.id })
  if (docs.length + accounts.length > 0) await removeDeletedBytes(payload)
}
