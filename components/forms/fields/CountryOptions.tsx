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

/** The same countries, named in a language: as we name them, otherwise as the server's list of names. */
const countriesIn = (language: Language, countries: Country[]): Country[] => {
  if (language === ENGLISH) return countries
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return countries.map(({ iso2, country_name, ...country }) => {
    const ours = translated(language, 'places', country_name)
    const name = ours === country_name ? (names.of(iso2) ?? country_name) : ours
    return { ...country, iso2, country_name: name }
  })
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
