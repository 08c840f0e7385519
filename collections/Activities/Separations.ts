import type { CollectionConfig } from 'payload'

const submission = (name: string) =>
  ({ name, type: 'text', required: true, index: true, maxLength: 40 }) as const

/**
 * Two submissions that staff told apart: not of one person, although a number or an address is the
 * same (docs/adr/0063). Names and ids of rows only; it ends with either of the two.
 */
export const Separations: CollectionConfig = {
  slug: 'separations',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // 'applications 12'; `one` is first in the alphabet.
    submission('one'),
    submission('other'),
    { name: 'pair', type: 'text', required: true, unique: true, maxLength: 90 },
    // Empty when the account is gone.
    { name: 'told_by', type: 'relationship', relationTo: 'users' },
  ],
}
