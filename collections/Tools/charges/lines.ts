import { isUsual } from '@/collections/Facts/shared/fact'
import { CAP, CAP_PARTS } from '@/collections/Tools/countries/IN'
import { type Facts, grouped, quote, quotes } from '@/collections/Tools/shared/facts'
import { type Line, words } from '@/collections/Tools/shared/line'
import type { Contact } from '../help/shared/answer'
import { type Decision, payeeOf } from './decide'
import { factsOf } from './rows'
import { contextOf } from './rules'
import type { ChargeCase } from './shared/answer'
import { sumOf } from './shared/money'
import { askedSum, type ChargeField, type ChargeQuestion } from './shared/question'

/** The open question on which an answer depends; null if on none. */
export type Open = ChargeField | null

/** A question with its decision, null while it depends on an open question. */
type Asked = { question: ChargeQuestion; decision: Decision | null; cases: readonly ChargeCase[] }

/** The sentences under the verdict: the rule, and what to do. Never empty. */
export const leadOf = (
  { question, decision, cases, open, ask }: Asked & { open: Open; ask: Contact },
  facts: Facts,
): Line[] => {
  if (!decision) return [words(OPEN_WORDS[open ?? 'for'])]
  const rule = quote(facts, decision.fact?.key ?? null)
  if (decision.verdict === 'unknown') {
    const noRule = cases.length > 0 ? OPEN_WORDS.by : NO_SOURCE
    const why = rule ?? words(decision.isMissing ? BEING_CHECKED : noRule)
    const who = question.by === 'unsure' ? [words('First ask who they are, in writing.')] : []
    return [why, ...who, words('Do not pay before you know.'), askOf(ask)]
  }
  // What the law abroad puts on the employer comes before what an agent at home may take.
  const isLimit = decision.kind === 'limit'
  const abroad = quotes(
    facts,
    isLimit ? contextOf(question).filter(isRecruitment) : banOf(decision),
  )
  const askFirst = isLimit && abroad.length > 0 ? [words(ASK_FIRST)] : []
  return [...abroad, ...askFirst, ...(rule ? [rule] : []), ...adviceOn(decision, question)]
}

const OPEN_WORDS: Record<ChargeField, string> = {
  from: 'It depends on your home country.',
  to: 'It depends on the country of the job.',
  by: 'It depends on who asks.',
  for: 'Choose one. You see the answer and its source.',
  sum: 'It depends on the sum.',
}

const NO_SOURCE = 'We have no source that settles this.'
const BEING_CHECKED = 'The rule that stood here is being checked.'

/** Whom to ask before paying. */
const askOf = ({ name, reach, facts }: Contact): Line => {
  if (reach.kind === 'page') return words('Ask your embassy or our office before you pay.')
  return words(`Ask ${name}${reach.href ? `, ${reach.text},` : ''} before you pay.`, facts)
}

const adviceOn = (decision: Decision, question: ChargeQuestion): Line[] => {
  const { kind, fact, cover, limit } = decision
  switch (kind) {
    case 'employer':
      // What is only usual may be otherwise in a contract.
      return [
        words(restsOnUsage(decision) ? 'Ask for this in writing before you pay.' : DO_NOT_PAY),
      ]
    case 'free':
      return [words(DO_NOT_PAY)]
    case 'notNeeded':
      return [words('So there is nothing to pay for.')]
    case 'notRegistered':
      return [words(DO_NOT_PAY), words('Only a registered agent with a licence may take a fee.')]
    case 'notTheirs':
      return [words('Do not buy it back. Ask for it in writing, or go to the police.')]
    case 'notSold':
      return [words('Do not pay this. Ask the employer for the visa.')]
    case 'banned':
      return [words(DO_NOT_PAY)]
    case 'notToThem':
    case 'officeOnly':
      return notToThem(decision, question)
    case 'limit':
      return [words('Ask for a receipt.'), ...noStranger(question)]
    case 'inside':
      return insideThe(limit?.text ?? 'the limit', decision)
    case 'ownCost':
      return [words('Pay the real cost only, and ask for a receipt.'), ...noStranger(question)]
    case 'onTop':
      return limit && fact && cover
        ? [words(`On ${cover.value} that is ${limit.text}.`, factsOf(decision))]
        : [words('Ask for a receipt that shows it.')]
    case 'ownFee':
      return [payThemselves(question), words('Do not pay anybody else who asks for it.')]
    default:
      return []
  }
}

/** Whether the question says who asks for the money. */
export const isKnown = ({ by }: ChargeQuestion): boolean => by !== null && by !== 'unsure'

/** What somebody may owe is not owed to a stranger. */
const noStranger = (question: ChargeQuestion): Line[] =>
  isKnown(question) ? [] : [words('First ask who they are, in writing. Do not pay a stranger.')]

const payThemselves = (question: ChargeQuestion): Line =>
  words(`Pay the ${payeeOf(question)} itself, and keep its receipt.`)

/** Nothing on top: what to do if the fee was paid, and if it was not. */
const insideThe = (limit: string, decision: Decision): Line[] => [
  words('If you paid the agent’s fee, pay nothing more.'),
  words(`If you paid no fee yet, all sums together may not be over ${limit}.`, factsOf(decision)),
]

/** Whom the right sum goes to, and what nothing explains. */
const notToThem = ({ kind, limit }: Decision, question: ChargeQuestion): Line[] => {
  const asked = askedSum(question)
  const rest =
    asked && limit?.amount && limit.currency === asked.currency && asked.amount > limit.amount
      ? sumOf(asked.amount - limit.amount, asked.currency)
      : null
  return [
    kind === 'officeOnly'
      ? payThemselves(question)
      : words('Pay the office or the registered agent only, and keep the receipt.'),
    ...(rest ? [words(`No rule explains the other ${rest.text}. Do not pay it.`)] : []),
  ]
}

const DO_NOT_PAY = 'Do not pay this.'

const restsOnUsage = ({ fact }: Decision): boolean => fact !== null && isUsual(fact)

/** Why: the facts around the one that decides. Empty only while the answer is open. */
export const reasonsOf = ({ question, decision, cases }: Asked, facts: Facts): Line[] => {
  const own = decision?.fact?.key
  const said = [own, ...(decision ? banOf(decision) : [])]
  const keys = [...contextOf(question), ...cases.flatMap((each) => each.facts)].filter(
    (key) => !said.includes(key),
  )
  const abroad = decision?.kind === 'limit' ? keys.filter(isRecruitment) : []
  const cover = decision?.cover && decision.kind !== 'banned' ? [decision.cover.key] : []
  const around = [
    ...(decision && restsOnUsage(decision)
      ? [words('This is usual. We have no law that says it.')]
      : []),
    ...quotes(facts, [...cover, ...keys.filter((key) => !abroad.includes(key))]),
    ...(own === CAP ? grouped(facts, CAP_PARTS) : []),
  ]
  const lines = [
    ...around,
    ...(around.some(isOutside) ? [words(OUTSIDE)] : []),
    ...(decision?.kind === 'ownFee'
      ? [words('No source explains other sums. Ask for a list.')]
      : []),
  ]
  return lines.length > 0 || !decision ? lines : [sourceLine(decision)]
}

/** Where the rule stands, for an answer that has nothing else to say. */
const sourceLine = ({ fact }: Decision): Line =>
  fact
    ? words(`This stands in: ${fact.source.title.replace(/\.$/, '')}.`, [fact.key])
    : words('We found no source on this charge for this route.')

const OUTSIDE = 'Outside the limit does not mean that you must pay.'
const ASK_FIRST = 'So ask first if the employer pays the agent. If not:'

const isOutside = ({ text }: Line): boolean =>
  text.includes('outside the') && !text.includes('does not mean')

/** The law of the destination, where a home country bans what is banned there. */
const banOf = ({ kind, cover }: Decision): string[] =>
  kind === 'banned' && cover ? [cover.key] : []

const isRecruitment = (key: string): boolean => key.endsWith('.fees.recruitment')
