import type { When } from '@/collections/Tools/documents/speak'
import { AFTER_CONTRACT } from './rulesAfterContract'
import { UNTIL_CONTRACT } from './rulesUntilContract'
import type { StepKey } from './shared/steps'
import type { StepRule } from './stepRule'

/** The twelve steps, in the order of most countries. */
export const STEP_RULES: readonly StepRule[] = [...UNTIL_CONTRACT, ...AFTER_CONTRACT]

/** Steps that come earlier or later than in most countries: `step` comes just after `after`. */
export const MOVED: readonly { when: When; step: StepKey; after: StepKey }[] = [
  { when: { destination: ['SA'] }, step: 'medical', after: 'contract' },
  { when: { destination: ['AE', 'SG'] }, step: 'medical', after: 'flight' },
]
