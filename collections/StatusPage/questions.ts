import type { Payload } from 'payload'
import { isLeaving } from '@/collections/Deployments/answerQuestions'
import { rowOfCandidate } from '@/collections/Deployments/deploymentRows'
import {
  daysOf,
  givenOf,
  roundToAnswer,
  sinceDeparture,
} from '@/collections/Deployments/shared/questions'
import type { OpenedSubmission } from '@/collections/Submissions/statusLink'
import { officeDay } from '@/lib/shared/format'
import type { QuestionsView } from './shared/json'

/** The questions that somebody who flew can answer now. */
export const questionsOf = async (
  payload: Payload,
  opened: OpenedSubmission,
  now: Date,
): Promise<QuestionsView | null> => {
  if (opened.kind === 'registrations' || isLeaving(opened)) return null
  const row = await rowOfCandidate(payload, opened.row.id)
  const departed = row?.departed_on
  const round = departed ? roundToAnswer(departed, officeDay(now)) : null
  if (!departed || !round) return null
  const stored = sinceDeparture(departed, row.answers)[round] ?? {}
  const given = givenOf(stored)
  const { until } = daysOf(round, departed)
  const on = officeDay(new Date(stored.answered_at ?? now))
  return { round, departed, until, answer: given && { ...given, on } }
}
