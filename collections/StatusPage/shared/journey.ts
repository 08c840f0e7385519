import type { GateCheck, GateReason } from '@/collections/Deployments/shared/gateResult'
import type { EndReason } from '@/collections/Deployments/shared/keys'
import type { Actor, StepKey } from '@/collections/Tools/steps/shared/steps'

/** A day of a step, 'YYYY-MM-DD': it happened, or staff planned it. */
export type StepDay = { day: string; isPlanned: boolean }

/** Whether it is planned for `today` or later: it can go into a calendar. */
export const isComing = ({ day, isPlanned }: StepDay, today: string): boolean =>
  isPlanned && day >= today

/** A check before the flight, as the candidate reads it. Never the result of the medical test. */
export type CandidateCheck = {
  check: Exclude<GateCheck, 'elsewhere'> | 'question'
  /** 'stops': in order once, or never, and the journey cannot go on so. */
  state: 'ok' | 'soon' | 'unknown' | 'missing' | 'to come' | 'perhaps' | 'stops'
  who: Actor
  /** 'ok', 'soon', 'stops': its last day. 'to come': the planned day. */
  day: string | null
}

/** What stops a journey out of turn, the most important first. */
export type Stop = {
  check: Extract<GateCheck, 'passport' | 'demand' | 'medical' | 'visa' | 'insurance'>
  /** Null: we talk about it first. */
  lastDay: string | null
}

/** The way of a selected candidate. Never a note of staff, a name, or a result. */
export type Journey = {
  /** The planned day of the flight. */
  flight: string | null
  departed: string | null
  ended: EndReason | null
  /** The current step; `since`: the day on which the step before ended. */
  next: { key: StepKey; planned: string | null; since: string }
  stop: Stop | null
  checks: CandidateCheck[]
}

/** The reasons that stop a journey, other than what is still to come. */
export const STOPS: ReadonlySet<GateReason | null> = new Set(['too short', 'not fit'])
