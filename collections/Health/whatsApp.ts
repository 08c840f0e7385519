import type { Payload, Where } from 'payload'
import { whatsAppAccount } from '@/collections/WhatsApp/account'
import { isAboutMessage } from '@/collections/WhatsApp/shared/failures'
import { counted } from '@/lib/shared/format'
import { DAY_MS } from '@/lib/shared/limits'
import { error, type Given, ok, type Verdict, warning } from './finding'
import { RESTART } from './queue'

/** As a rule WhatsApp tells within seconds that a message was sent. */
const SILENT_AFTER_MS = 3_600_000
/** What has been due for longer does not move. */
const STUCK_AFTER_MS = 20 * 60_000
/** Older ones tell nothing about now. */
const LOOKED_AT_MS = 3 * DAY_MS

const CHECK = 'Check the account under Outbox: the answer says what is wrong with it.'

/** WhatsApp takes messages and tells what came of them, when an account is set. Nothing is asked of it. */
export const whatsApp = async ({
  payload,
  now,
}: Pick<Given, 'payload' | 'now'>): Promise<Verdict> => {
  const account = await whatsAppAccount(payload)
  if (!account) return ok('No account is set: WhatsApp is written by hand')
  if (account.token === null || account.appSecret === null || account.verifyToken === null) {
    return error(
      'The secrets of WhatsApp cannot be read',
      'The secret of the site is another one than when they were typed. Type them again in the dashboard, under Outbox.',
    )
  }
  const from = new Date(now.getTime() - LOOKED_AT_MS).toISOString()
  const until = new Date(now.getTime() - SILENT_AFTER_MS).toISOString()
  const of = (...where: Where[]) => count(payload, { createdAt: { greater_than: from } }, ...where)
  const failed = await failedByAccount(payload, from)
  if (failed > 0) {
    return warning(
      `${counted(failed, 'message')} by WhatsApp failed in the last three days for the account`,
      `${CHECK} Read under Outbox what happened to each, and write to these people yourself.`,
    )
  }
  const refused = await of(
    { state: { in: ['queued', 'sending'] } },
    { tries: { greater_than: 0 } },
    { or: [{ problem: { exists: false } }, { problem: { not_equals: 'limit' } }] },
    { createdAt: { less_than: until } },
  )
  if (refused > 0) {
    return warning(
      `WhatsApp has not taken ${counted(refused, 'message')} for an hour`,
      `${CHECK} Waiting messages are tried for three days.`,
    )
  }
  const stuck = new Date(now.getTime() - STUCK_AFTER_MS).toISOString()
  const forgotten = await of(
    { state: { in: ['queued', 'sending'] } },
    { updatedAt: { less_than: stuck } },
    { or: [{ next_try_at: { exists: false } }, { next_try_at: { less_than: stuck } }] },
  )
  if (forgotten > 0) {
    return warning(`Nothing tries to send ${counted(forgotten, 'message')} by WhatsApp`, RESTART)
  }
  const silent = await of({ state: { equals: 'accepted' } }, { updatedAt: { less_than: until } })
  if (silent > 0) {
    return warning(
      `WhatsApp has told nothing about ${counted(silent, 'message')} for an hour`,
      'Check at Meta that the webhook leads here and that messages is subscribed, and that a way of payment is set.',
    )
  }
  return ok('WhatsApp takes messages and tells what came of them')
}

/** How many failed for another reason than the person or the text: the next ones may fail too. */
const failedByAccount = async (payload: Payload, since: string): Promise<number> => {
  const { docs } = await payload.find({
    collection: 'mails',
    where: {
      and: [
        { channel: { equals: 'whatsapp' } },
        { state: { equals: 'failed' } },
        { updatedAt: { greater_than: since } },
      ],
    },
    depth: 0,
    pagination: false,
    select: { problem: true },
  })
  return docs.filter(({ problem }) => problem && !isAboutMessage(problem)).length
}

const count = async (payload: Payload, ...where: Where[]): Promise<number> => {
  const and = [{ channel: { equals: 'whatsapp' } }, ...where]
  return (await payload.count({ collection: 'mails', where: { and } })).totalDocs
}
