import type { CollectionConfig } from 'payload'

/**
 * Numbers that opted out, as a hash with a key of the keyring. It is kept after the erasure of the
 * person, only so that the number never comes on a list again (docs/adr/0014 says what it reveals
 * to somebody who has the database).
 */
export const OptOuts: CollectionConfig = {
  slug: 'opt-outs',
  admin: { hidden: true },
  fields: [
    { name: 'phone_hash', type: 'text', required: true, unique: true, maxLength: 64 },
    // The id of the key.
    { name: 'key_id', type: 'text', required: true, index: true, maxLength: 10 },
  ],
}
