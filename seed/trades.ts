import type { Payload } from 'payload'
import { SEEDING } from './context'
import { createMissing } from './createMissing'
import { SEED_TRADES } from './data/trades'

/** Creates the missing trades; what people type stands on lines of its own. */
export const seedTrades = (payload: Payload): Promise<void> =>
  createMissing(payload, SEED_TRADES, {
    field: 'english',
    notedAs: 'seeded-trades',
    create: ({ english, ...languages }) => {
      const words = [...new Set(Object.values(languages).flatMap((some) => some.split(', ')))]
      return payload.create({
        collection: 'trades',
        data: { english, words: words.join('\n') },
        disableTransaction: true,
        ...SEEDING,
      })
    },
  })
