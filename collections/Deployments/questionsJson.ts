import type { Payload } from 'payload'
import { findApplication, greetApplicant } from '@/collections/Applications/openApplication'
import { optedOut } from '@/collections/OptOuts/optOut'
import { consentOf } from '@/collections/OptOuts/shared/json'
import { noonOf, officeDay } from '@/lib/shared/format'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import type { DeploymentRow } from './deploymentRows'
import {
  badAnswers,
  daysOf,
  givenOf,
  isSilent,
  ROUNDS,
  type Round,
  roundToAnswer,
  type StoredRound,
  sinceDeparture,
} from './shared/questions'
import type { QuestionsJson, RoundJson } from './shared/questionsJson'

/** The ids of the accounts that dealt with an answer. */
export const handlersOf = ({ answers }: DeploymentRow): (number | undefined)[] =>
  ROUNDS.map((round) => answers[round]?.handled_by)

/** What a person who flew was asked and answered, for staff; null before the departure. */
export const questionsJson = async (
  payload: Payload,
  row: DeploymentRow,
  names: ReadonlyMap<number, string>,
  now: Date,
): Promise<QuestionsJson | null> => {
  const { departed_on: departed } = row
  if (!departed) return null
  const today = officeDay(now)
  const answers = sinceDeparture(departed, row.answers)
  const open = roundToAnswer(departed, today)
  return {
    rounds: ROUNDS.map((round) => roundJson(round, departed, answers[round] ?? {}, names, today)),
    byWhatsApp:
      open && isSilent(answers[open] ?? {}, Boolean(row.has_mail), today)
        ? await whatsAppOf(payload, row.id, departed)
        : null,
  }
}

const roundJson = (
  round: Round,
  departed: string,
  stored: StoredRound,
  names: ReadonlyMap<number, string>,
  today: string,
): RoundJson => {
  const { from, until } = daysOf(round, departed)
  const { asked_at, answered_at, handled_at, handled_by } = stored
  const given = givenOf(stored)
  const dayOf = (time: string | undefined) => (time ? officeDay(new Date(time)) : null)
  return {
    ...{ round, from, until, asked_on: dayOf(asked_at), answered_on: dayOf(answered_at) },
    state: today < from ? 'to come' : today <= until ? 'open' : 'closed',
    given,
    bad: badAnswers(given),
    handled: handled_at
      ? { on: officeDay(new Date(handled_at)), by: (handled_by && names.get(handled_by)) || null }
      : null,
  }
}

/** What staff can send by hand: never the link, with which they could answer themselves. */
const whatsAppOf = async (
  payload: Payload,
  id: number,
  departed: string,
): Promise<QuestionsJson['byWhatsApp']> => {
  const person = await findApplication(payload, id)
  if (!person) return null
  const { language, phone_e164, phone_valid } = person
  const stopped = await optedOut(payload, phone_e164 ? [phone_e164] : [])
  const date = longDateIn(language)(noonOf(departed))
  const consent = consentOf(person, stopped.size > 0)
  return {
    digits: phone_valid && phone_e164 ? phone_e164.replace(/^\+/, '') : null,
    greeting: await greetApplicant(payload, person),
    text: wordsIn(language, 'questions')('whatsApp', { date }),
    hasOptedOut: consent === 'withdrawn',
    hasAgreed: consent === 'yes',
  }
}
