import type { Route } from '@/collections/Tools/documents/shared/question'
import type { Line } from '@/collections/Tools/shared/line'
import type { Paid } from '@/collections/Tools/shared/payers'

/** When a paper is needed, in the order of the list. */
export const PAPER_GROUPS = {
  interview: 'Before the interview',
  chosen: 'After you are chosen',
  flight: 'Before you fly',
} as const

export type PaperGroup = keyof typeof PAPER_GROUPS

export const PAPER_KEYS = [
  'passport',
  'cv',
  'trade-papers',
  'driving-licence',
  'skill-test',
  'contract',
  'certificates',
  'dataflow',
  'licence',
  'medical',
  'police',
  'visa',
  'insurance',
  'clearance',
  'orientation',
  'ticket',
] as const

/** Ticks are kept under it on the phone, so it never changes. */
export type PaperKey = (typeof PAPER_KEYS)[number]

/** 'must': a fact says so. 'usual': common practice. 'if-asked': only when somebody asks for it. */
export type Need = 'must' | 'usual' | 'if-asked'

export type Paper = {
  key: PaperKey
  group: PaperGroup
  /** From 1, over all groups. */
  number: number
  title: string
  need: Need
  /** What it is, and what the facts say about it; at least one. */
  notes: readonly Line[]
  issuer: Line
  paid: Paid
  validity: Line
}

export type DocumentsAnswer = {
  papers: readonly Paper[]
  /** Why the papers are in this order. */
  order: Line
  /** What nobody could tell us, with whom to ask; the police certificate is one of them. */
  doubts: readonly Line[]
  notNeeded: readonly Line[]
  /** What follows after arrival. */
  after: readonly Line[]
  /** How to check that a visa is real: where, what to type, what a true answer shows. */
  visaCheck: readonly Line[]
  /** What to look at before packing. */
  packing: readonly Line[]
  /** Questions that were left open, and what their answers would add. */
  open: readonly { question: keyof Route; text: string }[]
  /** The keys of the facts of all lines, in the order in which they are quoted first. */
  facts: readonly string[]
}
