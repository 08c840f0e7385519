'use client'
import { type UseFormReturn, useController } from 'react-hook-form'
import { NATIONALITIES } from '@/collections/Jobs/shared/options'
import type { JobValues } from '@/collections/Jobs/shared/schema'
import { FieldError } from '@/components/ui/Field'
import styles from './JobForm.module.css'

/** The nationalities that a job is open to, in the form as a comma list. None ticked: not stated. */
export const NationalityTicks = ({ form }: { form: UseFormReturn<JobValues> }) => {
  const { field, fieldState } = useController({ control: form.control, name: 'nationalities' })
  const chosen = (field.value ?? '').split(',').filter(Boolean)
  const toggle = (code: string, isTicked: boolean) =>
    field.onChange(
      Object.keys(NATIONALITIES)
        .filter((other) => (other === code ? isTicked : chosen.includes(other)))
        .join(','),
    )
  return (
    <fieldset
      className={styles.ticks}
      id="nationalities"
      tabIndex={-1}
      aria-describedby={fieldState.error && 'nationalities-error'}
    >
      <legend>Open to</legend>
      {Object.entries(NATIONALITIES).map(([code, country]) => (
        <label key={code}>
          <input
            type="checkbox"
            name="nationalities"
            value={code}
            checked={chosen.includes(code)}
            onChange={({ target }) => toggle(code, target.checked)}
            onBlur={field.onBlur}
          />
          {country}
        </label>
      ))}
      {fieldState.error && (
        <FieldError id="nationalities-error">{fieldState.error.message}</FieldError>
      )}
    </fieldset>
  )
}
