import * as z from 'zod/mini'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { rowIdField } from '@/lib/shared/fields'

const candidate = z.object({ collection: z.enum(CANDIDATE_COLLECTIONS), id: rowIdField() })

/** What same_person.php takes: two submissions that are not of one person; or what undoes that. */
export const samePersonSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('apart'), of: candidate, other: candidate }),
  z.object({ action: z.literal('together'), separation: rowIdField() }),
])

export type SamePersonChange = z.infer<typeof samePersonSchema>
