import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { answerCharge } from '@/collections/Tools/charges/answer'
import { NO_QUESTION } from '@/collections/Tools/charges/shared/question'
import { EMPTY_ROUTE } from '@/collections/Tools/documents/shared/question'
import type { Facts } from '@/collections/Tools/shared/facts'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import { keysOf } from '@/lib/shared/objects'
import type { HomeStep } from './shared/entry'

/**
 * The steps of My steps for a candidate from India whose destination is open. Who pays is shown where it
 * is the same for every destination.
 */
export const homeSteps = (facts: Facts): HomeStep[] => {
  const route = { ...EMPTY_ROUTE, home: 'IN' } as const
  const everywhere = keysOf(DESTINATIONS).map(
    (destination) => stepsAnswer({ ...route, destination }, facts).steps,
  )
  return stepsAnswer(route, facts).steps.map(({ key, title, what }) => {
    const payers = everywhere.map((steps) => steps.find((step) => step.key === key)?.paid.who)
    const [who] = payers
    const isSame = who && who !== 'ask' && payers.every((each) => each === who)
    const depends = payers.includes('employer')
      ? 'Often the employer.'
      : 'It depends on the country.'
    return { key, title, text: what[0]?.text ?? '', who: isSame ? who : null, depends }
  })
}

/** What the law of India says on the agent's fee, sentence by sentence. */
export const feeLimit = (facts: Facts, now: Date): string[] => {
  const question = { ...NO_QUESTION, from: 'IN', by: 'agent', for: 'service' } as const
  return answerCharge(question, facts, now).lead.map(({ text }) => text)
}
