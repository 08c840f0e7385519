'use client'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { JobValues } from '@/collections/Jobs/shared/schema'
import { useCall } from '@/components/dashboard/calls/useCall'
import { SelectField } from '@/components/ui/Field'
import { phpGet } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

type Country = { id: number; name: string }

type Props = {
  form: UseFormReturn<JobValues>
  /** The job's country, shown until the list is loaded. */
  country?: Country
}

/**
 * The job's country. While the list is not loaded, also after a failure, the field says 'Loading
 * countries...'; focusing it tries again (docs/product.md §8.1).
 */
export const CountryField = ({ form, country }: Props) => {
  const { field, fieldState } = useController({ control: form.control, name: 'country_id' })
  const { data, hasFailed, reload } = useCall(['country_list'], () =>
    phpGet<{ country: Country[] }>('country_list'),
  )
  const listed = data?.country ?? []
  const isListed = listed.some(({ id }) => id === country?.id)
  return (
    <SelectField
      label="Country"
      error={fieldState.error?.message}
      {...field}
      onFocus={() => hasFailed && reload()}
    >
      <option value="">{data ? 'Choose a country' : MESSAGES.loadingCountries}</option>
      {country && !isListed && <option value={country.id}>{country.name}</option>}
      {listed.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
