import type { Payload } from 'payload'
import { say } from '@/lib/server/log'
import { isTaken } from '@/lib/server/payloadErrors'
import { hasMailServer } from '@/lib/server/smtp'
import type { Mail } from '../payload-types'

/** Its own queue: a mail server that hangs delays no scheduled publishing. */
export const MAIL_QUEUE = 'mail'

export const NO_MAIL_SERVER = 'No mail server is set (SMTP_URL).'

export type NewMail = Pick<Mail, 'key' | 'kind' | 'to' | 'subject' | 'text' | 'html'> &
  Partial<Pick<Mail, 'application' | 'registration' | 'enquiry'>>

/**
 * Writes a mail into the outbox and lets the queue send it; without a mail server it is kept there.
 * One mail for each key: a second one of the same key is none.
 */
export const putInOutbox = async (payload: Payload, mail: NewMail): Promise<void> => {
  const state = hasMailServer ? 'queued' : 'kept'
  try {
    const { id } = await payload.create({ collection: 'mails', data: { ...mail, state, tries: 0 } })
    if (state === 'queued') await queueMail(payload, id)
    else say(`A mail was kept in the outbox. ${NO_MAIL_SERVER}`)
  } catch (error) {
    if (!isTaken(error, 'key')) throw error
  }
}

/** The queue holds the mail's number and nothing of its content. */
export const queueMail = async (
  payload: Payload,
  mail: number,
  waitUntil?: Date,
): Promise<void> => {
  await payload.jobs.queue({ task: 'sendMail', queue: MAIL_QUEUE, input: { mail }, waitUntil })
}
