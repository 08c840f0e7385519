import type { Where } from 'payload'

/**
 * The condition that nobody worked with a row since it was imported: staff did not star, list or hold it,
 * and the person did not agree or ask for something. Opening a row is no work. Entries in its history
 * are asked for apart.
 */
export const UNTOUCHED: Where = {
  and: [
    { is_starred: { not_equals: true } },
    { has_note: { not_equals: true } },
    { revision: { less_than_equal: 0 } },
    { broadcast_list: { exists: false } },
    { whatsapp_consent: { not_equals: true } },
    { keep_consent: { not_equals: true } },
    { consent_at: { exists: false } },
    { consent_withdrawn_at: { exists: false } },
    { erasure_asked_at: { exists: false } },
    { legal_hold: { not_equals: true } },
  ],
}
