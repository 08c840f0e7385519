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
import { EXPERIENCE_MAX_YEARS, NAME_MAX_CHARS, RESUME_MAX_BYTES } from '@/lib/shared/limits'
import { INDUSTRIES } from './industries'

export const POSITION_NAME_REQUIRED = 'Position name is required'

/**
 * Rules of the registration form (docs/product.md §5.3), for the browser and the server. `position`
 * is an id. Whether `position_Name` is required depends on it; the form and the use case check that
 * with the list of positions.
 */
export const registrationSchema = z.object({
  full_name: requiredText('Full name is required', NAME_MAX_CHARS),
  country_code: dialCodeField('You must select the country code'),
  whatsup_no: phoneField(
    'Whatsapp number is required',
    'Whatsapp number cannot be more than 15 digits',
  ),
  email: emailField(),
  current_location: requiredText('Current location is required', NAME_MAX_CHARS),
  category: z
    .string({ error: 'Industry is required' })
    .check(z.refine((value) => INDUSTRIES.includes(value), 'Industry is required')),
  position: z
    .string({ error: 'Position is required' })
    .check(z.trim(), z.regex(/^[1-9]\d{0,9}$/, 'Position is required')),
  position_Name: optionalText(NAME_MAX_CHARS),
  gulf_exp: yearsField('Gulf experience is required', EXPERIENCE_MAX_YEARS),
  india_exp: yearsField('India experience is required', EXPERIENCE_MAX_YEARS),
  resume: resumeField('File size should not exceed 2MB', RESUME_MAX_BYTES),
  terms: z.unknown().check(z.refine(isTicked, 'You must accept the Terms and conditions')),
  ...consentRules,
})

export type RegistrationValues = z.infer<typeof registrationSchema>
