import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { sendBySmtp } from '@/lib/server/settings/smtp'
import { renderMail } from './layout'
import { messageOf } from './messageOf'

/**
 * Sends a mail to an address at once, past the queue, by a mail server (an smtp:// address). Returns null when the mail server took it, which
 * the outbox then shows, else what it said, in words for an admin.
 */
export const sendTestMail = async (
  payload: Payload,
  to: string,
  server: string,
): Promise<string | null> => {
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const content = renderMail(
    {
      subject: `Test mail from ${facts.name}`,
      title: 'The mail server works',
      parts: [
        { kind: 'text', text: 'An admin of the site asked for this mail. There is nothing to do.' },
      ],
    },
    facts,
  )
  const mail = { ...content, key: `test:${randomUUID()}`, kind: 'test', to }
  try {
    await sendBySmtp(payload, server, await messageOf(payload, mail))
  } catch (error) {
    return reasonOf(error)
  }
  await payload.create({
    collection: 'mails',
    data: { ...mail, channel: 'mail', state: 'sent', tries: 1, sent_at: new Date().toISOString() },
  })
  return null
}

const REASONS: Record<string, string> = {
  EAUTH: 'The mail server refused the user name or the password.',
  EDNS: 'No mail server has this name.',
  ECONNECTION: 'The mail server could not be reached.',
  ESOCKET: 'The mail server could not be reached.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EENVELOPE: 'The mail server refused the sender or the recipient.',
}

/** Nodemailer's code in words, and the server's own answer, which can name addresses: never log it. */
const reasonOf = (error: unknown): string => {
  const { code, response } = Object(error)
  const reason = REASONS[String(code)] ?? 'The mail server did not take the mail.'
  return typeof response === 'string' ? `${reason} It said: “${response.slice(0, 200)}”` : reason
}
