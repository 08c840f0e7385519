import { keysOf } from '@/lib/shared/objects'

/**
 * The stages of an application in working order: `key` is the dashboard's shortcut, `toCandidate`
 * the word on the status page, which is all that candidates learn about the stage.
 */
export const STAGES = {
  new: { label: 'New', key: '1', toCandidate: 'Received' },
  contacted: { label: 'Contacted', key: '2', toCandidate: 'In review' },
  shortlisted: { label: 'Shortlisted', key: '3', toCandidate: 'In review' },
  interview: { label: 'Interview', key: '4', toCandidate: 'Interview' },
  selected: { label: 'Selected', key: '5', toCandidate: 'Selected' },
  rejected: { label: 'Rejected', key: '6', toCandidate: 'Closed' },
  withdrawn: { label: 'Withdrawn', key: '7', toCandidate: 'Withdrawn' },
} as const

export type Stage = keyof typeof STAGES

export const STAGE_NAMES = keysOf(STAGES)

export const isStage = (value: unknown): value is Stage =>
  typeof value === 'string' && Object.hasOwn(STAGES, value)
