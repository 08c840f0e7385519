import * as z from 'zod/mini'
import { enquiryRules } from '@/collections/Enquiries/shared/schema'
import { isTicked, requiredText } from '@/lib/shared/fields'
import {
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PHONE_TYPED_MAX_CHARS,
} from '@/lib/shared/limits'

const username = () => requiredText('Username is required', NAME_MAX_CHARS)
const password = () => requiredText('Password is required', PASSWORD_MAX_CHARS)
const phone = () => requiredText('Phone is required', PHONE_TYPED_MAX_CHARS)
const terms = () =>
  z.unknown().check(z.refine(isTicked, 'You must accept the Terms and conditions'))

/** The inputs of the modals are required; there are no other rules (docs/product.md §5.8). */
export const candidateRules = z.object({
  username: username(),
  email: requiredText('Email is required', EMAIL_MAX_CHARS),
  phone: phone(),
  password: password(),
  terms: terms(),
})

/** The same for an employer, plus the rules of the enquiry that is sent. */
export const employerRules = z.intersection(
  z.object({ name: username(), phone: phone(), password: password(), terms: terms() }),
  enquiryRules('employer'),
)

export const logInRules = z.object({ username: username(), password: password() })
