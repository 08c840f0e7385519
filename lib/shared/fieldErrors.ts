import type * as z from 'zod/mini'

/** The first message of each field, as forms show it and calls return it in `errors`. */
export const fieldErrors = (error: z.core.$ZodError): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '')
    errors[field] ??= issue.message
  }
  return errors
}
