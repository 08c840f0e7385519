import type { Payload } from 'payload'
import { recordChange, saveNoteAndStar } from '@/collections/Submissions/staffRow'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import type { User } from '@/payload-types'
import { findRegistration, NOT_LISTED, registrationDetails } from './openRegistration'
import type { RegistrationUpdate } from './updateSchema'

/** registration_update.php: a note, a star, or both. The answer has the row as it is now. */
export const changeRegistration = async (
  payload: Payload,
  user: User,
  change: RegistrationUpdate,
): Promise<Answer> => {
  const { id } = change
  if (!(await findRegistration(payload, id))) return refuse(NOT_LISTED)
  const owner = { collection: 'registrations', id } as const
  const done = await saveNoteAndStar(payload, user, owner, change)
  await recordChange(payload, user, owner, done)
  const row = await findRegistration(payload, id)
  return row ? succeed(await registrationDetails(payload, row), 'Saved.') : refuse(NOT_LISTED)
}
