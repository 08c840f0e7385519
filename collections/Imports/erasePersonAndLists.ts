import type { Payload } from 'payload'
import type { SubmissionKey } from '@/collections/PersonalData/shared/personalData'
import { erasePerson } from '@/collections/Privacy/erasePerson'
import type { Answer } from '@/lib/server/calls/answers'
import { logError } from '@/lib/server/monitoring/logError'
import type { User } from '@/payload-types'
import { dropWaiting } from './dropFile'

/**
 * person_erase.php: erases the chosen rows of a person, and removes all lists that wait to be imported:
 * they may name the person. The person is erased whether the lists can be removed.
 */
export const erasePersonAndLists = async (
  payload: Payload,
  user: User,
  rows: SubmissionKey[],
): Promise<Answer> => {
  const answer = await erasePerson(payload, user, rows)
  if (Number(answer.body.erased) > 0) {
    await dropWaiting(payload, new Date()).catch((error: unknown) => logError('dropWaiting', error))
  }
  return answer
}
