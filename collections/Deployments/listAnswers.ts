import { sql } from '@payloadcms/db-sqlite/drizzle'
import { daysAfter, daysUntil, officeDay } from '@/lib/shared/format'
import { keysOf } from '@/lib/shared/objects'
import { currentAnswers, hasBadAnswer } from './answered'
import { type DeploymentRow, rowsOf } from './deploymentRows'
import { type GroupsOf, groupPeople } from './groupPeople'
import type { DepartureRowJson } from './shared/json'
import {
  type Answers,
  badAnswers,
  choiceLabel,
  givenOf,
  isSilent,
  isToDealWith,
  OPEN_DAYS,
  QUESTIONS,
  ROUNDS,
  roundToAnswer,
} from './shared/questions'

/** The groups of those who flew, by what they answered. */
const ANSWER_GROUPS = {
  bad: 'Bad answers',
  silent: 'No answer: write by WhatsApp or call',
  asked: 'No answer yet',
  answered: 'Answered',
} as const

type AnswerGroup = keyof typeof ANSWER_GROUPS

/**
 * Those who flew and have a bad answer that waits for the office, or a round that is open now, in groups. The
 * longest away first.
 */
export const answerGroups: GroupsOf = async (payload, isNamed, show, now) => {
  const today = officeDay(now)
  // Nobody is asked any more who left before that day.
  const last = daysAfter(today, -(Number(ROUNDS.at(-1)) + OPEN_DAYS))
  const rows = await rowsOf(
    payload,
    sql`d.departed_on is not null and (d.departed_on >= ${last} or d.answers is not null)`,
  )
  const people = rows.filter(isNamed).flatMap((row) => {
    const answers = currentAnswers(row)
    const group = groupOf(row, answers, today)
    return group ? [{ group, person: personOf(row, answers, now) }] : []
  })
  return groupPeople(
    people.toSorted((one, other) => other.person.days - one.person.days),
    ({ group }) => ({
      ...{ key: group, title: ANSWER_GROUPS[group] },
      rank: keysOf(ANSWER_GROUPS).indexOf(group),
    }),
    ({ person }) => person,
    show,
  )
}

const groupOf = (row: DeploymentRow, answers: Answers, today: string): AnswerGroup | null => {
  if (hasBadAnswer(answers)) return 'bad'
  const open = roundToAnswer(row.departed_on, today)
  if (!open) return null
  const round = answers[open] ?? {}
  if (round.answered_at) return 'answered'
  return isSilent(round, Boolean(row.has_mail), today) ? 'silent' : 'asked'
}

const personOf = (row: DeploymentRow, answers: Answers, now: Date): DepartureRowJson => {
  const { id, reference, name, position, job_title, departed_on } = row
  return {
    ...{ id, reference, name, position, job_title, flight: departed_on, hindrances: [] },
    ...{ step: 'arrival', step_title: wordsOf(answers) },
    days: departed_on ? -daysUntil(departed_on, now) : 0,
  }
}

/** The bad answers that wait, by round; empty when there are none. */
const wordsOf = (answers: Answers): string =>
  ROUNDS.flatMap((round) => {
    const stored = answers[round] ?? {}
    if (!isToDealWith(stored)) return []
    const given = givenOf(stored)
    const bad = badAnswers(given).map(
      (question) => `${QUESTIONS[question].label}: ${given && choiceLabel(question, given)}`,
    )
    return `After ${round} days: ${bad.join('; ')}`
  }).join('. ')
