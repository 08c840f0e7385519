import type { CollectionConfig } from 'payload'
import { nobody } from '../access'

/**
 * Numbers that asked for no more messages, as a keyed hash: it outlives the erasure of the person
 * without being personal data, so that an opted-out number never comes on a list again.
 */
export const OptOuts: CollectionConfig = {
  slug: 'opt-outs',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [{ name: 'phone_hash', type: 'text', required: true, unique: true, maxLength: 64 }],
}
