import * as z from 'zod/mini'
import { fieldErrors } from '@/lib/shared/fieldErrors'

/** The value that a rule accepts, or its first error message. */
export const judge = (rule: z.ZodMiniType<unknown>, typed: unknown): unknown => {
  const parsed = z.object({ field: rule }).safeParse({ field: typed })
  return parsed.success ? { value: parsed.data.field } : fieldErrors(parsed.error).field
}
