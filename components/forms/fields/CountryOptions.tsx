import {
  type Country,
  type CountryOption,
  countryOptions,
  FIRST_COUNTRIES,
} from '@/collections/Countries/shared/options'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { translated, wordsIn } from '@/messages/wordsIn'

type Props = { countries: Country[]; language: Language }

/**
 * The options of CountryCodeField. The server renders these 240 elements, so that a phone neither
 * receives them a second time as data nor hydrates them.
 */
export const CountryOptions = ({ countries, language }: Props) => {
  const t = wordsIn(language, 'formPage')
  const options = countryOptions(countriesIn(language, countries))
  return (
    <>
      <Group
        id="most-of-our-candidates"
        label={t('mostCandidates')}
        options={options.slice(0, FIRST_COUNTRIES)}
      />
      <Group
        id="all-countries"
        label={t('allCountries')}
        options={options.slice(FIRST_COUNTRIES)}
      />
    </>
  )
}

/**
 * The countries with their names in a language, in its order: as we name them, otherwise as the list of
 * names that Node.js has.
 */
const countriesIn = (language: Language, countries: Country[]): Country[] => {
  if (language === ENGLISH) return countries
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const named = countries.map((country) => {
    const ours = translated(language, 'places', country.country_name)
    const isOurs = ours !== country.country_name
    return { ...country, country_name: isOurs ? ours : (names.of(country.iso2) ?? ours) }
  })
  return named.sort((a, b) => a.country_name.localeCompare(b.country_name, language))
}

type GroupProps = { id: string; label: string; options: CountryOption[] }

const Group = ({ id, label, options }: GroupProps) => (
  <optgroup label={label} data-static={id}>
    {options.map(({ key, value, label }) => (
      <option key={key} value={value} data-key={key}>
        {label}
      </option>
    ))}
  </optgroup>
)
