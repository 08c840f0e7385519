import * as z from 'zod/mini'
import { dayField } from '@/lib/shared/dayField'
import { emailField, optionalText, requiredText, rowIdField } from '@/lib/shared/fields'
import { EXPERIENCE_LIKELY_MAX_YEARS } from '@/lib/shared/limits'
import { COMPANY_MAX_CHARS, MOST_PEOPLE } from './keys'

const YEARS_WRONG = `Please enter 0 to ${EXPERIENCE_LIKELY_MAX_YEARS} years`

/** The form of a list, for browser and server: who sees whom until when. */
export const shortlistSchema = z.object({
  company: requiredText('Please enter the company', COMPANY_MAX_CHARS),
  email: emailField(),
  ends_on: dayField('Please enter the last day'),
  /** Whether the company reads the texts of resumes, without what makes contact. */
  with_resumes: z.optional(z.boolean()),
  people: z
    .array(
      z.object({
        id: rowIdField(),
        years: z.nullable(
          z
            .number({ error: YEARS_WRONG })
            .check(z.minimum(0, YEARS_WRONG), z.maximum(EXPERIENCE_LIKELY_MAX_YEARS, YEARS_WRONG)),
        ),
      }),
    )
    .check(
      z.minLength(1, 'Choose at least one person'),
      z.maxLength(MOST_PEOPLE, `A list has at most ${MOST_PEOPLE} people`),
    ),
})

export type ShortlistForm = z.infer<typeof shortlistSchema>

/** What shortlist_save.php takes. `key` is made by the form: a repeat after a lost answer makes no second list. */
export const shortlistSaveSchema = z.extend(shortlistSchema, { key: z.uuid() })

export type ShortlistValues = z.infer<typeof shortlistSaveSchema>

/** What shortlist_update.php takes. */
export const shortlistUpdateSchema = z.object({ id: rowIdField(), action: z.enum(['end']) })

/**
 * What the employer's page sends (shortlist_answer.php). The answers are fields of their own for each
 * person, `answer_12` and `reason_12`, which the use case reads.
 */
export const shortlistAnswerSchema = z.object({
  token: z.string(),
  action: z.enum(['send_code', 'open', 'answer']),
  code: optionalText(20),
})

export type ShortlistAnswerValues = z.infer<typeof shortlistAnswerSchema>
