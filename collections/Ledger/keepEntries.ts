import type { CollectionConfig } from 'payload'

const refuse = (): never => {
  throw new Error('Entries of the ledger are neither changed nor deleted')
}

/** Entries stay as they were written. An erasure does not come through here (collections/Erasures/forgetPerson.ts). */
export const keepEntries: CollectionConfig['hooks'] = {
  beforeChange: [({ operation, data }) => (operation === 'create' ? data : refuse())],
  beforeDelete: [refuse],
}
