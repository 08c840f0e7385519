import type { Destination } from '@/collections/Countries/shared/destinations'
import { answerCharge } from '@/collections/Tools/charges/answer'
import {
  CHARGES,
  questionHref as chargeHref,
  NO_QUESTION,
} from '@/collections/Tools/charges/shared/question'
import { documentsAnswer } from '@/collections/Tools/documents/answer'
import {
  questionHref as documentsHref,
  EMPTY_ROUTE,
} from '@/collections/Tools/documents/shared/question'
import { answerHelp } from '@/collections/Tools/help/answer'
import { helpHref, NO_HELP_QUESTION } from '@/collections/Tools/help/shared/question'
import { EMPTY_OFFER, questionHref as offerHref } from '@/collections/Tools/offer/shared/question'
import { type Facts, quoteOrAsk } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import { sourcesOf } from '@/collections/Tools/shared/sources'
import type { CountryQuestion, CountryQuestions } from './shared/entry'

type Answered = CountryQuestion & { facts: readonly string[] }

/** Four questions of somebody who goes to a country, each with what the facts answer. */
export const countryQuestions = (to: Destination, facts: Facts, now: Date): CountryQuestions => {
  const answered = [
    chargeQuestion(to, facts, now),
    documentsQuestion(to, facts),
    offerQuestion(to, facts),
    helpQuestion(to, facts, now),
  ]
  const sources = sourcesOf(
    answered.flatMap((one) => one.facts),
    facts,
    now,
  )
  return {
    questions: answered.map(({ facts: _facts, ...question }) => question),
    sources: sources.map(({ text, note }) => (note ? `${text}. ${note}` : `${text}.`)),
  }
}

/** The agency recruits in India, so the first answer is the one for India. */
const chargeQuestion = (to: Destination, facts: Facts, now: Date): Answered => {
  const question = { ...NO_QUESTION, from: 'IN', to, by: 'agent', for: 'service' } as const
  const { verdict, headline, limit, lead } = answerCharge(question, facts, now)
  return {
    tool: 'charges',
    text: limit
      ? `From India: ${limit.text} at most for ${CHARGES.service.inText}.`
      : `From India, for ${CHARGES.service.inText}: ${headline}`,
    verdict,
    href: chargeHref({ ...NO_QUESTION, to }),
    facts: lead.flatMap((line) => line.facts),
  }
}

const documentsQuestion = (to: Destination, facts: Facts): Answered => {
  const route = { ...EMPTY_ROUTE, destination: to }
  const { order, papers } = documentsAnswer(route, facts)
  const medical = papers.find(({ key }) => key === 'medical')?.notes ?? []
  const line = [order, ...medical].find((one) => one.facts.length > 0) ?? order
  return {
    tool: 'documents',
    ...said(line),
    verdict: null,
    href: documentsHref(route),
  }
}

const offerQuestion = (to: Destination, facts: Facts): Answered => ({
  tool: 'offer',
  ...said(quoteOrAsk(facts, `${to.toLowerCase()}.minimum-wage`)),
  verdict: null,
  href: offerHref({ destination: to, divisor: null, a: EMPTY_OFFER, b: null }),
})

const helpQuestion = (to: Destination, facts: Facts, now: Date): Answered => {
  const question = { ...NO_HELP_QUESTION, in: to }
  const { first } = answerHelp(question, facts, now)
  return {
    tool: 'help',
    text: `${first.name}: ${first.reach.text}.`,
    verdict: null,
    href: helpHref(question),
    facts: first.facts,
  }
}

const said = ({ text, facts, ask }: Line) => ({ text: ask ? `${text} Ask: ${ask}.` : text, facts })
