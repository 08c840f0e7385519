import type { Route } from '@/collections/Tools/documents/shared/question'
import type { Line } from '@/collections/Tools/shared/line'
import type { Paid, Payer } from '@/collections/Tools/shared/payers'

/** The twelve steps of the site, in the order of most countries. */
export const STEP_KEYS = [
  'demand',
  'emigrate',
  'application',
  'interview',
  'contract',
  'certificates',
  'medical',
  'visa',
  'clearance',
  'orientation',
  'flight',
  'arrival',
] as const

export type StepKey = (typeof STEP_KEYS)[number]

export const ACTORS = {
  employer: 'The employer',
  you: 'You',
  office: 'Our office',
  government: 'A government office',
} as const

export type Actor = keyof typeof ACTORS

/** 'perhaps': it depends on what was not answered, or on what nobody could tell us. */
export type Needed = 'yes' | 'perhaps' | 'no'

/**
 * Where a step is for an application. 'theirs': a step of the employer before the application, of
 * which our stages say nothing.
 */
export const STEP_STATES = {
  done: 'Done',
  here: 'You are here',
  'to come': 'To come',
  theirs: 'The employer’s part',
} as const

export type StepState = keyof typeof STEP_STATES

export type Step = {
  key: StepKey
  /** From 1, in the order of the way. */
  number: number
  title: string
  needed: Needed
  what: readonly Line[]
  acts: readonly Actor[]
  paid: Paid
  keep: Line
  /** Null without an application, or when it is closed. */
  state: StepState | null
}

export type StepsAnswer = {
  steps: readonly Step[]
  /** What the order of the steps rests on. */
  order: Line
  doubts: readonly Line[]
  /** How many steps each pays; steps that are not needed do not count. */
  payers: Readonly<Record<Payer, number>>
  /** The current step of an application; null without one, or when it is closed. */
  current: { key: StepKey; number: number } | null
  /** What the candidate does now; null without an application. */
  now: Line | null
  open: readonly { question: keyof Route; text: string }[]
  /** The keys of the facts of all lines, in the order in which they are quoted first. */
  facts: readonly string[]
}

/** What the family sees: titles and how far it is. No person, paper, payer or words of ours. */
export type FamilyStep = Pick<Step, 'number' | 'title' | 'needed' | 'state'>

export const familySteps = ({ steps }: Pick<StepsAnswer, 'steps'>): FamilyStep[] =>
  steps.map(familyStep)

export const familyStep = ({ number, title, needed, state }: Step): FamilyStep => ({
  number,
  title,
  needed,
  state,
})
