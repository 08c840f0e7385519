import { doneOf, type Judged, sinceOf } from '@/collections/Deployments/judge'
import { CLOSED_BY } from '@/collections/Deployments/progress'
import type { GateCheck, GateResult } from '@/collections/Deployments/shared/gateResult'
import { MILESTONES, type Milestone } from '@/collections/Deployments/shared/milestones'
import type { Step, StepKey, StepState } from '@/collections/Tools/steps/shared/steps'
import { keysOf } from '@/lib/shared/objects'
import { type CandidateCheck, type Journey, STOPS, type StepDay, type Stop } from './shared/journey'

/** The way of a selected candidate from what staff entered and the gate. */
export const journeyOf = ({ row, results, step, flight }: Judged): Journey => {
  const { departed_on: departed, ended_on, end_reason } = row
  const key = departed ? 'arrival' : step
  const isOver = Boolean(departed || ended_on)
  const day = stepDays(row)[key]
  return {
    ...{ flight, departed },
    ended: ended_on ? (end_reason ?? 'other') : null,
    next: { key, planned: day?.isPlanned ? day.day : null, since: sinceOf(row) },
    stop: isOver ? null : stopOf(results),
    checks: isOver ? [] : results.flatMap((result) => checkOf(result, row, key) ?? []),
  }
}

/** The day of each step after the selection: when it was done, or else when it is planned. */
export const stepDays = ({
  milestones,
}: Pick<Judged['row'], 'milestones'>): Partial<Record<StepKey, StepDay>> =>
  Object.fromEntries(
    keysOf(CLOSED_BY).flatMap((key): [StepKey, StepDay][] => {
      const { done, planned } = milestones[CLOSED_BY[key] ?? ''] ?? {}
      if (done) return [[key, { day: done, isPlanned: false }]]
      return planned ? [[key, { day: planned, isPlanned: true }]] : []
    }),
  )

/**
 * The steps with their states by what staff entered. A step that was passed over has none: nobody said
 * that it was done, and it is not to come.
 */
export const stepsOnTheWay = (
  steps: readonly Step[],
  { row, ...judged }: Judged,
): { steps: Step[]; current: Step | null } => {
  if (row.ended_on) {
    return { steps: steps.map((step) => ({ ...step, state: null })), current: null }
  }
  const key = row.departed_on ? 'arrival' : judged.step
  const done = doneOf(row)
  const at = steps.findIndex((step) => step.key === key)
  const stateOf = (step: Step, index: number): StepState | null => {
    if (index === at) return 'here'
    const closing = CLOSED_BY[step.key]
    if (!closing) return index < at && step.state === 'to come' ? 'theirs' : step.state
    if (done[closing]) return 'done'
    return index < at ? null : 'to come'
  }
  const stated = steps.map((step, index) => ({ ...step, state: stateOf(step, index) }))
  return { steps: stated, current: stated[at] ?? null }
}

const isStop = (check: GateCheck): check is Stop['check'] =>
  ['passport', 'demand', 'medical', 'visa', 'insurance'].some((one) => one === check)

const stopOf = (results: readonly GateResult[]): Stop | null => {
  const found = results.find(({ state, reason }) => state === 'blocks' && STOPS.has(reason))
  return found && isStop(found.check) ? { check: found.check, lastDay: found.lastDay } : null
}

/** The milestone that puts a check in order: its planned day is that of the check. */
const PUT_IN_ORDER_BY: Partial<Record<GateCheck, Milestone>> = {
  contract: 'contract_signed',
  medical: 'medical_done',
  visa: 'visa_issued',
  insurance: 'insured',
  clearance: 'clearance_granted',
  orientation: 'orientation_attended',
}

/** A check in the candidate's eyes; null for what concerns only the office. */
const checkOf = (
  { check, state, reason, who, lastDay }: GateResult,
  { milestones }: Judged['row'],
  here: StepKey,
): CandidateCheck | null => {
  if (check === 'elsewhere' || check === 'refund') {
    if (state !== 'blocks') return null
    const name = check === 'elsewhere' ? 'question' : check
    return { check: name, state: 'missing', who: 'office', day: null }
  }
  const closing = PUT_IN_ORDER_BY[check]
  const day = (closing && milestones[closing]?.planned) || null
  if (state === 'ok') return { check, state: 'ok', who, day: lastDay }
  switch (reason) {
    case 'too short':
    case 'not fit':
      return { check, state: 'stops', who, day: lastDay }
    case 'last day unknown':
      return { check, state: 'unknown', who, day: null }
    case 'ends soon':
      return { check, state: 'soon', who, day: lastDay }
    case 'perhaps needed':
      return { check, state: 'perhaps', who, day }
    case 'missing': {
      // What has its turn, or has none, is missing; the rest is to come.
      const isDue = !closing || MILESTONES[closing].step === here
      return { check, state: isDue && !day ? 'missing' : 'to come', who, day }
    }
    default:
      return { check, state: 'missing', who, day: null }
  }
}
