'use client'
import type { UseFormReturn } from 'react-hook-form'
import {
  OPTIONAL_FIELDS,
  type OptionalName,
  SPECIFIED_FIELDS,
  type SpecifiedName,
} from '@/collections/Jobs/shared/fields'
import type { JobValues } from '@/collections/Jobs/shared/schema'
import { SelectField, TextAreaField, TextField } from '@/components/ui/Field'
import { DemandField } from './DemandField'
import { TicksField } from './TicksField'

type Form = UseFormReturn<JobValues>

const DESCRIPTION_ROWS = 10

/** The input of a required text field. The country has its own (CountryField). */
export const SpecifiedInput = ({ form, name }: { form: Form; name: SpecifiedName }) => {
  const { label, ...more } = SPECIFIED_FIELDS[name]
  const props = {
    label,
    hint: 'hint' in more ? more.hint : undefined,
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  }
  if ('isLong' in more) return <TextAreaField rows={DESCRIPTION_ROWS} {...props} />
  return (
    <TextField autoComplete={'autoComplete' in more ? more.autoComplete : undefined} {...props} />
  )
}

/** The input of an optional field, by its kind. */
export const OptionalInput = ({ form, name }: { form: Form; name: OptionalName }) => {
  const { label, hint, input } = OPTIONAL_FIELDS[name]
  if (input.type === 'ticks') {
    return <TicksField form={form} name={name} label={label} options={input.options} />
  }
  if (input.type === 'demand line') return <DemandField form={form} label={label} hint={hint} />
  const props = { label, hint, error: form.formState.errors[name]?.message, ...form.register(name) }
  if (input.type === 'date') return <TextField type="date" {...props} />
  if (input.type === 'number') return <TextField inputMode="numeric" {...props} />
  if (input.type === 'text') return <TextField {...props} />
  return (
    <SelectField {...props}>
      <option value="">{input.empty}</option>
      {Object.entries(input.options).map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}
