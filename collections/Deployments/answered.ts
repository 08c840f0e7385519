import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { type DeploymentRow, rowsOf } from './deploymentRows'
import { type AnswerFigures, answerFigures } from './shared/answerFigures'
import { type Answers, isToDealWith, ROUNDS, sinceDeparture } from './shared/questions'

/** What the answers of all who flew say together: never whose they are. */
export const answersInFigures = async (
  payload: Payload,
): Promise<{ to_deal_with: number; rounds: AnswerFigures }> => {
  const all = (await rowsOf(payload, sql`d.departed_on is not null and d.answers is not null`)).map(
    currentAnswers,
  )
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
