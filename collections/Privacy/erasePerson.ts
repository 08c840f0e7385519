import type { Payload } from 'payload'
import { HELD, recordRefusal } from '@/collections/Erasures/recordRefusal'
import type { SubmissionKey } from '@/collections/PersonalData/shared/personalData'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import type { User } from '@/payload-types'
import { eraseAsStaff, saidOf, UNFINISHED } from './eraseAsStaff'
import { findChosenRows } from './personRows'

/**
 * person_erase.php: erases the chosen rows with all that belongs to them (hooks.ts). The response
 * comes when no byte of them is left in the database. One row under a legal hold refuses all. When
 * a row, or something that belongs to it, could not be erased, the refusal says what was erased.
 */
export const erasePerson = async (
  payload: Payload,
  user: User,
  rows: SubmissionKey[],
): Promise<Answer> => {
  const found = await findChosenRows(payload, rows)
  const held = found.filter(({ legal_hold }) => legal_hold)
  for (const row of held) await recordRefusal(payload, row, user, HELD)
  if (held.length > 0) return refuse(HELD)
  const outcome = await eraseAsStaff(payload, user, found)
  const { erased, hidden, hiddenUntil, left, isFinished } = outcome
  const counts = {
    erased: erased.length,
    left: left.length,
    hidden: hidden.length,
    hidden_until: hiddenUntil,
  }
  const refuseWith = (message: string): Answer => {
    const { status, body } = refuse(message)
    return { status, body: { ...body, ...counts } }
  }
  if (left.length > 0) return refuseWith(saidOf(outcome))
  if (!isFinished) return refuseWith(UNFINISHED)
  return succeed(counts, saidOf(outcome))
}
