import {
  type Country,
  type CountryOption,
  countryOptions,
  FIRST_COUNTRIES,
} from '@/collections/Countries/shared/options'
import { headingId } from '@/lib/shared/headingId'

/**
 * The options of CountryCodeField. The server renders these 240 elements, so that a phone neither
 * receives them a second time as data nor hydrates them.
 */
export const CountryOptions = ({ countries }: { countries: Country[] }) => {
  const options = countryOptions(countries)
  return (
    <>
      <Group label="Most of our candidates" options={options.slice(0, FIRST_COUNTRIES)} />
      <Group label="All countries" options={options.slice(FIRST_COUNTRIES)} />
    </>
  )
}

const Group = ({ label, options }: { label: string; options: CountryOption[] }) => (
  <optgroup label={label} data-static={headingId(label)}>
    {options.map(({ key, value, label }) => (
      <option key={key} value={value} data-key={key}>
        {label}
      </option>
    ))}
  </optgroup>
)
