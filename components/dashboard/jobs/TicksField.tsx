'use client'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { OptionalName } from '@/collections/Jobs/shared/fields'
import type { JobValues } from '@/collections/Jobs/shared/schema'
import { FieldError } from '@/components/ui/Field'
import styles from './JobForm.module.css'

type Props = {
  form: UseFormReturn<JobValues>
  name: OptionalName
  label: string
  /** Key → words. */
  options: Readonly<Record<string, string>>
}

/** Any number of the options; the form holds their keys as a comma list, in the options' order. */
export const TicksField = ({ form, name, label, options }: Props) => {
  const { field, fieldState } = useController({ control: form.control, name })
  const chosen = (field.value ?? '').split(',').filter(Boolean)
  const toggle = (key: string, isTicked: boolean) =>
    field.onChange(
      Object.keys(options)
        .filter((other) => (other === key ? isTicked : chosen.includes(other)))
        .join(','),
    )
  return (
    <fieldset
      className={styles.ticks}
      id={name}
      tabIndex={-1}
      aria-describedby={fieldState.error && `${name}-error`}
    >
      <legend>{label}</legend>
      {Object.entries(options).map(([key, words]) => (
        <label key={key}>
          <input
            type="checkbox"
            name={name}
            value={key}
            checked={chosen.includes(key)}
            onChange={({ target }) => toggle(key, target.checked)}
            onBlur={field.onBlur}
          />
          {words}
        </label>
      ))}
      {fieldState.error && <FieldError id={`${name}-error`}>{fieldState.error.message}</FieldError>}
    </fieldset>
  )
}
