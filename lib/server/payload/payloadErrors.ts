import type { AfterErrorHook } from 'payload'

/**
 * Recognises Payload's errors by their shape: a bundle may contain a second copy of a class, for
 * which `instanceof` is false.
 */

/** The HTTP status of an error that Payload threw on purpose; null for any other. */
export const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null

/** Whether a write failed because this field's value exists already (unique index). */
export const isTaken = (error: unknown, field: string): boolean =>
  fieldProblems(error).some(({ path }) => path === field)

/**
 * Adds the message of each field to Payload's response for a refused write: Payload checks with
 * `instanceof` and otherwise names only the fields.
 */
export const withFieldProblems: AfterErrorHook = ({ error, result }) => {
  const errors = fieldProblems(error)
  const [answer] = result?.errors ?? []
  if (errors.length === 0 || !answer) return
  // The CMS panel truncates a long message at the field and shows this one whole.
  const message = errors.length === 1 ? `${answer.message}. ${errors[0]?.message}` : answer.message
  return { response: { errors: [{ message, name: 'ValidationError', data: { errors } }] } }
}

type FieldProblem = { message: string; path: string }

const fieldProblems = (error: unknown): FieldProblem[] => {
  const data = error instanceof Error && 'data' in error ? error.data : null
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : null
  if (!Array.isArray(errors)) return []
  return errors.flatMap(({ message, path }) =>
    typeof message === 'string' && typeof path === 'string' ? [{ message, path }] : [],
  )
}
