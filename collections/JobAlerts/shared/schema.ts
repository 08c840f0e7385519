import * as z from 'zod/mini'
import { emailField, optionalText } from '@/lib/shared/fields'
import { MESSAGES } from '@/lib/shared/messages'

/** The longest query that is read; its one form is shorter. */
const SEARCH_MAX_CHARS = 4000
const TOKEN_MAX_CHARS = 200

/** What job_alert.php takes: a new alert, or the signed link of a mail and what to do with its alert. */
export const jobAlertSchema = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('ask'),
      email: emailField(),
      search: optionalText(SEARCH_MAX_CHARS),
    }),
    z.object({
      action: z.enum(['confirm', 'leave']),
      token: z.string().check(z.maxLength(TOKEN_MAX_CHARS)),
    }),
  ],
  { error: MESSAGES.badRequest },
)

/** job_alert_leave.php reads nothing but its address. */
export const noFieldsSchema = z.object({})

export type JobAlertValues = z.infer<typeof jobAlertSchema>
