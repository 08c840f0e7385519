import * as z from 'zod/mini'
import { requiredText } from '@/lib/shared/fields'
import { parseId } from '@/lib/shared/ids'
import { NOTE_MAX_CHARS } from '@/lib/shared/limits'
import { STAGE_NAMES } from './stages'

const MAX_IDS = 500
const count = () => z.int().check(z.minimum(0))
const id = () => z.int().check(z.refine((value) => parseId(value) !== null))
const stage = () => z.enum(STAGE_NAMES)

/** One application: its stage as of a revision, its star, a note. */
const one = z.object({
  id: id(),
  revision: count(),
  stage: z.optional(stage()),
  is_starred: z.optional(z.boolean()),
  note: z.optional(requiredText('Write the note first', NOTE_MAX_CHARS)),
})

/** Several applications, or all that some filters find, as many as were seen. */
const several = z.object({
  ids: z.array(id()).check(z.minLength(1), z.maxLength(MAX_IDS)),
  stage: stage(),
})
const found = z.object({
  filters: z.record(z.string(), z.string().check(z.maxLength(100))),
  expected: count(),
  stage: stage(),
})

const undo = z.object({ undo: z.uuid() })

/** What application_update.php takes: one of these. */
export const applicationUpdateSchema = z.union([one, several, found, undo])

export type ApplicationUpdate = z.infer<typeof applicationUpdateSchema>
export type OneUpdate = z.infer<typeof one>
export type BulkUpdate = z.infer<typeof several> | z.infer<typeof found>
