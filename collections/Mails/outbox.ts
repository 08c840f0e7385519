import type { Payload } from 'payload'
import { insertRows } from '@/lib/server/database/insertRows'
import { withLock } from '@/lib/server/database/withLock'
import { say } from '@/lib/server/monitoring/log'
import { hasMailServer, NO_MAIL_SERVER } from './mailServer'
import type { NewMail } from './newMail'
import { countedRecipient, recipientLimit } from './recipientLimit'

/** A queue of its own, so that a hanging mail server does not delay scheduled publishing. */
export const MAIL_QUEUE = 'mail'

/**
 * Writes mails, and messages by WhatsApp, into the outbox and queues them. Without a mail server they are kept there; those
 * above the limit of their recipient are held back for good. A second mail with the same key is
 * ignored.
 */
export const putInOutbox = async (payload: Payload, ...mails: NewMail[]): Promise<void> => {
  const isLimited = mails.some(({ kind, to }) => countedRecipient(kind, to) !== null)
  // One at a time, so that simultaneous mails count each other.
  if (isLimited) await withLock('mails with a limit', () => write(payload, mails))
  else await write(payload, mails)
}

const write = async (payload: Payload, mails: NewMail[]): Promise<void> => {
  const isOverLimit = await recipientLimit(payload, mails)
  const hasServer = await hasMailServer(payload)
  const rows = mails.map((given) => {
    const mail = { ...given, channel: given.channel ?? ('mail' as const), tries: 0 }
    const recipient = countedRecipient(mail.kind, mail.to)
    if (mail.channel === 'mail' && !hasServer) return { ...mail, recipient, state: 'kept' as const }
    if (isOverLimit(mail)) return { ...mail, state: 'held' as const }
    return { ...mail, recipient, state: 'queued' as const }
  })
  const ids = await insertRows(payload, 'mails', 'key', rows)
  const states = new Set<string>()
  for (const [index, { state, next_try_at }] of rows.entries()) {
    const id = ids[index]
    if (!id) continue
    states.add(state)
    const waitUntil = next_try_at ? new Date(next_try_at) : undefined
    if (state === 'queued') await queueMail(payload, id, waitUntil)
  }
  if (states.has('kept')) say(`A mail was kept in the outbox. ${NO_MAIL_SERVER}`)
  if (states.has('held')) say('A mail was held back: its address had as many as it may get.')
}

/** The queue stores the mail's id and no content. */
export const queueMail = async (
  payload: Payload,
  mail: number,
  waitUntil?: Date,
): Promise<void> => {
  await payload.jobs.queue({ task: 'sendMail', queue: MAIL_QUEUE, input: { mail }, waitUntil })
}
