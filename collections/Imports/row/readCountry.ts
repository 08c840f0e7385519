import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max'

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region' })

/** All countries with a dialling code, by name. */
export const COUNTRY_CHOICES: { iso2: string; name: string }[] = getCountries()
  .map((iso2) => ({ iso2, name: ENGLISH.of(iso2) ?? iso2 }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** What lists of the region call people of a country. */
const NATIONALITIES: Record<string, CountryCode> = {
  indian: 'IN',
  bharat: 'IN',
  nepali: 'NP',
  nepalese: 'NP',
  bangladeshi: 'BD',
  pakistani: 'PK',
  'sri lankan': 'LK',
  srilankan: 'LK',
  srilanka: 'LK',
  filipino: 'PH',
  filipina: 'PH',
  philippine: 'PH',
  indonesian: 'ID',
  kenyan: 'KE',
  ugandan: 'UG',
  ghanaian: 'GH',
  nigerian: 'NG',
  ethiopian: 'ET',
  egyptian: 'EG',
  afghan: 'AF',
  burmese: 'MM',
  uae: 'AE',
  ksa: 'SA',
}

const BY_NAME = new Map(COUNTRY_CHOICES.map(({ iso2, name }) => [name.toLowerCase(), iso2]))

/** Countries that share a code are given by it in the order of their first one. */
const FIRST_OF_CODE: Record<string, CountryCode> = { '1': 'US', '7': 'RU', '44': 'GB', '39': 'IT' }

/** The country of a dialling code, a country's name or a nationality; null when it is none. */
export const readCountry = (typed: string): CountryCode | null => {
  const code = /^(?:\+|00)?(\d{1,3})(?:\.0)?$/.exec(typed.replace(/\s/g, ''))?.[1]
  if (code) {
    const found = FIRST_OF_CODE[code] ?? getCountries().find(isOfCode(code))
    return found ?? null
  }
  const name = typed.toLowerCase().trim()
  if (isCountry(typed.trim().toUpperCase())) return typed.trim().toUpperCase() as CountryCode // just tested
  if (Object.hasOwn(NATIONALITIES, name)) return NATIONALITIES[name] ?? null
  return (BY_NAME.get(name) as CountryCode | undefined) ?? null // the map was made of them
}

export const isCountry = (iso2: string): iso2 is CountryCode =>
  getCountries().some((country) => country === iso2)

export const dialCodeOf = (country: CountryCode): string => getCountryCallingCode(country)

const isOfCode = (code: string) => (country: CountryCode) => getCountryCallingCode(country) === code
