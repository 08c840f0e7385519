import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import type { Payload } from 'payload'
import { DESTINATIONS, isDestination } from '@/collections/Countries/shared/destinations'
import { SEEDING } from './context'

/** Creates the missing countries of the world, with their dialling codes from libphonenumber. */
export const seedCountries = async (payload: Payload): Promise<void> => {
  const { docs } = await payload.find({
    collection: 'countries',
    pagination: false,
    select: { iso2: true },
  })
  const known = new Set(docs.map(({ iso2 }) => iso2))
  const names = new Intl.DisplayNames('en', { type: 'region' })
  for (const iso2 of getCountries()) {
    if (known.has(iso2)) continue
    await payload.create({
      collection: 'countries',
      data: {
        iso2,
        name: names.of(iso2) ?? iso2,
        country_code: getCountryCallingCode(iso2),
        ...(isDestination(iso2) && {
          short_name: DESTINATIONS[iso2],
          isDestination: true,
          destinationOrder: Object.keys(DESTINATIONS).indexOf(iso2) + 1,
        }),
      },
      ...SEEDING,
    })
  }
}
