import type { PaperRule } from './paperRule'
import { AFTER_CHOICE } from './rulesChosen'
import { BEFORE_FLIGHT } from './rulesFlight'
import { BEFORE_INTERVIEW } from './rulesInterview'
import type { SentenceRule } from './sentences'

/** Every paper, in the order of most countries. */
export const PAPER_RULES: readonly PaperRule[] = [
  ...BEFORE_INTERVIEW,
  ...AFTER_CHOICE,
  ...BEFORE_FLIGHT,
]

export const ORDER_BY_COUNTRY: SentenceRule = {
  text: 'The order depends on the country of the job.',
  ask: 'Our office',
}

const EMBASSY = 'The embassy of {Country} in your country'

/** Is my visa real? Only when the destination is known. */
export const VISA_CHECK: readonly SentenceRule[] = [
  { fact: '{to}.visa.check', or: 'We know of no official page.', ask: EMBASSY },
  { fact: '{to}.visa.check.type', or: 'Have your passport and the copy ready.', ask: EMBASSY },
  { fact: '{to}.visa.check.answer', or: 'It must be a work visa in your name.', ask: EMBASSY },
]

/** What to look at before packing, on every way. */
export const PACKING: readonly SentenceRule[] = [{ fact: 'general.papers.airport' }]
