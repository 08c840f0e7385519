'use client'
import type { ReactNode } from 'react'
import { useSay } from '@/components/forms/formWords'
import { Flag, hasFlag } from '@/components/ui/Flag'
import { SearchSelect } from '@/components/ui/SearchSelect'
import { loadCountries } from './loadCountries'

type Props = {
  /** CountryOptions, for the native select. */
  countries: ReactNode
  error?: string
  startValue?: string
  /** The ISO code of the chosen country, or ''. */
  iso2: string
  onChoose: (iso2: string, country_code: string) => void
  onLeave: () => void
  isAwake: boolean
  onLoadFailed?: () => void
}

/**
 * The country code as 'code - country name', keyed by iso2, sent as digits (docs/product.md §2.12,
 * §3.2).
 */
export const CountryCodeField = ({ countries, iso2, onChoose, ...props }: Props) => {
  const { say } = useSay()
  return (
    <SearchSelect
      {...props}
      name="country_code"
      label={say('Country code')}
      placeholder={say('Choose a code')}
      autoComplete="tel-country-code"
      chosen={iso2}
      onChoose={(country) => onChoose(country?.key ?? '', country?.value ?? '')}
      load={loadCountries}
      words={{
        show: say('Show the list'),
        found: (count) => say('{count} found', { count }),
        none: say('Nothing found'),
      }}
      icon={(key) => (hasFlag(key) ? <Flag iso2={key} /> : null)}
    >
      {countries}
    </SearchSelect>
  )
}
