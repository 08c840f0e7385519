import * as z from 'zod/mini'
import { emailField, optionalText, phoneDigits, requiredText } from '@/lib/shared/fields'
import { parseId } from '@/lib/shared/ids'
import { NAME_MAX_CHARS, PHONE_MAX_DIGITS, PHONE_TYPED_MAX_CHARS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'

/** The kinds of enquiry: the letters of the reference number, when the office answers, the form's page. */
export const ENQUIRY_KINDS = {
  contact: {
    label: 'Question',
    letters: 'CT',
    answeredIn: 'two working days',
    workingDays: 2,
    page: paths.contactUs,
  },
  grievance: {
    label: 'Grievance',
    letters: 'GR',
    answeredIn: 'three working days',
    workingDays: 3,
    page: paths.grievanceForm,
  },
  employer: {
    label: 'Employer enquiry',
    letters: 'EM',
    answeredIn: 'one working day',
    workingDays: 1,
    page: paths.partnerWithUs,
  },
  fraud: {
    label: 'Fraud report',
    letters: 'FR',
    answeredIn: 'one working day',
    workingDays: 1,
    page: paths.beAware,
  },
} as const

export type EnquiryKind = keyof typeof ENQUIRY_KINDS

/** The kind that a form names, or null. */
export const enquiryKind = (named: unknown): EnquiryKind | null =>
  enquiryKinds.find((kind) => kind === named) ?? null

export const enquiryKinds: readonly EnquiryKind[] = ['contact', 'grievance', 'employer', 'fraud']

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

/** One form for all four kinds; an employer names the company. */
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

/** What the office changes: done or not, and its own note. `changed_at` is the row's as the office saw it. */
export const enquiryUpdateSchema = z.object({
  id: z.int().check(z.refine((id) => parseId(id) !== null)),
  changed_at: z.string(),
  handled: z.optional(z.boolean()),
  office_note: z.optional(optionalText(MESSAGE_MAX_CHARS)),
})

export type EnquiryUpdate = z.infer<typeof enquiryUpdateSchema>

export type EnquiryValues = z.infer<typeof enquirySchema>
