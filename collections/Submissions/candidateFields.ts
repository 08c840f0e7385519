import type { Language } from '@/lib/shared/languages'
import { phoneNumber } from './phoneNumber'
import { type Consents, storedConsent } from './shared/consent'
import { sourceOf } from './shared/sources'

/**
 * The fields besides the resume that applications and registrations store alike. `phone` as typed,
 * `source` as sent, `language` of the form.
 */
export const candidateFields = (
  values: Consents & { country_code: string },
  phone: string,
  source: unknown,
  language: Language,
) => ({
  ...phoneNumber(values.country_code, phone),
  ...storedConsent(values),
  source: sourceOf(source),
  language,
  revision: 0,
})
