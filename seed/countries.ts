import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import type { Payload } from 'payload'
import { SEEDING } from './seed'

/** The destinations in the agency's order, with the names that jobs use (docs/product.md §3.2). */
const DESTINATIONS: { iso2: CountryCode; short_name: string }[] = [
  { iso2: 'AE', short_name: 'UAE' },
  { iso2: 'SA', short_name: 'Saudi Arabia' },
  { iso2: 'OM', short_name: 'Oman' },
  { iso2: 'QA', short_name: 'Qatar' },
  { iso2: 'BH', short_name: 'Bahrain' },
  { iso2: 'KW', short_name: 'Kuwait' },
  { iso2: 'SG', short_name: 'Singapore' },
  { iso2: 'MY', short_name: 'Malaysia' },
]

/** Countries of the world with their dialling codes, from the phone library's own tables. */
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
    const order = DESTINATIONS.findIndex((destination) => destination.iso2 === iso2)
    await payload.create({
      collection: 'countries',
      data: {
        iso2,
        name: names.of(iso2) ?? iso2,
        country_code: getCountryCallingCode(iso2),
        ...(order >= 0 && {
          short_name: DESTINATIONS[order]?.short_name,
          isDestination: true,
          destinationOrder: order + 1,
        }),
      },
      ...SEEDING,
    })
  }
}
