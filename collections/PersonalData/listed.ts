import type { Where } from 'payload'

/** The condition that staff may see a submission: it is not in quarantine, where rows wait for erasure. */
export const LISTED: Where = { quarantined_at: { exists: false } }
