import type { PaperKind } from '@/collections/Papers/shared/papers'
import type { StepOutline } from '@/collections/Tools/steps/answer'
import type { Actor, Needed, StepKey } from '@/collections/Tools/steps/shared/steps'
import { daysAfter } from '@/lib/shared/format'
import { monthsBefore } from './days'
import type { GateCheck, GateReason, GateResult, GateState } from './shared/gateResult'
import type { Milestone } from './shared/milestones'

/** Days are 'YYYY-MM-DD' in Mumbai. */
type Day = string

/** What is known of a deployment, as the gate reads it. */
export type GateInput = {
  /** The planned day of the flight; null: none yet. */
  flight: Day | null
  /** When a milestone happened. */
  done: Partial<Record<Milestone, Day>>
  /** The last day of each paper that is there; null: its last day is not known. */
  papers: Partial<Record<PaperKind, { lastDay: Day | null }>>
  /** Null: the test was not done, or its result is not known. */
  isFit: boolean | null
  /** The demand; null: none is linked. `lastDay`: the first end of the demand and its papers. */
  demand: { lastDay: Day | null } | null
  /** Money that has to be paid back, in hundredths. */
  refundMinor: number
  /** Whether the person is on the way for another job, too. */
  isElsewhere: boolean
}

/** A passport has to be valid for so long after the arrival (general.passport.validity). */
const PASSPORT_MONTHS = 6
/** A paper that ends so soon after the flight, or after today without one, is said in time. */
const SOON_DAYS = 30

/** What a way asks for before the flight. */
export type GateNeeds = ReadonlyMap<StepKey, Needed>

/** The needs of a way: the same data as "My steps". A step after the flight is not needed for it. */
export const gateNeeds = (steps: readonly StepOutline[]): GateNeeds => {
  const flight = steps.findIndex(({ key }) => key === 'flight')
  return new Map(steps.map(({ key, needed }, index) => [key, index < flight ? needed : 'no']))
}

/**
 * Whether a person can fly, and what is missing: one result for each check that this way has. Office,
 * candidate, family, mails and figures read it, and nobody calculates beside it.
 */
export const departureGate = (input: GateInput, needs: GateNeeds, today: Day): GateResult[] => {
  const need = (key: StepKey): Needed => needs.get(key) ?? 'perhaps'
  const on = input.flight && input.flight > today ? input.flight : today
  const { papers, done } = input
  const passport = papers.passport && {
    lastDay: papers.passport.lastDay && monthsBefore(papers.passport.lastDay, PASSPORT_MONTHS),
  }
  return [
    paper('passport', 'you', 'yes', passport, on),
    demandCheck(input.demand, on),
    step('contract', 'employer', 'yes', done.contract_signed),
    input.isFit === false
      ? result('medical', 'office', 'blocks', 'not fit')
      : paper('medical', 'you', need('medical'), fitPaper(input), on),
    paper('visa', 'employer', 'yes', done.visa_issued ? papers.visa : undefined, on),
    paper(
      'insurance',
      'office',
      need('clearance'),
      done.insured ? papers.insurance : undefined,
      on,
    ),
    step('clearance', 'office', need('clearance'), done.clearance_granted),
    step('orientation', 'you', need('orientation'), done.orientation_attended),
    input.refundMinor > 0
      ? result('refund', 'office', 'blocks', 'to be paid back')
      : result('refund', 'office', 'ok'),
    input.isElsewhere ? result('elsewhere', 'office', 'blocks', 'selected twice') : null,
  ].flatMap((one) => one ?? [])
}

/** Whether nothing blocks. */
export const isReady = (results: readonly GateResult[]): boolean =>
  results.every(({ state }) => state !== 'blocks')

const result = (
  check: GateCheck,
  who: Actor,
  state: GateState,
  reason: GateReason | null = null,
  lastDay: Day | null = null,
): GateResult => ({ check, who, state, reason, lastDay })

/** Something that has happened or not. Null: this way does not need it. */
const step = (
  check: GateCheck,
  who: Actor,
  needed: Needed,
  happened: Day | undefined,
): GateResult | null => {
  if (needed === 'no') return null
  if (happened) return result(check, who, 'ok')
  return needed === 'yes'
    ? result(check, who, 'blocks', 'missing')
    : result(check, who, 'warns', 'perhaps needed')
}

/** A paper with a last day, for a flight on a day. Null: this way does not need it. */
const paper = (
  check: GateCheck,
  who: Actor,
  needed: Needed,
  given: { lastDay: Day | null } | undefined,
  on: Day,
): GateResult | null => {
  if (!given || needed === 'no') return step(check, who, needed, undefined)
  const { lastDay } = given
  if (lastDay === null) return result(check, who, 'warns', 'last day unknown')
  return ending(check, who, lastDay, on)
}

const ending = (check: GateCheck, who: Actor, lastDay: Day, on: Day): GateResult => {
  if (lastDay < on) return result(check, who, 'blocks', 'too short', lastDay)
  return lastDay <= daysAfter(on, SOON_DAYS)
    ? result(check, who, 'warns', 'ends soon', lastDay)
    : result(check, who, 'ok', null, lastDay)
}

/** A report counts when the test was done and the result is known. */
const fitPaper = ({ papers, done, isFit }: GateInput) =>
  done.medical_done && isFit ? (papers.medical ?? { lastDay: null }) : undefined

/** People fly for a demand that is valid on that day. */
const demandCheck = (demand: GateInput['demand'], on: Day): GateResult => {
  if (!demand) return result('demand', 'office', 'blocks', 'missing')
  if (demand.lastDay === null) return result('demand', 'employer', 'warns', 'last day unknown')
  return ending('demand', 'employer', demand.lastDay, on)
}
