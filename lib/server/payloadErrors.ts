/**
 * Payload's errors, told by their shape: a bundle may hold a second copy of a class, which makes
 * `instanceof` false.
 */

/** The HTTP status of an error that Payload raised on purpose; null for any other. */
export const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null

/** Whether a write failed because this field's value is taken (a unique index). */
export const isTaken = (error: unknown, field: string): boolean => {
  const data = error instanceof Error && 'data' in error ? error.data : null
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : null
  return Array.isArray(errors) && errors.some((entry) => entry?.path === field)
}
