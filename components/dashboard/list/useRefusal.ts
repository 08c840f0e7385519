'use client'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * The error summary of a form after a refused submit: the fields that were wrong then and still are,
 * or a message when no field is the cause. Errors from the server are also shown at their fields.
 */
export const useRefusal = <V extends FieldValues, T>(form: UseFormReturn<V, unknown, T>) => {
  const [last, setLast] = useState<{ message?: string; count: number }>({ count: 0 })
  const { errors } = form.formState

  const refused = (message?: string, fields: Record<string, string> = {}) => {
    for (const [name, text] of Object.entries(fields)) {
      form.setError(name as Path<V>, { message: text }) // the call's field names are the form's
    }
    const isOfForm = message && Object.keys(fields).length === 0
    setLast(({ count }) => ({ count: count + 1, ...(isOfForm && { message }) }))
  }

  const shown = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, messageIn(error)]),
  )
  return {
    refusal: {
      errors: last.count > 0 ? shown : {},
      message: last.message,
      focusKey: last.count,
    },
    refused,
    /** A field that react-hook-form does not register was corrected. */
    forgive: (name: string) => form.clearErrors(name as Path<V>), // as above
    cleared: () => setLast(({ count }) => ({ count })),
  }
}

/** The first message of an error; that of a list may be at one of its rows. */
export const messageIn = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return ''
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message
  return (
    Object.entries(error)
      .filter(([name]) => name !== 'ref')
      .map(([, inner]) => messageIn(inner))
      .find(Boolean) ?? ''
  )
}
