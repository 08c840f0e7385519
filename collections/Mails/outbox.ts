import type { Payload } from 'payload'
import { say } from '@/lib/server/log'
import { isTaken } from '@/lib/server/payloadErrors'
import { hasMailServer } from '@/lib/server/smtp'
import { withLock } from '@/lib/server/withLock'
import type { Mail } from '@/payload-types'
import { countedRecipient, isOverLimit } from './recipientLimit'

/** A queue of its own, so that a hanging mail server does not delay scheduled publishing. */
export const MAIL_QUEUE = 'mail'

export const NO_MAIL_SERVER = 'No mail server is set (SMTP_URL).'

export type NewMail = Pick<Mail, 'key' | 'kind' | 'to' | 'subject' | 'text' | 'html'> &
  Partial<Pick<Mail, 'application' | 'registration' | 'enquiry'>>

/**
 * Writes a mail into the outbox and queues it. Without a mail server it is kept there; above the
 * limit of its recipient it is held back for good. A second mail with the same key is ignored.
 */
export const putInOutbox = async (payload: Payload, mail: NewMail): Promise<void> => {
  const recipient = countedRecipient(mail.kind, mail.to)
  if (!recipient) return write(payload, mail, hasMailServer ? 'queued' : 'kept')
  // One at a time, so that simultaneous mails count each other.
  await withLock(`mails to ${recipient}`, async () => {
    if (!hasMailServer) return write(payload, { ...mail, recipient }, 'kept')
    if (await isOverLimit(payload, mail.kind, recipient)) return write(payload, mail, 'held')
    return write(payload, { ...mail, recipient }, 'queued')
  })
}

const write = async (
  payload: Payload,
  mail: NewMail & Pick<Mail, 'recipient'>,
  state: 'queued' | 'kept' | 'held',
): Promise<void> => {
  try {
    const { id } = await payload.create({ collection: 'mails', data: { ...mail, state, tries: 0 } })
    if (state === 'queued') await queueMail(payload, id)
    if (state === 'kept') say(`A mail was kept in the outbox. ${NO_MAIL_SERVER}`)
    if (state === 'held') say('A mail was held back: its address had as many as it may get.')
  } catch (error) {
    if (!isTaken(error, 'key')) throw error
  }
}

/** The queue stores the mail's id and no content. */
export const queueMail = async (
  payload: Payload,
  mail: number,
  waitUntil?: Date,
): Promise<void> => {
  await payload.jobs.queue({ task: 'sendMail', queue: MAIL_QUEUE, input: { mail }, waitUntil })
}
