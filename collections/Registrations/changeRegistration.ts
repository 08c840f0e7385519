import type { Payload } from 'payload'
import { addNote } from '@/collections/Activities/activities'
import { record } from '@/collections/Audit/record'
import type { User } from '@/collections/payload-types'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import { changeRows } from '@/lib/server/rows'
import { findRegistration, NOT_LISTED, registrationDetails } from './openRegistration'
import type { RegistrationUpdate } from './updateSchema'

/**
 * registration_update.php: a note is added and a star set without touching what somebody else did
 * meanwhile, so that neither is ever refused. The answer has the row as it is now.
 */
export const changeRegistration = async (
  payload: Payload,
  user: User,
  { id, note, is_starred }: RegistrationUpdate,
): Promise<Answer> => {
  if (!(await findRegistration(payload, id))) return refuse(NOT_LISTED)
  const done: string[] = []
  if (note !== undefined) {
    await addNote(payload, { collection: 'registrations', id }, { text: note, by: user })
    done.push('note')
  }
  if (is_starred !== undefined) {
    await changeRows(payload, { collection: 'registrations', ids: [id], set: { is_starred } })
    done.push(is_starred ? 'star' : 'star off')
  }
  if (done.length > 0) {
    const detail = done.join(', ')
    await record(payload, {
      by: user,
      action: 'change',
      subject: 'registrations',
      subject_id: id,
      detail,
    })
  }
  const row = await findRegistration(payload, id)
  return row ? succeed(await registrationDetails(payload, row), 'Saved.') : refuse(NOT_LISTED)
}
