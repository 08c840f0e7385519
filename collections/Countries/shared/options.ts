import { SOURCE_COUNTRIES } from './destinations'

/**
 * A country of the code list. Several share a code, so lists are keyed by iso2 (docs/product.md
 * §3.2).
 */
export type Country = { country_code: string; country_name: string; iso2: string }

/** One entry of the country code field: its key, the value that is sent, the text that is shown. */
export type CountryOption = { key: string; value: string; label: string }

// Most candidates come from these countries (docs/product.md §1.1), so they are listed first.
const FIRST: string[] = Object.keys(SOURCE_COUNTRIES)

/** How many source countries the list begins with. */
export const FIRST_COUNTRIES = FIRST.length

/**
 * The source countries first, then all others in their order, as 'code - name' (docs/product.md
 * §2.12).
 */
export const countryOptions = (countries: Country[]): CountryOption[] =>
  inOrder(countries).map(option)

/** The same, each with the words that find it: code, name, iso2, initials such as 'UAE'. */
export const searchableCountries = (countries: Country[]) =>
  inOrder(countries).map((country) => ({
    ...option(country),
    words: [
      country.country_code,
      country.country_name,
      country.iso2,
      initials(country.country_name),
    ],
  }))

const inOrder = (countries: Country[]): Country[] => [
  ...FIRST.flatMap((iso2) => countries.filter((country) => country.iso2 === iso2)),
  ...countries.filter((country) => !FIRST.includes(country.iso2)),
]

const option = ({ country_code, country_name, iso2 }: Country): CountryOption => ({
  key: iso2,
  value: country_code,
  label: `+${country_code} - ${country_name}`,
})

const initials = (name: string): string => (name.match(/\b[A-Z]/g) ?? []).join('')
