import { CONFIRMATIONS_PER_DAY, CONFIRMATIONS_PER_HOUR } from '@/lib/shared/limits'

/**
 * The state of a mail, or of a message by WhatsApp, and its label in the dashboard. `kept`: there is no
 * mail server, staff read it here. `held`: above the limit of its recipient, never sent. `accepted`:
 * WhatsApp took it and has not told yet what came of it; only what it tells later is `sent`,
 * `delivered`, `read` or `failed`.
 */
export const MAIL_STATES = {
  queued: 'Waiting',
  sending: 'Being sent',
  accepted: 'Taken by WhatsApp, no news yet',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
  kept: 'Kept here',
  held: 'Held back',
} as const

export type MailState = keyof typeof MAIL_STATES

export const isMailState = (value: unknown): value is MailState =>
  typeof value === 'string' && Object.hasOwn(MAIL_STATES, value)

/** By what a row of the outbox goes. */
export const CHANNELS = { mail: 'Mail', whatsapp: 'WhatsApp' } as const

export type Channel = keyof typeof CHANNELS

/** Whom mails are for, with the kinds of each; every other kind is about accounts and the site. */
export const MAIL_GROUPS = {
  people: { label: 'To people who wrote', kinds: ['confirm', 'message', 'question', 'reminder'] },
  office: { label: 'Notices of new forms', kinds: ['notice'] },
  site: { label: 'Accounts and alerts', kinds: null },
} as const satisfies Record<string, { label: string; kinds: readonly string[] | null }>

export type MailGroup = keyof typeof MAIL_GROUPS

export const isMailGroup = (value: unknown): value is MailGroup =>
  typeof value === 'string' && Object.hasOwn(MAIL_GROUPS, value)

/** Why a mail is held back, for staff. */
export const HELD_REASON = `Not sent: this address had ${CONFIRMATIONS_PER_HOUR} confirmations within an hour or ${CONFIRMATIONS_PER_DAY} within a day.`

/** What an admin sees instead of another person's account mail. */
export const WITHHELD = 'This mail holds a link for its addressee alone. Its text is not shown.'
