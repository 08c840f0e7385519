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

/** Why a mail is held back, for staff. */
export const HELD_REASON = `Not sent: this address had ${CONFIRMATIONS_PER_HOUR} confirmations within an hour or ${CONFIRMATIONS_PER_DAY} within a day.`

/** What an admin sees instead of another person's account mail. */
export const WITHHELD = 'This mail holds a link for its addressee alone. Its text is not shown.'
