import type { CollectionConfig } from 'payload'
import { KEY_PURPOSES } from './keyring'

/**
 * The keys that sign opt-outs and candidates' links. They are stored beside that data, so that a
 * restored database is complete (docs/adr/0014). No account can read them.
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
    // The highest number is the current key.
    { name: 'number', type: 'number', required: true },
    { name: 'key_id', type: 'text', required: true, unique: true, maxLength: 10 },
    { name: 'key', type: 'text', required: true, hidden: true, maxLength: 200 },
    { name: 'retired_at', type: 'date' },
  ],
}
