import { CircleAlert } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './Field.module.css'

type Anatomy = { label: string; hint?: ReactNode; error?: string }

/** The attributes that connect a control to its label, hint and error. */
export type ControlProps = {
  id: string
  className?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type FieldProps = Anatomy & { id: string; children: (control: ControlProps) => ReactNode }

/** A control with label and hint above and the error below. */
export const Field = ({ id, label, hint, error, children }: FieldProps) => {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`${styles.field} ${error ? styles.wrong : ''}`} data-field>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {hint && (
        <span className="meta" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        className: styles.control,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className={styles.error} id={id}>
    <Icon of={CircleAlert} />
    {children}
  </span>
)

type Named = { name: string; id?: string }

export const TextField = ({
  label,
  hint,
  error,
  id,
  ...input
}: Anatomy & Named & ComponentProps<'input'>) => (
  <Field id={id ?? input.name} label={label} hint={hint} error={error}>
    {(control) => <input {...control} {...input} />}
  </Field>
)

/** A field of several lines: Enter always starts a new line. */
export const TextAreaField = ({
  label,
  hint,
  error,
  id,
  ...area
}: Anatomy & Named & ComponentProps<'textarea'>) => (
  <Field id={id ?? area.name} label={label} hint={hint} error={error}>
    {(control) => <textarea {...control} {...area} enterKeyHint="enter" />}
  </Field>
)

export const SelectField = ({
  label,
  hint,
  error,
  id,
  children,
  ...select
}: Anatomy & Named & ComponentProps<'select'>) => (
  <Field id={id ?? select.name} label={label} hint={hint} error={error}>
    {(control) => (
      <select {...control} {...select}>
        {children}
      </select>
    )}
  </Field>
)
