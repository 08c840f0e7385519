import { keysOf } from '@/lib/shared/objects'

type StageDefinition = {
  label: string
  /** The dashboard's shortcut. */
  key: string
  /** The word on the status page, which is all that candidates learn about the stage. */
  toCandidate: string
  /** Nothing follows: a candidate cannot withdraw any more, and the funnel leaves it out. */
  isClosed: boolean
  /** The colour of its label in the applicant list. */
  tone: 'plain' | 'waiting' | 'good' | 'bad'
}

/** The stages of an application in working order. */
export const STAGES = {
  new: { label: 'New', key: '1', toCandidate: 'Received', isClosed: false, tone: 'plain' },
  contacted: {
    label: 'Contacted',
    key: '2',
    toCandidate: 'In review',
    isClosed: false,
    tone: 'plain',
  },
  shortlisted: {
    label: 'Shortlisted',
    key: '3',
    toCandidate: 'In review',
    isClosed: false,
    tone: 'waiting',
  },
  interview: {
    label: 'Interview',
    key: '4',
    toCandidate: 'Interview',
    isClosed: false,
    tone: 'waiting',
  },
  selected: { label: 'Selected', key: '5', toCandidate: 'Selected', isClosed: false, tone: 'good' },
  rejected: { label: 'Rejected', key: '6', toCandidate: 'Closed', isClosed: true, tone: 'bad' },
  withdrawn: {
    label: 'Withdrawn',
    key: '7',
    toCandidate: 'Withdrawn',
    isClosed: true,
    tone: 'bad',
  },
} as const satisfies Record<string, StageDefinition>

export type Stage = keyof typeof STAGES

export const STAGE_NAMES = keysOf(STAGES)

/** Whether a move to this stage takes somebody back: from a later stage, or from a closed one. */
export const isMoveBack = (from: Stage, to: Stage): boolean =>
  !STAGES[to].isClosed && STAGE_NAMES.indexOf(from) > STAGE_NAMES.indexOf(to)

export const isStage = (value: unknown): value is Stage =>
  typeof value === 'string' && Object.hasOwn(STAGES, value)
