import type { Payload } from 'payload'
import { finishErasures } from '@/collections/Erasures/finishErasures'
import { HELD, recordRefusal } from '@/collections/Erasures/recordRefusal'
import type { SubmissionKey } from '@/collections/Submissions/shared/personalData'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import type { User } from '@/payload-types'
import { eraseRow } from './eraseRow'
import { findChosenRows } from './personRows'
import type { PersonRow } from './shared/json'

/**
 * erase_person.php: erases the chosen rows with all that belongs to them (hooks.ts). The response
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
  const erased: PersonRow[] = []
  for (const row of found) if (await eraseRow(payload, row, user)) erased.push(row)
  const unfinished = await finishErasures(payload)
  const counts = { erased: erased.length, left: found.length - erased.length }
  const refuseWith = (message: string): Answer => {
    const { status, body } = refuse(message)
    return { status, body: { ...body, ...counts } }
  }
  if (counts.left > 0) {
    return refuseWith(`Erased: ${counts.erased}. Not erased, and as it was before: ${counts.left}.`)
  }
  const isUnfinished = ({ collection, id }: PersonRow) =>
    unfinished.some(({ subject, subject_id }) => subject === collection && subject_id === id)
  if (erased.some(isUnfinished)) {
    return refuseWith(
      'The rows are erased, but not yet all that belongs to them. It is tried again every minute; the audit trail names each row when it is done.',
    )
  }
  return succeed(counts, `Erased: ${counts.erased}.`)
}
