import type { Actor } from '@/collections/Tools/steps/shared/steps'

/** What has to be in order before somebody flies, most important first. */
export const GATE_CHECKS = [
  'passport',
  'demand',
  'contract',
  'medical',
  'visa',
  'insurance',
  'clearance',
  'orientation',
  'refund',
  'elsewhere',
] as const

export type GateCheck = (typeof GATE_CHECKS)[number]

/** `blocks`: nobody can fly so. `warns`: it will block, or nobody could tell us whether it does. */
export type GateState = 'ok' | 'warns' | 'blocks'

/** Why a check is not 'ok'; each screen has its own words for it. */
export type GateReason =
  | 'missing'
  | 'not fit'
  | 'too short'
  | 'last day unknown'
  | 'ends soon'
  | 'perhaps needed'
  | 'to be paid back'
  | 'selected twice'

export type GateResult = {
  check: GateCheck
  state: GateState
  reason: GateReason | null
  /** Who can do something about it. */
  who: Actor
  /** The last day ('YYYY-MM-DD') on which it does not block; null: it has none, or blocks already for another reason. */
  lastDay: string | null
}
