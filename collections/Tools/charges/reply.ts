import { type FactJson, isUsual } from '@/collections/Facts/shared/fact'
import { type Facts, factIn } from '@/collections/Tools/shared/facts'
import type { Decision } from './decide'
import { askedSum, CHARGES, type ChargeQuestion } from './shared/question'

/**
 * The sentences of the message to copy: polite, it names the rule and its source, asks for something in
 * writing, and accuses nobody.
 */
export const replyTo = (
  question: ChargeQuestion,
  decision: Decision | null,
  facts: Facts,
): string[] => ['Hello.', ...bodyOf(question, decision, facts), 'Thank you.']

const bodyOf = (question: ChargeQuestion, decision: Decision | null, facts: Facts): string[] => {
  const asked = askedSum(question)
  const fact = decision?.verdict === 'unknown' ? null : (decision?.fact ?? null)
  if (!decision || !fact) return openRequest(question)
  const rule = [fact.sentence.trim(), ...sourceName(fact)]
  const sum = asked ? [`I was asked for ${asked.text}.`] : []
  switch (decision.verdict) {
    case 'no':
      return [...rule, ...sum, ...refusal(question, decision)]
    case 'limit':
      return [
        ...(question.by === 'unsure' ? [WHO] : []),
        ...rule,
        ...[...sum, ...BILL, ...checkOf(question, facts)],
      ]
    default:
      return [...rule, ...sum, 'Please write it on the receipt, as a line of its own.']
  }
}

/** The name of the document; none for what is only usual. */
const sourceName = (fact: FactJson): string[] =>
  isUsual(fact) ? [] : [`Source: ${fact.source.title.replace(/\.$/, '')}.`]

const BILL = [
  'Please send me a written bill.',
  'It should show each item and your registration number.',
]

const refusal = (question: ChargeQuestion, { kind }: Decision): string[] => {
  if (kind === 'notTheirs') return ['Please give me my passport, and tell me the day in writing.']
  if (kind === 'notRegistered' || kind === 'notToThem' || kind === 'officeOnly') {
    return ['Please send me your registration number and the address of your office.']
  }
  return [`Please confirm in writing that I do not pay for ${thing(question)}.`]
}

const checkOf = ({ from, by }: ChargeQuestion, facts: Facts): string[] =>
  from === 'IN' && by === 'agent' && factIn(facts, 'in.contacts.emigrate')
    ? ['I will check the number on eMigrate.']
    : []

const openRequest = (question: ChargeQuestion): string[] => {
  const asked = askedSum(question)
  const who = question.by === 'agent' || question.by === 'employer' ? [] : [WHO]
  return [
    ...who,
    `I was asked to pay ${asked ? `${asked.text} ` : ''}for ${thing(question)}.`,
    'Please tell me in writing who must pay this, and under which rule.',
    'I will answer when I have it.',
  ]
}

const WHO = 'Please tell me your name, company and office first.'

const thing = ({ for: charge }: ChargeQuestion): string => {
  if (!charge) return 'a job'
  return charge === 'passport' ? 'my own passport' : CHARGES[charge].inText
}
