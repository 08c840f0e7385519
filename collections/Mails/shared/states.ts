import { CONFIRMATIONS_PER_DAY, CONFIRMATIONS_PER_HOUR } from '@/lib/shared/limits'

/**
 * The state of a mail and its label in the dashboard. `kept`: there is no mail server, staff read
 * it here. `held`: above the limit of its recipient, never sent.
 */
export const MAIL_STATES = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept here',
  held: 'Held back',
} as const

export type MailState = keyof typeof MAIL_STATES

export const isMailState = (value: unknown): value is MailState =>
  typeof value === 'string' && Object.hasOwn(MAIL_STATES, value)

/** Whom mails are for, with the kinds of each; every other kind is about accounts and the site. */
export const MAIL_GROUPS = {
  people: { label: 'To people who wrote', kinds: ['confirm', 'message'] },
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
