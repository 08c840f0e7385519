import * as z from 'zod/mini'
import type { EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { emailField, optionalText, phoneDigits, requiredText } from '@/lib/shared/fields'
import { parseId } from '@/lib/shared/ids'
import { NAME_MAX_CHARS, PHONE_MAX_DIGITS, PHONE_TYPED_MAX_CHARS } from '@/lib/shared/limits'

const MESSAGE_MAX_CHARS = 5000

const person = { name: requiredText('Your name is required', NAME_MAX_CHARS) }

const letter = {
  email: emailField(),
  phone: optionalText(PHONE_TYPED_MAX_CHARS).check(
    z.refine(
      (typed) => phoneDigits(typed).length <= PHONE_MAX_DIGITS,
      'Mobile number cannot be more than 15 digits',
    ),
  ),
  message: requiredText('Message is required', MESSAGE_MAX_CHARS),
}

/** The form of all four kinds; employers must name their company. */
export const enquirySchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('employer'),
      ...person,
      company: requiredText('Company name is required', NAME_MAX_CHARS),
      ...letter,
    }),
    z.object({
      kind: z.enum(['contact', 'grievance', 'fraud']),
      ...person,
      company: optionalText(NAME_MAX_CHARS),
      ...letter,
    }),
  ],
  { error: 'Please choose what it is about' },
)

/** The rules of one kind, for a form without a field for the kind. */
export const enquiryRules = (kind: EnquiryKind) =>
  z.pipe(
    z.transform((values: Record<string, unknown>) => ({ ...values, kind })),
    enquirySchema,
  )

/**
 * What enquiry_update.php takes: handled or not, and staff's note. `changed_at` is that of the row
 * as the caller saw it.
 */
export const enquiryUpdateSchema = z.object({
  id: z.int().check(z.refine((id) => parseId(id) !== null)),
  changed_at: z.string(),
  handled: z.optional(z.boolean()),
  office_note: z.optional(optionalText(MESSAGE_MAX_CHARS)),
})

export type EnquiryUpdate = z.infer<typeof enquiryUpdateSchema>

export type EnquiryValues = z.infer<typeof enquirySchema>
