/** Where a mail stands, and the office's word for it. `kept`: there is no mail server, the admin reads it here. */
export const MAIL_STATES = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept here',
} as const

export type MailState = keyof typeof MAIL_STATES

export const isMailState = (value: unknown): value is MailState =>
  typeof value === 'string' && Object.hasOwn(MAIL_STATES, value)
