import { DESTINATION_RULES } from '@/collections/Tools/countries/destinations'
import { type Facts, OUR_OFFICE, quote, whomToAsk } from '@/collections/Tools/shared/facts'
import { askLine, factsIn, type Line } from '@/collections/Tools/shared/line'
import { comparisonOf } from './compare'
import { contextOf } from './context'
import type { Divisor, Offer, OfferQuestion } from './shared/question'
import type { OfferAnswer, Statement } from './shared/statement'
import { statementOf, type Worked } from './statement'

const USUAL_DIVISOR: Divisor = 30

/**
 * What an offer is worth, what the law adds to it, and what is missing in it. Every sum shows its
 * working. What was not answered is named in `open`; where the facts have no number there is a
 * sentence with whom to ask in the place of the sum.
 */
export const offerAnswer = (question: OfferQuestion, facts: Facts): OfferAnswer => {
  const { destination } = question
  const currency = destination && DESTINATION_RULES[destination].currency
  const divisor = divisorOf(question, facts)
  const work = (offer: Offer): Worked => {
    const context = destination && contextOf(destination, divisor, offer, facts)
    return statementOf(offer, currency, context, facts)
  }
  const a = work(question.a)
  const b = question.b && work(question.b)
  const comparison = b && comparisonOf(question, a, b, currency)
  const divisorLine = lineOfDivisor(question, divisor, facts)
  const lines = [a, b].flatMap((one) => (one ? linesOf(one.statement) : []))
  return {
    currency,
    divisor,
    divisorLine,
    open: destination ? null : 'Where is the job? The law of the country decides on the rest.',
    a: a.statement,
    b: b?.statement ?? null,
    comparison,
    facts: factsIn([...lines, divisorLine, ...(comparison?.lines ?? [])]),
  }
}

/** All lines of a statement, in the order in which they are read. */
export const linesOf = (statement: Statement): Line[] => [
  ...rowsOf(statement).flatMap(({ lines }) => lines),
  ...(statement.points?.missing ?? []).flatMap(({ law }) => law),
]

/** All rows of a statement, in the order in which they are read. */
export const rowsOf = ({ offer, law, month, enough, end, total }: Statement) =>
  [...offer, ...law, month, ...enough, ...end, total].flatMap((one) => one ?? [])

/** A fact of a country that names its divisor; the staff may add one. */
const divisorKey = ({ destination }: OfferQuestion): string =>
  `${destination ?? ''}.pay.divisor`.toLowerCase()

const divisorOf = (question: OfferQuestion, facts: Facts): Divisor =>
  question.divisor ?? (facts.get(divisorKey(question))?.amount === 26 ? 26 : USUAL_DIVISOR)

const lineOfDivisor = (question: OfferQuestion, divisor: Divisor, facts: Facts): Line => {
  const { destination } = question
  const named = quote(facts, divisorKey(question))
  const isOther = named && facts.get(divisorKey(question))?.amount !== divisor
  const words = `We divide a month by ${divisor} days${isOther ? ', as you chose' : ''}.`
  if (named) return { ...named, text: `${words} ${named.text}` }
  const who = destination ? whomToAsk(facts, `${destination.toLowerCase()}.hours.week`) : OUR_OFFICE
  return askLine(`${words} No checked fact names the number.`, who)
}
