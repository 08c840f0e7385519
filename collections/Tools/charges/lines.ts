import { isUsual } from '@/collections/Facts/shared/fact'
import type { Contact } from '../help/shared/answer'
import { askLine, type Facts, grouped, type Line, quote, quotes, words } from '../shared/toolFacts'
import { CAP_PARTS, contextOf } from './context'
import type { Decision } from './decide'
import { factsOf } from './rows'
import { CAP } from './rules'
import type { ChargeCase } from './shared/answer'
import type { ChargeField, ChargeQuestion } from './shared/question'

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
    return [why, ...who, decision.fact ? askLine(decision.fact) : askOf(ask)]
  }
  return [...(rule ? [rule] : []), ...adviceOn(decision)]
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
  return { text: `Ask ${name}${reach.href ? `, ${reach.text},` : ''} before you pay.`, facts }
}

const adviceOn = (decision: Decision): Line[] => {
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
      return [words('Ask for the registration number first.')]
    case 'notTheirs':
      return [words('Do not buy it back. Ask for it in writing.')]
    case 'limit':
      return [words('Ask for a receipt.')]
    case 'inside':
      return [{ text: 'The agent’s fee already covers it.', facts: factsOf(decision) }]
    case 'onTop':
      return limit && fact && cover
        ? [{ text: `On ${cover.value} that is ${limit.text}.`, facts: factsOf(decision) }]
        : [words('Ask for a receipt that shows it.')]
    case 'ownFee':
      return [words('Pay it to that office, and keep the receipt.')]
    default:
      return []
  }
}

const DO_NOT_PAY = 'Do not pay this.'

const restsOnUsage = ({ fact }: Decision): boolean => fact !== null && isUsual(fact)

/** Why: the facts around the one that decides. Empty only while the answer is open. */
export const reasonsOf = ({ question, decision, cases }: Asked, facts: Facts): Line[] => {
  const own = decision?.fact?.key
  const keys = [...contextOf(question), ...cases.flatMap((each) => each.facts)].filter(
    (key) => key !== own,
  )
  const abroad = decision?.kind === 'limit' ? keys.filter(isRecruitment) : []
  const first = quotes(facts, abroad)
  const cover = decision?.cover ? [decision.cover.key] : []
  const around = [
    ...(decision && restsOnUsage(decision)
      ? [words('This is usual. We have no law that says it.')]
      : []),
    ...(first.length > 0 ? [...first, words(ASK_FIRST)] : []),
    ...quotes(facts, [...cover, ...keys.filter((key) => !abroad.includes(key))]),
    ...(own === CAP ? grouped(facts, CAP_PARTS) : []),
  ]
  const lines = [
    ...around,
    ...(around.some(isOutside) ? [words(OUTSIDE)] : []),
    ...(decision?.kind === 'inside' ? [words('Add up all sums that the agent takes.')] : []),
    ...(decision?.kind === 'ownFee'
      ? [words('No source explains other sums. Ask for a list.')]
      : []),
  ]
  return lines.length > 0 || !decision ? lines : [sourceLine(decision)]
}

/** Where the rule stands, for an answer that has nothing else to say. */
const sourceLine = ({ fact }: Decision): Line =>
  fact
    ? { text: `This stands in: ${fact.source.title.replace(/\.$/, '')}.`, facts: [fact.key] }
    : words('We found no source on this charge for this route.')

const OUTSIDE = 'Outside the limit does not mean that you must pay.'
const ASK_FIRST = 'So ask first if the employer pays the agent.'

const isOutside = ({ text }: Line): boolean =>
  text.includes('outside the') && !text.includes('does not mean')

const isRecruitment = (key: string): boolean => key.endsWith('.fees.recruitment')
