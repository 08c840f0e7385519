'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FORM_SECTIONS } from '@/collections/Jobs/shared/fieldOrder'
import {
  OPTIONAL_FIELDS,
  OPTIONAL_NAMES,
  type OptionalName,
} from '@/collections/Jobs/shared/fields'
import type { JobValues } from '@/collections/Jobs/shared/schema'
import styles from './JobForm.module.css'
import { OptionalInput } from './JobInput'

type Props = {
  form: UseFormReturn<JobValues>
  /** The form was filled in from a draft. */
  isRestored: boolean
}

/** The optional fields of a job, closed at first unless one of them is filled in or wrong. */
export const JobDetailFields = ({ form, isRestored }: Props) => {
  const { formState, control } = form
  const values: Record<string, string | undefined> = useWatch({ control })
  const filled = OPTIONAL_NAMES.filter((name) => values[name]).length
  const [isOpenAtFirst] = useState(filled > 0)
  const part = useRef<HTMLDetailsElement>(null)
  const isWrong = OPTIONAL_NAMES.some((name) => formState.errors[name])
  const { submitCount } = formState
  // An error in a closed part can be neither seen nor reached from the summary: each refused submit
  // opens it, also when staff closed it since the last one.
  useEffect(() => {
    if (submitCount > 0 && isWrong && part.current) part.current.open = true
  }, [isWrong, submitCount])

  const openIfFilled = useEffectEvent(() => {
    if (filled > 0 && part.current) part.current.open = true
  })
  useEffect(() => {
    if (isRestored) openIfFilled()
  }, [isRestored])

  const isShown = (name: OptionalName) => {
    const { onlyWith } = OPTIONAL_FIELDS[name]
    return !onlyWith || values[onlyWith.field] === onlyWith.value
  }
  return (
    <details className={styles.more} ref={part} open={isOpenAtFirst}>
      <summary>
        More details (optional)
        {filled > 0 && <span className="num">{filled} filled in</span>}
      </summary>
      {FORM_SECTIONS.map(({ section, legend, note, columns, names }) => {
        const inputs = names
          .filter(isShown)
          .map((name) => <OptionalInput key={name} form={form} name={name} />)
        return (
          <fieldset key={section}>
            <legend>{legend}</legend>
            {note && <p className={styles.note}>{note}</p>}
            {columns === 1 ? (
              inputs
            ) : (
              <div className={columns === 2 ? styles.pair : styles.three}>{inputs}</div>
            )}
          </fieldset>
        )
      })}
    </details>
  )
}
