import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { findByToken, type OpenedSubmission } from '@/collections/Submissions/statusLink'
import { type Answer, fail, refuse, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { officeDay } from '@/lib/shared/format'
import en from '@/messages/en/questionAnswers'
import { alarm } from './alarm'
import { rowOfCandidate } from './deploymentRows'
import type { DepartureAnswer } from './shared/answerSchema'
import {
  badAnswers,
  type Given,
  givenOf,
  isToDealWith,
  roundToAnswer,
  type StoredRound,
  sinceDeparture,
} from './shared/questions'
import { DEPLOYMENTS_LOCK, storeEntries } from './stored'

type Call = { payload: Payload; values: DepartureAnswer }

/**
 * departure_answer.php: somebody who flew answers the questions of the open round by the signed link of the
 * status page, or changes the answers. A repeat succeeds and changes nothing. A question that becomes bad
 * is told to the office; an answer that changed after it was dealt with waits again.
 */
export const runDepartureAnswer = async (
  { payload, values: { token, round, ...given } }: Call,
  now = new Date(),
): Promise<Answer> => {
  const opened = await findByToken(payload, token)
  if (opened?.kind !== 'applications') return fail.linkUnknown()
  if (isLeaving(opened)) return refuse(en.notOpen)
  return withLock(DEPLOYMENTS_LOCK, async () => {
    const row = await rowOfCandidate(payload, opened.row.id)
    const departed = row?.departed_on
    if (!departed || roundToAnswer(departed, officeDay(now)) !== round) return refuse(en.notOpen)
    const answers = sinceDeparture(departed, row.answers)
    const before = answers[round] ?? {}
    if (isSame(givenOf(before), given)) return succeed({}, en.stored)
    // First, as an answer that is stored is not sent again; the outbox takes the key once.
    await alarm(
      payload,
      { row, round, departed, handled_at: before.handled_at },
      newlyBad(before, given),
    )
    const { asked_at } = before
    const stored = { ...(asked_at && { asked_at }), answered_at: now.toISOString(), ...given }
    await storeEntries(payload, row, { answers: { ...answers, [round]: stored } })
    await record(payload, {
      ...({ by: 'candidate', action: 'change', subject: 'applications' } as const),
      ...{ subject_id: row.id, detail: `answers ${round} days after the departure` },
    })
    return succeed({}, en.stored)
  })
}

/** Whether the person asked to be erased, or is about to be: then nobody asks. */
export const isLeaving = ({ row }: OpenedSubmission): boolean =>
  Boolean(row.erasure_asked_at ?? row.quarantined_at)

const isSame = (before: Given | null, given: Given): boolean =>
  before !== null &&
  (Object.keys(before) as (keyof Given)[]).every((name) => before[name] === given[name])

/** The questions of which the office does not know yet that the answer is bad. */
const newlyBad = (before: StoredRound, given: Given) => {
  const known = isToDealWith(before) ? badAnswers(givenOf(before)) : []
  return badAnswers(given).filter((question) => !known.includes(question))
}
