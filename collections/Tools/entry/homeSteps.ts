import { answerCharge } from '@/collections/Tools/charges/answer'
import { NO_QUESTION } from '@/collections/Tools/charges/shared/question'
import { EMPTY_ROUTE } from '@/collections/Tools/documents/shared/question'
import type { Facts } from '@/collections/Tools/shared/toolFacts'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import type { HomeStep } from './shared/entry'

/** The steps of My steps for a candidate from India whose destination is open. */
export const homeSteps = (facts: Facts): HomeStep[] =>
  stepsAnswer({ ...EMPTY_ROUTE, home: 'IN' }, facts).steps.map(({ title, what, paid }) => ({
    title,
    text: what[0]?.text ?? '',
    who: paid.who,
  }))

/** What the law of India says on the agent's fee, sentence by sentence. */
export const feeLimit = (facts: Facts, now: Date): string[] => {
  const question = { ...NO_QUESTION, from: 'IN', by: 'agent', for: 'service' } as const
  return answerCharge(question, facts, now).lead.map(({ text }) => text)
}
