import type { CollectionConfig } from 'payload'

/**
 * The second factors of accounts (docs/adr/0034), apart from the accounts: Payload writes and shows
 * accounts as a whole. No account can read or change these rows in the CMS panel or over REST.
 */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'number', required: true, unique: true },
    // Encrypted (secretBox.ts).
    { name: 'secret', type: 'text', required: true, hidden: true, maxLength: 200 },
    { name: 'begun_at', type: 'date', required: true },
    // Empty until the first valid code: the factor is not yet on.
    { name: 'confirmed_at', type: 'date' },
    // The 30-second step of the last accepted code: this and earlier ones are not accepted again.
    { name: 'last_step', type: 'number', required: true, defaultValue: 0 },
    // Hashes of the unused recovery codes, separated by spaces.
    { name: 'recovery', type: 'text', hidden: true, maxLength: 1000 },
  ],
}
