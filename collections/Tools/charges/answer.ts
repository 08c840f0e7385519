import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import type { Facts } from '@/collections/Tools/shared/facts'
import { checkedOn, sourcesOf } from '@/collections/Tools/shared/sources'
import { mapValues } from '@/lib/shared/objects'
import { contactFor, OUR_OFFICE, type Role } from '../help/contacts'
import type { Contact } from '../help/shared/answer'
import { type Decision, decide, dependsOn, payeeOf } from './decide'
import { isKnown, leadOf, type Open, reasonsOf } from './lines'
import type { OutcomeKind } from './outcomes'
import { replyTo } from './reply'
import { casesOf, factsOf, rowsOf } from './rows'
import type { ChargeAnswer, Limit, Money, OpenCharge } from './shared/answer'
import { type Sum, sumOf } from './shared/money'
import {
  ASKERS,
  askedSum,
  CHARGES,
  type ChargeQuestion,
  HOMES,
  LABELS,
  questionHref,
} from './shared/question'

/** The answer to any question, also to one that is answered in part or not at all. */
export const answerCharge = (
  question: ChargeQuestion,
  facts: Facts,
  now: Date = new Date(),
): ChargeAnswer => {
  const open: Open = question.for ? dependsOn(question, facts) : 'for'
  const decision = question.for ? decide(question, facts) : null
  const settled = open ? null : decision
  const ladder = ladderOf(question, facts)
  const ask = ladder.find(({ reach }) => reach.kind === 'tel') ?? ladder[0] ?? OUR_OFFICE
  const cases = casesOf(question, facts)
  const lead = leadOf({ question, decision: settled, open, ask, cases }, facts)
  const money = settled && moneyOf(question, settled)
  const reasons = reasonsOf({ question, decision: settled, cases }, facts)
  const rows = rowsOf(question, facts)
  const keys = [
    ...(settled ? factsOf(settled) : []),
    ...[...lead, ...reasons].flatMap((line) => line.facts),
    ...ladder.flatMap((each) => [...each.facts, ...each.does.flatMap((line) => line.facts)]),
    ...rows.flatMap((row) => row.facts),
  ]
  const sources = sourcesOf(keys, facts, now)
  return {
    verdict: settled?.verdict ?? null,
    headline: headlineOf(question, settled, open),
    limit: settled?.limit ?? null,
    ...{ lead, money, reasons, ladder, rows, cases, sources },
    reply: replyTo(question, settled, facts),
    open: openOf(question),
    checked: checkedOn(sources),
  }
}

const headlineOf = (question: ChargeQuestion, decision: Decision | null, open: Open): string => {
  if (!decision) return open === 'for' ? LABELS.for : 'It depends.'
  switch (decision.verdict) {
    case 'no':
      return (decision.kind && HEADLINES[decision.kind]) ?? 'No.'
    case 'limit':
      if (decision.kind === 'ownFee') return `Yes, but only to the ${payeeOf(question)} itself.`
      return decision.limit ? `Only ${decision.limit.text}` : 'Only a part'
    case 'yes':
      // Who does not know who asks must not read that anybody may be paid.
      return decision.kind === 'ownCost' && !isKnown(question) ? 'Yes, but only at cost.' : 'Yes.'
    case 'unknown':
      return 'We do not know.'
  }
}

/** A No that needs more words: in the largest letters of the page stands what may not be paid. */
const HEADLINES: Partial<Record<OutcomeKind, string>> = {
  inside: 'No, not on top.',
  notToThem: 'Not to them.',
  officeOnly: 'Not to them.',
}

const moneyOf = (question: ChargeQuestion, { verdict, kind, limit }: Decision): Money | null => {
  const asked = askedSum(question)
  if (!asked || verdict === 'unknown') return null
  const none = sumOf(0, asked.currency)
  if (kind === 'inside') return moneyAbove(asked, limit)
  if (kind === 'notToThem' || kind === 'officeOnly') return null
  if (verdict === 'no') {
    const overLabel = kind === 'employer' ? 'is the employer’s to pay' : 'too much'
    return { asked, allowed: none, allowedLabel: 'allowed', over: asked, overLabel }
  }
  if (!limit || limit.amount === null || limit.currency !== asked.currency) return null
  const over = asked.amount - limit.amount
  return {
    asked,
    allowed: over > 0 ? limit : asked,
    allowedLabel: 'allowed',
    over: over > 0 ? sumOf(over, asked.currency) : null,
    // Only one fee of the home country is known; there may be others.
    overLabel: kind === 'ownFee' ? 'not explained' : 'too much',
  }
}

/** A part of the agent's fee is compared with the whole limit only when it is above it alone. */
const moneyAbove = (asked: Sum, limit: Limit | null): Money | null => {
  if (!limit || limit.amount === null || limit.currency !== asked.currency) return null
  const over = asked.amount - limit.amount
  if (over <= 0) return null
  return {
    ...{ asked, allowed: limit, allowedLabel: 'limit of all sums together' },
    ...{ over: sumOf(over, asked.currency), overLabel: 'above it' },
  }
}

const AT_HOME: readonly Role[] = ['helpline', 'portal', 'register', 'labour', 'us']
const ABROAD: readonly Role[] = ['labour', 'line', 'helpline', 'portal', 'us']

/** An employer answers to the labour office abroad, everybody else to the offices at home. */
const ladderOf = ({ from, to, by }: ChargeQuestion, facts: Facts): Contact[] =>
  (by === 'employer' ? ABROAD : AT_HOME).flatMap((role) => {
    // Who is asked for money is mostly still at home: the help line there.
    const place = role === 'helpline' ? null : to
    const contact = contactFor(role, { place, origin: from }, facts)
    // A line for household workers does not answer others.
    return contact && !contact.facts.some((key) => key.endsWith('.domestic')) ? contact : []
  })

const CHOICES = {
  from: HOMES,
  to: DESTINATIONS,
  by: mapValues(ASKERS, ({ label }) => label),
  for: mapValues(CHARGES, ({ label }) => label),
} as const

const openOf = (question: ChargeQuestion): OpenCharge[] =>
  (['from', 'to', 'by', 'for'] as const)
    .filter((field) => question[field] === null)
    .map((field) => ({
      field,
      label: LABELS[field],
      choices: Object.entries(CHOICES[field]).map(([value, label]) => ({
        label,
        href: questionHref({ ...question, [field]: value }),
      })),
    }))
