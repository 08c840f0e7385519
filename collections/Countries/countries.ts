import { unstable_cache } from 'next/cache'
import { payloadClient } from '@/lib/server/payload'
import { TAGS } from '@/lib/server/refresh'

/**
 * One entry of the code list. Countries share codes, so browsers key by iso2 (docs/product.md
 * §3.2).
 */
export type CountryCode = { country_code: string; country_name: string; iso2: string }

/** One destination: an entry of the selection list (docs/product.md §3.2). */
export type Destination = { id: number; name: string; iso2: string }

/** All countries of the world with their dialling codes, by name. */
export const countryCodes = unstable_cache(
  async (): Promise<CountryCode[]> => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'countries',
      pagination: false,
      sort: 'name',
    })
    return docs.map((country) => ({
      country_code: country.country_code,
      country_name: country.name,
      iso2: country.iso2,
    }))
  },
  ['country-codes'],
  { tags: [TAGS.lists] },
)

/** The countries for which jobs are posted, in the order of the office. */
export const destinations = unstable_cache(
  async (): Promise<Destination[]> => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'countries',
      where: { isDestination: { equals: true } },
      pagination: false,
      sort: 'destinationOrder',
    })
    return docs.map(({ id, name, short_name, iso2 }) => ({ id, name: short_name || name, iso2 }))
  },
  ['destinations'],
  { tags: [TAGS.lists] },
)
