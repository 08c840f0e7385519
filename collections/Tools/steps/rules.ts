import { AFTER_CONTRACT } from './rulesAfterContract'
import { UNTIL_CONTRACT } from './rulesUntilContract'
import type { StepRule } from './stepRule'

/** The twelve steps, in the order of most countries. */
export const STEP_RULES: readonly StepRule[] = [...UNTIL_CONTRACT, ...AFTER_CONTRACT]
