import type { Mail } from '@/payload-types'

/** A mail to be written into the outbox, and the submission that it is about. */
export type NewMail = Pick<Mail, 'key' | 'kind' | 'to' | 'subject' | 'text' | 'html'> &
  Partial<Pick<Mail, 'application' | 'registration' | 'enquiry'>>
