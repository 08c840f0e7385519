import type { StepOutline } from '@/collections/Tools/steps/answer'
import type { StepKey } from '@/collections/Tools/steps/shared/steps'
import type { Milestone } from './shared/milestones'

/** The milestone that ends each step after the selection. */
export const CLOSED_BY: Partial<Record<StepKey, Milestone>> = {
  contract: 'contract_signed',
  certificates: 'certificates_back',
  medical: 'medical_done',
  visa: 'visa_issued',
  clearance: 'clearance_granted',
  orientation: 'orientation_attended',
  flight: 'departed',
  arrival: 'first_salary',
}

export type Done = Partial<Record<Milestone, string>>

/**
 * The step that a selected person is at: the first that is not done. A step that may be needed is passed
 * over when a later one is done. After the last step it stays there.
 */
export const currentStep = (steps: readonly StepOutline[], done: Done): StepKey => {
  const open = steps.find((step, index) => {
    const milestone = CLOSED_BY[step.key]
    if (!milestone || done[milestone] || step.needed === 'no') return false
    return step.needed === 'yes' || !steps.slice(index + 1).some(({ key }) => isDone(key, done))
  })
  return open?.key ?? 'arrival'
}

const isDone = (key: StepKey, done: Done): boolean => {
  const milestone = CLOSED_BY[key]
  return Boolean(milestone && done[milestone])
}

/** The latest day on which something happened, or the day of the selection. */
export const lastDay = (selected: string, done: Done): string =>
  [selected, ...Object.values(done)].reduce((last, day) => (day > last ? day : last))

/** The state of each step, in the given order. */
export const stepStates = (
  steps: readonly StepOutline[],
  current: StepKey,
  done: Done,
): ('done' | 'here' | 'to come')[] =>
  steps.map(({ key }) => {
    if (key === current) return 'here'
    return isDone(key, done) ? 'done' : 'to come'
  })
