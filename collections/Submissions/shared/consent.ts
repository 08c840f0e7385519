import * as z from 'zod/mini'
import { isTicked } from '@/lib/shared/fields'

/**
 * Version of the consent texts, stored with each consent (docs/product.md §11.3). Raise it when
 * they change.
 */
export const CONSENT_VERSION = '2026-11'

const tick = () => z.pipe(z.optional(z.unknown()), z.transform(isTicked))

/** The two optional consents of both forms, separate from the terms (docs/product.md §11.3). */
export const consentRules = { whatsapp_consent: tick(), keep_consent: tick() }

type Ticks = { whatsapp_consent: boolean; keep_consent: boolean }

/** The ticks as a row keeps them: with version and time when anything was agreed to. */
export const storedConsent = ({ whatsapp_consent, keep_consent }: Ticks, now = new Date()) => ({
  whatsapp_consent,
  keep_consent,
  ...((whatsapp_consent || keep_consent) && {
    consent_version: CONSENT_VERSION,
    consent_at: now.toISOString(),
  }),
})
