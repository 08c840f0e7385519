import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'

/**
 * One entry of the code list. Countries share codes, so browsers key by iso2 (docs/product.md
 * §3.2).
 */
export type CountryCode = { country_code: string; country_name: string; iso2: string }

/** One destination: an entry of the selection list (docs/product.md §3.2). */
export type Destination = { id: number; name: string; iso2: string }

/** All countries with their dialling codes, by name. Cached until the list changes. */
export const countryCodes = cachedQuery(
  { name: 'country-codes', tags: [TAGS.lists] },
  async (payload): Promise<CountryCode[]> => {
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
)

/** Whether a country has this dialling code. */
export const isDialCode = async (country_code: string): Promise<boolean> =>
  (await countryCodes()).some((country) => country.country_code === country_code)

/** The countries that jobs are posted for, in their set order. Cached until the list changes. */
export const destinations = cachedQuery(
  { name: 'destinations', tags: [TAGS.lists] },
  async (payload): Promise<Destination[]> => {
    const { docs } = await payload.find({
      collection: 'countries',
      where: { isDestination: { equals: true } },
      pagination: false,
      sort: 'destinationOrder',
    })
    return docs.map(({ id, name, short_name, iso2 }) => ({ id, name: short_name || name, iso2 }))
  },
)
