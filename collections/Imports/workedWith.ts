import type { Where } from 'payload'

/**
 * The condition that somebody worked with a row since it was imported: staff wrote, starred, listed or
 * held it, or the person themselves agreed or asked for something. Opening a row is no work.
 * `noted`: the rows with entries in their history.
 */
export const workedWith = (noted: readonly number[]): Where => ({
  or: [
    { is_starred: { equals: true } },
    { has_note: { equals: true } },
    { revision: { greater_than: 0 } },
    { broadcast_list: { exists: true } },
    { whatsapp_consent: { equals: true } },
    { keep_consent: { equals: true } },
    { consent_at: { exists: true } },
    { consent_withdrawn_at: { exists: true } },
    { erasure_asked_at: { exists: true } },
    { legal_hold: { equals: true } },
    ...(noted.length > 0 ? [{ id: { in: [...noted] } }] : []),
  ],
})
