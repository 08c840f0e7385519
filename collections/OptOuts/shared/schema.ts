import * as z from 'zod/mini'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { rowIdField } from '@/lib/shared/fields'

/** What opt_out.php takes: the row with the number, and whether it gets no more messages. */
export const optOutSchema = z.object({
  of: z._default(z.enum(CANDIDATE_COLLECTIONS), 'registrations'),
  id: rowIdField(),
  opted_out: z._default(z.boolean(), true),
})

export type OptOutChange = z.infer<typeof optOutSchema>
