import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { daysAfter, officeDay } from '@/lib/shared/format'
import { type DeploymentRow, rowsOf } from './deploymentRows'
import { type AnswerFigures, answerFigures } from './shared/answerFigures'
import { type Answers, isToDealWith, ROUNDS, sinceDeparture } from './shared/questions'

/** Answers from longer ago say little of today. */
const YEARS = 2

/** What the answers of those who flew within two years say together: never whose they are. */
export const answersInFigures = async (
  payload: Payload,
  now: Date,
): Promise<{ to_deal_with: number; rounds: AnswerFigures }> => {
  const since = daysAfter(officeDay(now), -365 * YEARS)
  const rows = await rowsOf(payload, sql`d.departed_on >= ${since} and d.answers is not null`)
  const all = rows.map(currentAnswers)
  return {
    to_deal_with: all.filter(hasBadAnswer).length,
    rounds: answerFigures(all),
  }
}

/** Since the departure; none before it. */
export const currentAnswers = ({
  departed_on,
  answers,
}: Pick<DeploymentRow, 'departed_on' | 'answers'>): Answers =>
  departed_on ? sinceDeparture(departed_on, answers) : {}

/** Whether a bad answer of either round waits for the office. */
export const hasBadAnswer = (answers: Answers): boolean =>
  ROUNDS.some((round) => isToDealWith(answers[round] ?? {}))
