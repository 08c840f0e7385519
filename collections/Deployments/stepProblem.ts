import { dayWords } from '@/collections/Demands/shared/words'
import { keysOf } from '@/lib/shared/objects'
import { isReady } from './gate'
import type { Done } from './progress'
import type { GateResult } from './shared/gateResult'
import { MILESTONES, type Milestone } from './shared/milestones'
import type { StepValues } from './shared/schema'
import { hindranceWords } from './shared/words'

/** What cannot happen before what. */
const AFTER: Partial<Record<Milestone, readonly Milestone[]>> = {
  offer_accepted: ['offer_sent'],
  certificates_back: ['certificates_given'],
  visa_issued: ['visa_applied'],
  clearance_granted: ['clearance_applied'],
  orientation_attended: ['orientation_booked'],
  departed: ['visa_issued', 'ticket'],
  arrived: ['departed'],
  first_salary: ['arrived'],
}

type Problem = { field: 'done' | 'note'; text: string }

/**
 * Why a milestone cannot be stored so; null if it can. `done`: what happened so far; `results`: the
 * departure gate, as nobody departs past it without a reason.
 */
export const stepProblem = (
  { milestone, done, note }: StepValues,
  before: Done,
  results: readonly GateResult[],
  today: string,
): Problem | null => {
  if (done === '') return null
  const { label } = MILESTONES[milestone]
  if (done > today) return { field: 'done', text: 'This day has not come yet. Enter it as planned' }
  for (const [later, earlier] of pairsOf(milestone)) {
    const days = { ...before, [milestone]: done }
    const [first, second] = [days[earlier], days[later]]
    if (first && second && second < first) {
      const [other, day] = later === milestone ? [earlier, first] : [later, second]
      const side = later === milestone ? 'before' : 'after'
      return {
        field: 'done',
        text: `“${label}” cannot be ${side} “${MILESTONES[other].label}” on ${dayWords(day)}`,
      }
    }
  }
  if (milestone === 'departed' && !before.departed && !isReady(results) && note.trim() === '') {
    const blocks = results.flatMap((one) =>
      one.state === 'blocks' ? (hindranceWords(one) ?? []) : [],
    )
    return {
      field: 'note',
      text: `Not ready to fly: ${blocks.join('; ')}. Write why the person left`,
    }
  }
  return null
}

/** The pairs (later, earlier) with this milestone. */
const pairsOf = (milestone: Milestone): [Milestone, Milestone][] =>
  keysOf(MILESTONES).flatMap((later) =>
    (AFTER[later] ?? [])
      .filter((earlier) => later === milestone || earlier === milestone)
      .map((earlier): [Milestone, Milestone] => [later, earlier]),
  )
