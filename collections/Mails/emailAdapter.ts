import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { oneLine } from './addresses'
import { putInOutbox } from './outbox'

/**
 * Sends Payload's own mails, such as that of a forgotten password, through the outbox. Sender and
 * name are added when a mail is sent (sendMail.ts).
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

/** The text version of Payload's HTML: a link becomes its label and its address. */
const plain = (html: string): string =>
  html
    .replace(/<head>[\s\S]*<\/head>/i, '')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2:\n$1\n')
    .replace(/<br\s*\/?>|<\/(p|h\d|div|li)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n\s*/g, '\n\n')
    .trim()
