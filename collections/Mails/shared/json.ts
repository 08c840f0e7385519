import type { Mail } from '@/payload-types'

/** A mail as the list of the outbox shows it. Times are ISO. */
export type MailJson = {
  id: number
  subject: string
  to: string
  kind: string
  channel: Mail['channel']
  state: Mail['state']
  /** Of a message by WhatsApp: the code of what went wrong. */
  problem: string | null
  tries: number
  created_at: string
  sent_at: string | null
  next_try_at: string | null
}

/** By what mails are sent. `server`: SMTP_URL; `office`: what an admin has set; null: by nothing. */
export type MailServerJson = {
  from: 'server' | 'office' | null
  host: string
  port: number | null
  user: string
}

/** One mail with its content, or the reason why it is not shown. */
export type OpenMailJson = MailJson & ({ text: string; html: string } | { withheld: string })

export const mailJson = (
  mail: Omit<Mail, 'text' | 'html' | 'key' | 'recipient' | 'updatedAt'>,
): MailJson => ({
  id: mail.id,
  subject: mail.subject,
  to: mail.to,
  kind: mail.kind,
  channel: mail.channel,
  state: mail.state,
  problem: mail.problem ?? null,
  tries: mail.tries,
  created_at: mail.createdAt,
  sent_at: mail.sent_at ?? null,
  next_try_at: mail.next_try_at ?? null,
})

/** A message of staff to an applicant, as the detail pane shows it. */
export type MessageJson = {
  /** Of the whole message, which may have gone to several people. */
  message_id: string
  channel: Mail['channel']
  subject: string
  /** Of a message by WhatsApp. */
  text: string | null
  /** Why it was not delivered: WhatsApp's code. */
  problem: string | null
  /** Of a message by WhatsApp: whether it is about the own application or advertising. */
  category: 'utility' | 'marketing' | null
  state: Mail['state']
  /** When it was written, ISO. */
  at: string
  /** When it is sent, if it waits; ISO. */
  send_at: string | null
}
