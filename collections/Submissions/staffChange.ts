import * as z from 'zod/mini'
import { requiredText, rowIdField } from '@/lib/shared/fields'
import { NOTE_MAX_CHARS } from '@/lib/shared/limits'

/** What staff may change of an application or a registration: the star, a note, or both. */
export const staffChange = {
  id: rowIdField(),
  is_starred: z.optional(z.boolean()),
  note: z.optional(requiredText('Write the note first', NOTE_MAX_CHARS)),
}
