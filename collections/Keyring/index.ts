import type { CollectionConfig } from 'payload'
import { KEY_PURPOSES } from './keyring'

/**
 * The keys under which stored data was made: opt-outs and candidates' links. They lie with that data,
 * so that a restored database is enough (docs/adr/0014). Closed to everybody.
 */
export const Keyring: CollectionConfig = {
  slug: 'keyring',
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ['purpose', 'number'], unique: true }],
  fields: [
    {
      name: 'purpose',
      type: 'select',
      required: true,
      options: KEY_PURPOSES.map((purpose) => ({ value: purpose, label: purpose })),
    },
    // 0 is a key taken over from PAYLOAD_SECRET; the others count up, and the highest is the current.
    { name: 'number', type: 'number', required: true },
    { name: 'key_id', type: 'text', required: true, unique: true, maxLength: 10 },
    { name: 'key', type: 'text', required: true, hidden: true, maxLength: 200 },
    { name: 'retired_at', type: 'date' },
  ],
}
