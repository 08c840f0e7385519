'use client'
import { type Country, searchableCountries } from '@/collections/Countries/shared/options'
import { phpGet } from '@/lib/client/phpClient'

/** The country codes of country_master.php, as options of the country code field. */
export const loadCountries = async () => {
  const { country } = await phpGet<{ country: Country[] }>('country_master')
  return searchableCountries(country)
}
