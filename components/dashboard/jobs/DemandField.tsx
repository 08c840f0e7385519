'use client'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { placesWords, stateSentence } from '@/collections/Demands/shared/words'
import type { JobValues } from '@/collections/Jobs/shared/schema'
import { loadDemandLines } from '@/components/dashboard/calls/demandLines'
import { useCall } from '@/components/dashboard/calls/useCall'
import { SelectField } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'

type Props = { form: UseFormReturn<JobValues>; label: string; hint?: string }

/**
 * The line of a demand that a job belongs to. One that is full or has expired can be chosen, with a
 * warning. After a failure focusing the field tries again; the job keeps the line that it has.
 */
export const DemandField = ({ form, label, hint }: Props) => {
  const { field, fieldState } = useController({ control: form.control, name: 'demand_line' })
  const { data, hasFailed, reload } = useCall(['demand lines'], loadDemandLines)
  const country = useWatch({ control: form.control, name: 'country_id' })
  // Those of the job's country can be chosen, and the one that it has.
  const lines = (data ?? []).filter(
    ({ id, country_id }) =>
      !country || String(country_id) === String(country) || String(id) === field.value,
  )
  const chosen = lines.find(({ id }) => String(id) === field.value)
  const warning = chosen && stateSentence(chosen)
  return (
    <>
      <SelectField
        label={label}
        hint={hint}
        error={fieldState.error?.message}
        {...field}
        value={field.value ?? ''}
        onFocus={() => hasFailed && reload()}
      >
        <option value="">{data ? 'None' : 'Loading the demands…'}</option>
        {field.value && !chosen && (
          <option value={field.value}>{data ? 'A demand that was deleted' : 'The same'}</option>
        )}
        {lines.map((line) => (
          <option key={line.id} value={line.id}>
            {`${line.trade}, ${line.employer}, ${line.number}: ${placesWords(line)}`}
          </option>
        ))}
      </SelectField>
      {warning && (
        <Notice kind="error">
          {warning} Please check before you offer this job to candidates.
        </Notice>
      )}
    </>
  )
}
