import type { Mail } from '@/payload-types'

/** An approved WhatsApp template with a person's values in their order. */
export type FilledTemplate = {
  name: string
  /** As WhatsApp names it, such as en or pt_BR. */
  language: string
  category: 'utility' | 'marketing'
  parameters: string[]
}

/**
 * A mail, or with `channel` and `template` a message by WhatsApp, to be written into the outbox, and the submission that it is about. With `next_try_at` (ISO)
 * it waits until then.
 */
export type NewMail = Pick<Mail, 'key' | 'kind' | 'to' | 'subject' | 'text' | 'html'> &
  Partial<
    Pick<
      Mail,
      | ('application' | 'registration' | 'enquiry' | 'job_alert')
      | ('leave_url' | 'next_try_at' | 'channel')
    >
  > & { template?: FilledTemplate }
