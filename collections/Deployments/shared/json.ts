import type { Passport } from '@/collections/Tools/documents/shared/question'
import type { Needed, StepKey } from '@/collections/Tools/steps/shared/steps'
import type { GateResult } from './gateResult'
import type { EndReason, Fitness } from './keys'
import type { Milestone } from './milestones'
import type { QuestionsJson } from './questionsJson'

/** A person on the way as the list shows one. Days are 'YYYY-MM-DD' in Mumbai. */
export type DepartureRowJson = {
  /** Of the application. */
  id: number
  reference: string
  name: string
  position: string
  job_title: string | null
  step: StepKey
  /** Of somebody who flew: the bad answers that wait for the office. Of a refund: until when, and where the person is. */
  step_title: string
  /** Whole days since the step before ended. */
  days: number
  /** The planned day; of somebody who flew, the day of the departure. */
  flight: string | null
  /** What blocks, most important first; then what warns. */
  hindrances: GateResult[]
}

/**
 * How the list is grouped; by `answers` and `refunds` are also people whom the others leave out, because they
 * flew or their way ended. Refunds are for accounts that may see money.
 */
export const GROUPINGS = {
  blocks: 'What blocks',
  step: 'Step',
  flight: 'Flight',
  answers: 'Departed',
  refunds: 'Refunds',
} as const

export type Grouping = keyof typeof GROUPINGS

/** The groups of people by the day of the flight. */
export const FLIGHT_GROUPS = {
  over: 'The planned day is over',
  week: 'Within 7 days',
  month: 'Within 30 days',
  later: 'Later',
  none: 'No flight planned',
} as const

/** The group of those whom nothing blocks. */
export const READY = 'ready'

export type DepartureGroupJson = {
  /** A check and its reason, READY, a step, one of FLIGHT_GROUPS, or of ANSWER_GROUPS (listAnswers.ts). */
  key: string
  /** What it is, in words. */
  title: string
  total: number
  /** The first of them, or all when the group is asked for alone. */
  people: DepartureRowJson[]
}

export type DepartureListJson = {
  groups: DepartureGroupJson[]
  /** Of all on the way, whatever the filters say. */
  counts: { total: number; ready: number; soon: number; soonBlocked: number }
}

/** A milestone of an opened person; the days are empty when there are none. */
export type MilestoneJson = {
  key: Milestone
  planned: string
  done: string
  note: string
  /** The account that changed it last; null when nobody did, or the account is gone. */
  by: string | null
}

export type DepartureStepJson = {
  key: StepKey
  title: string
  needed: Needed
  state: 'done' | 'here' | 'to come'
  milestones: MilestoneJson[]
}

/** What staff see of one selected person's way. */
export type DepartureJson = {
  id: number
  changed_at: string
  /** Null: the stamp makes no difference for this home country. */
  passport: Passport | '' | null
  fit: Fitness | ''
  departed_on: string | null
  ended: { on: string; reason: EndReason; note: string } | null
  flight: string | null
  days: number
  results: GateResult[]
  steps: DepartureStepJson[]
  /** What the person was asked and answered after the departure; null before. */
  questions: QuestionsJson | null
}
