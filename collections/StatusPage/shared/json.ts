import type { Destination } from '@/collections/Countries/shared/destinations'
import type { Given, Round } from '@/collections/Deployments/shared/questions'
import type { CandidateCopy } from '@/collections/Papers/shared/copies'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import type { Route } from '@/collections/Tools/documents/shared/question'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import type { FamilyStep, StepKey, StepsAnswer } from '@/collections/Tools/steps/shared/steps'
import type { Journey, StepDay } from './journey'
import type { PaidView } from './paid'

/** When a step was done or began; absent where nothing proves a day. */
export type StepDates = Partial<Record<StepKey, StepDay>>

/** The list of steps of an application. */
export type ApplicationSteps = {
  route: Route
  answer: StepsAnswer
  dates: StepDates
  sources: ToolSource[]
  /** Of a selected candidate; null before. */
  journey: Journey | null
}

/** What the family sees: the line and the dates. */
export type FamilyView = {
  /** Null for an application for no job in particular. */
  destination: Destination | null
  isClosed: boolean
  /** Whether the steps have days that staff entered, done or planned. */
  isOnTheWay: boolean
  steps: (FamilyStep & { key: StepKey; date: StepDay | null })[]
}

/** The questions of the round that is open after a departure. Days are 'YYYY-MM-DD'. */
export type QuestionsView = {
  round: Round
  departed: string
  until: string
  /** Null while it is not answered. */
  answer: (Given & { on: string }) | null
}

/** What the status page shows. Never a note, a star or another mark of staff. */
export type StatusView = {
  token: string
  kind: CandidateCollection
  reference: string
  /** A coarse status in one word, and its meaning. */
  status: { word: string; text: string }
  /** Of an application: the name and the job, as label and value. */
  about: [string, string][]
  /** All personal data stored with the submission, as label and value. */
  data: [string, string][]
  whatsapp: boolean
  keep: boolean
  canWithdraw: boolean
  /** The day of the erasure request, as text. */
  erasureAsked: string | null
  /** Under a legal hold. */
  isHeld: boolean
  /** How long it is stored, as a sentence. */
  keptUntil: string
  /** The nearest interview that is not over: what its link says, and its address. */
  interview: { title: string; href: string } | null
  /** Null for a registration, which has no stages. */
  steps: ApplicationSteps | null
  /** What a selected candidate paid; null before the selection. */
  paid: PaidView | null
  /** Null before a departure, and while no round is open. */
  questions: QuestionsView | null
  /** Copies of papers that were asked for or sent. */
  copies: CandidateCopy[]
  /** The whole address of the page for the family, and its last day; null when there is none. */
  family: { url: string; until: string } | null
}
