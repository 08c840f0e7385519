import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { staffChange } from '@/collections/Submissions/staffChange'
import { recordChange, saveNoteAndStar } from '@/collections/Submissions/staffRow'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { rowIdField } from '@/lib/shared/fields'
import { PROPOSED_AT_ONCE } from '@/lib/shared/limits'
import type { User } from '@/payload-types'
import { findRegistration, NOT_LISTED, registrationDetails } from './openRegistration'

const one = z.object(staffChange)
const proposal = z.object({
  ids: z.array(rowIdField()).check(z.minLength(1), z.maxLength(PROPOSED_AT_ONCE)),
  job_id: rowIdField(),
})

/** What registration_update.php takes: one of these. */
export const registrationUpdateSchema = z.union([proposal, one])

/** registration_update.php: a note, a star, or both. The response has the current row. */
export const changeRegistration = async (
  payload: Payload,
  user: User,
  change: z.infer<typeof one>,
): Promise<Answer> => {
  const { id } = change
  if (!(await findRegistration(payload, id))) return refuse(NOT_LISTED)
  const owner = { collection: 'registrations', id } as const
  const done = await saveNoteAndStar(payload, user, owner, change)
  await recordChange(payload, user, owner, done)
  const row = await findRegistration(payload, id)
  return row ? succeed(await registrationDetails(payload, row), 'Saved.') : refuse(NOT_LISTED)
}
