import * as z from 'zod/mini'
import { consentRules } from '@/collections/Submissions/shared/consent'
import {
  dialCodeField,
  emailField,
  isTicked,
  optionalText,
  phoneField,
  requiredText,
  resumeField,
  yearsField,
} from '@/lib/shared/fields'
import { INDUSTRY_MAX_CHARS, NAME_MAX_CHARS, RESUME_MAX_BYTES } from '@/lib/shared/limits'

export const POSITION_NAME_REQUIRED = 'Position name is required'

/**
 * The registration form (docs/product.md §5.3), for browser and server. `category` is any text:
 * other clients may use their own industries, only our form offers a list. `position` is an id;
 * whether `position_Name` is required depends on it, so the form and submitRegistration check that.
 */
export const registrationSchema = z.object({
  full_name: requiredText('Full name is required', NAME_MAX_CHARS),
  country_code: dialCodeField('You must select the country code'),
  whatsup_no: phoneField({
    required: 'Whatsapp number is required',
    tooLong: 'Whatsapp number cannot be more than 15 digits',
    letters: 'Whatsapp number can only contain digits',
  }),
  email: emailField(),
  current_location: requiredText('Current location is required', NAME_MAX_CHARS),
  category: requiredText('Industry is required', INDUSTRY_MAX_CHARS),
  position: z
    .string({ error: 'Position is required' })
    .check(z.trim(), z.regex(/^[1-9]\d{0,9}$/, 'Position is required')),
  position_Name: optionalText(NAME_MAX_CHARS),
  gulf_exp: yearsField('Gulf experience is required'),
  india_exp: yearsField('India experience is required'),
  resume: resumeField('File size should not exceed 2MB', RESUME_MAX_BYTES),
  terms: z.unknown().check(z.refine(isTicked, 'You must accept the Terms and conditions')),
  ...consentRules,
})

export type RegistrationValues = z.infer<typeof registrationSchema>
