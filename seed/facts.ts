import type { Payload } from 'payload'
import type { FactCountry } from '@/collections/Facts/shared/fact'
import type { Fact } from '@/payload-types'
import { SEEDING } from './context'
import { SEED_FACTS, type SeedFact } from './data/facts'

const SEEDED_KEY = 'seeded-facts'
// The hooks run in parallel; the database writes one row after the other.
const AT_A_TIME = 16

/** Creates the missing facts. One that staff changed stays, and one that they deleted stays away. */
export const seedFacts = async (payload: Payload): Promise<void> => {
  const seeded = (await payload.kv.get<string[]>(SEEDED_KEY)) ?? []
  const known = new Set(seeded)
  const missing = SEED_FACTS.filter(({ key }) => !known.has(key))
  for (let from = 0; from < missing.length; from += AT_A_TIME) {
    await Promise.all(missing.slice(from, from + AT_A_TIME).map((fact) => create(payload, fact)))
  }
  if (missing.length > 0) {
    await payload.kv.set(SEEDED_KEY, [...seeded, ...missing.map(({ key }) => key)])
  }
}

const create = (payload: Payload, { country, ...fact }: SeedFact): Promise<Fact> =>
  payload.create({
    collection: 'facts',
    // The sheet has the countries of the collection.
    data: { ...fact, country: (country || null) as FactCountry | null, _status: 'published' },
    disableTransaction: true,
    ...SEEDING,
  })
