import * as z from 'zod/mini'
import { consentRules } from '@/collections/Submissions/shared/consent'
import {
  dialCodeField,
  emailField,
  phoneField,
  requiredText,
  resumeField,
} from '@/lib/shared/fields'
import { NAME_MAX_CHARS, RESUME_MAX_BYTES } from '@/lib/shared/limits'

/** The apply form (docs/product.md §5.2), for browser and server. */
export const applySchema = z.object({
  name: requiredText('Your name is required', NAME_MAX_CHARS),
  email: emailField(),
  country_code: dialCodeField('Country code is required'),
  mobile: phoneField({
    required: 'Mobile no is required',
    tooLong: 'Mobile number cannot be more than 15 digits',
    letters: 'Mobile number can only contain digits',
  }),
  position: requiredText('Position is required', NAME_MAX_CHARS),
  resume: resumeField('Resume must be less than 2MB', RESUME_MAX_BYTES),
  ...consentRules,
})

export type ApplyValues = z.infer<typeof applySchema>
