import type { CollectionConfig } from 'payload'

/**
 * What the site knows about a session beside Payload's own list in the account (docs/adr/0039):
 * a table of its own, because Payload writes the whole row of an account with every change of that
 * list. A session without a row here is valid; the row comes with its next use.
 */
export const StaffSessions: CollectionConfig = {
  slug: 'staff-sessions',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // The SHA-256 of the session's id (sessionKey.ts).
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 43 },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    // 'Chrome on Android': never the whole User-Agent, and no address.
    { name: 'device', type: 'text', required: true, maxLength: 60 },
    { name: 'used_at', type: 'date', required: true, index: true },
    // When the password was typed again (recentPassword.ts); empty: when the session began.
    { name: 'password_at', type: 'date' },
  ],
}
