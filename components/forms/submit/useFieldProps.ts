'use client'
import type { FocusEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { sayIn } from '@/components/forms/formWords'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { useAfterClick } from './useAfterClick'

type Options<Name extends string> = {
  form: UseFormReturn<FieldValues>
  outcome: FormOutcome | null
  start?: Readonly<Partial<Record<Name, string>>>
  idPrefix: string
  isAwake: boolean
  isFileKept: boolean
  translate: ReturnType<typeof sayIn>['translate']
}

/** The props that connect each kind of field to its form. Errors appear once a field is left. */
export const useFieldProps = <Name extends string>(options: Options<Name>) => {
  const { form, outcome, start, idPrefix, isAwake, isFileKept, translate } = options
  const { errors } = form.formState
  const afterClick = useAfterClick()

  const register = (name: Name) => {
    const { onBlur, ...rest } = form.register(name)
    return { ...rest, onBlur: (event: FocusEvent) => afterClick(() => void onBlur(event)) }
  }
  const leave = (name: string) => afterClick(() => void form.trigger(name))
  const errorOf = (name: string) => {
    const message = messageOf(errors[name])
    return message && translate(message)
  }

  return {
    errorOf,
    /** For a text field or a select. */
    field: (name: Name) => ({
      ...register(name),
      id: idPrefix + name,
      defaultValue: outcome?.values[name] ?? start?.[name],
      error: errorOf(name),
      'aria-required': true as const,
      enterKeyHint: 'next' as const,
    }),
    /** For a checkbox. */
    tick: (name: Name) => ({
      ...register(name),
      id: idPrefix + name,
      defaultChecked: Boolean(outcome?.values[name]),
      error: errorOf(name),
    }),
    /** For ResumeField. */
    resume: {
      name: 'resume',
      error: errorOf('resume'),
      file: form.watch('resume') as File | undefined, // only set by onFile
      onFile: (file: File | undefined) => form.setValue('resume', file, TOUCHED),
      onRefused: (text: string) => form.setError('resume', { type: 'refused', message: text }),
      onPhotos: () => form.clearErrors('resume'),
      onLeave: () => leave('resume'),
      isKept: isFileKept,
      isForgotten: outcome?.success === false,
    },
    /** For CountryCodeField. */
    country: {
      error: errorOf('country_code'),
      startValue: outcome?.values.country_code,
      iso2: String(form.watch('country_iso2') ?? ''),
      onChoose: (iso2: string, country_code: string) => {
        form.setValue('country_iso2', iso2)
        form.setValue('country_code', country_code, TOUCHED)
      },
      onLeave: () => leave('country_code'),
      isAwake,
    },
  }
}

const TOUCHED = { shouldValidate: true, shouldTouch: true, shouldDirty: true } as const

const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && error.message
    ? String(error.message)
    : undefined
