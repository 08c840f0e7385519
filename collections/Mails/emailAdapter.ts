import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { oneLine } from './addresses'
import { putInOutbox } from './outbox'

/**
 * Payload's own mails, such as that of a forgotten password, go through the outbox like ours. The
 * sender's name and address are put in when a mail is sent (sendMail.ts).
 */
export const outboxAdapter: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: async ({ to, subject, html, text }) => {
    const body = String(html ?? text ?? '')
    await putInOutbox(payload, {
      key: `account:${randomUUID()}`,
      kind: 'account',
      to: String(to),
      subject: oneLine(String(subject)),
      text: String(text ?? plain(body)),
      html: body,
    })
  },
})

/** Payload writes HTML alone: a link's address is its text as well. */
const plain = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
