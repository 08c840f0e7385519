import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { env } from '@/lib/server/settings/env'
import type { Mail } from '@/payload-types'
import { officeAddress, oneLine, senderAddress } from './addresses'

/** A mail as nodemailer takes it. */
export const messageOf = async (
  payload: Payload,
  {
    key,
    to,
    subject,
    text,
    html,
    leave_url,
  }: Pick<Mail, 'key' | 'to' | 'subject' | 'text' | 'html' | 'leave_url'>,
) => {
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const address = senderAddress(facts)
  const name = oneLine(env.mailFrom.name || String(facts.full_name)).replace(/["\\<>]/g, '')
  const id = createHmac('sha256', env.payloadSecret).update(`message-id:${key}`).digest('hex')
  return {
    from: `"${name}" <${address}>`,
    replyTo: officeAddress(facts),
    to,
    subject: oneLine(subject),
    text,
    html,
    // The same at every try: a mail server that took it before a power failure recognises the
    // repeat.
    messageId: `<${id.slice(0, 40)}@${address.split('@')[1]}>`,
    // RFC 3834: prevents out-of-office replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: mail programs show a button that ends these mails.
      ...(leave_url && {
        'List-Unsubscribe': `<${leave_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // The content is text of this site: never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
