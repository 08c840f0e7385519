import type { Payload } from 'payload'
import type { FactCountry } from '@/collections/Facts/shared/fact'
import { SEEDING } from './context'
import { createMissing } from './createMissing'
import { SEED_FACTS } from './data/facts'

/** Creates the missing facts. */
export const seedFacts = (payload: Payload): Promise<void> =>
  createMissing(payload, SEED_FACTS, {
    field: 'key',
    notedAs: 'seeded-facts',
    create: ({ country, ...fact }) =>
      payload.create({
        collection: 'facts',
        // The sheet has the countries of the collection.
        data: { ...fact, country: (country || null) as FactCountry | null, _status: 'published' },
        disableTransaction: true,
        ...SEEDING,
      }),
  })
