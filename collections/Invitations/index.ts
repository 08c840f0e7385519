import type { CollectionConfig } from 'payload'
import { ROLE_NAMES, ROLES } from '@/collections/Users/shared/roles'

/**
 * Open invitations of staff, one for each address (docs/adr/0035). A row is removed when its link was
 * used or it was withdrawn. The token itself is only in the link; no account can read this list over
 * REST or in the CMS panel.
 */
export const Invitations: CollectionConfig = {
  slug: 'invitations',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Not of type email, which has no maxLength; the schema of the call has checked it.
    { name: 'email', type: 'text', required: true, unique: true, maxLength: 254 },
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      options: ROLE_NAMES.map((value) => ({ value, label: ROLES[value] })),
    },
    // SHA-256 of 256 random bits.
    { name: 'token_hash', type: 'text', required: true, unique: true, hidden: true, maxLength: 64 },
    { name: 'expires_at', type: 'date', required: true, index: true },
  ],
}
