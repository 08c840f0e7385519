'use client'
import type { UseFormReturn } from 'react-hook-form'
import type { DemandValues } from '@/collections/Demands/shared/schema'
import { useCall } from '@/components/dashboard/calls/useCall'
import edit from '@/components/dashboard/shell/EditForm.module.css'
import { SelectField, TextField } from '@/components/ui/Field'
import { Tick } from '@/components/ui/Tick'
import { phpGet } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

type Country = { id: number; name: string }

type Props = {
  form: UseFormReturn<DemandValues>
  /** The country of the demand that is changed, shown until the list is loaded. */
  country?: { country_id: number; country: string }
}

/** Who asks, for which country, until when, and the employer's papers. */
export const DemandFields = ({ form, country }: Props) => {
  const { register, formState } = form
  const error = (name: Exclude<keyof DemandValues, 'lines'>) => formState.errors[name]?.message
  const { data, hasFailed, reload } = useCall(['country_list'], () =>
    phpGet<{ country: Country[] }>('country_list'),
  )
  const listed = data?.country ?? []
  const isListed = listed.some(({ id }) => id === country?.country_id)
  return (
    <>
      <TextField
        label="Employer"
        autoComplete="off"
        error={error('employer')}
        {...register('employer')}
      />
      <Tick error={error('confidential')} {...register('confidential')}>
        Confidential: visitors see neither the employer nor the demand number
      </Tick>
      <div className={edit.pair}>
        <SelectField
          // Chosen again when the countries are there.
          key={data ? 'loaded' : 'loading'}
          label="Country"
          error={error('country')}
          {...register('country')}
          onFocus={() => hasFailed && reload()}
        >
          <option value="">{data ? 'Choose a country' : MESSAGES.loadingCountries}</option>
          {country && !isListed && <option value={country.country_id}>{country.country}</option>}
          {listed.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="eMigrate demand number"
          autoComplete="off"
          error={error('number')}
          {...register('number')}
        />
        <TextField
          label="Date of the demand"
          type="date"
          error={error('issued_on')}
          {...register('issued_on')}
        />
        <TextField
          label="Valid until"
          type="date"
          error={error('valid_until')}
          {...register('valid_until')}
        />
        <div>
          <Tick {...register('letter_held')}>We have the demand letter</Tick>
          <TextField
            label="Last day of the demand letter (optional)"
            type="date"
            error={error('letter_until')}
            {...register('letter_until')}
          />
        </div>
        <div>
          <Tick {...register('attorney_held')}>We have the power of attorney</Tick>
          <TextField
            label="Last day of the power of attorney (optional)"
            type="date"
            error={error('attorney_until')}
            {...register('attorney_until')}
          />
        </div>
      </div>
    </>
  )
}
