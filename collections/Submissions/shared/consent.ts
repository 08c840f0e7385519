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

/** The ticks as a form sends them. */
export type Consents = { whatsapp_consent: boolean; keep_consent: boolean }

/** The fields of a row for the consents; with version and time if anything was agreed to. */
export const storedConsent = ({ whatsapp_consent, keep_consent }: Consents, now = new Date()) => ({
  whatsapp_consent,
  keep_consent,
  ...((whatsapp_consent || keep_consent) && {
    consent_version: CONSENT_VERSION,
    consent_at: now.toISOString(),
  }),
})
