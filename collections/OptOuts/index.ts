import type { CollectionConfig } from 'payload'

/**
 * Numbers that asked for no more messages, as a hash under a key of the keyring. It outlives the
 * erasure of the person, so that an opted-out number never comes on a list again; that is all it is
 * kept for (docs/adr/0014 says what it tells to whoever has the database).
 */
export const OptOuts: CollectionConfig = {
  slug: 'opt-outs',
  admin: { hidden: true },
  fields: [
    { name: 'phone_hash', type: 'text', required: true, unique: true, maxLength: 64 },
    // Which key of the keyring. Not required, since rows of earlier versions have none until the start.
    { name: 'key_id', type: 'text', index: true, maxLength: 10 },
  ],
}
