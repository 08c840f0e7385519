import type { Mail } from '@/payload-types'

/**
 * A mail to be written into the outbox, and the submission that it is about. With `next_try_at` (ISO)
 * it waits until then.
 */
export type NewMail = Pick<Mail, 'key' | 'kind' | 'to' | 'subject' | 'text' | 'html'> &
  Partial<
    Pick<
      Mail,
      'application' | 'registration' | 'enquiry' | 'job_alert' | 'leave_url' | 'next_try_at'
    >
  >
