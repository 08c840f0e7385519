import * as z from 'zod/mini'
import { requiredText } from '@/lib/shared/fields'
import { parseId } from '@/lib/shared/ids'
import { NOTE_MAX_CHARS } from '@/lib/shared/limits'

/** What registration_update.php takes: the star, a note, or both. */
export const registrationUpdateSchema = z.object({
  id: z.int().check(z.refine((value) => parseId(value) !== null)),
  is_starred: z.optional(z.boolean()),
  note: z.optional(requiredText('Write the note first', NOTE_MAX_CHARS)),
})

export type RegistrationUpdate = z.infer<typeof registrationUpdateSchema>
