import type { Stage } from '@/collections/Applications/shared/stages'

type Occasion = {
  label: string
  /** Its texts are offered to people at this stage. */
  stage?: Stage
}

/** What a message template is for, in the order in which staff see the texts. */
export const OCCASIONS = {
  received: { label: 'Application received', stage: 'new' },
  paper: { label: 'A paper is missing' },
  shortlisted: { label: 'Shortlisted', stage: 'shortlisted' },
  interview: { label: 'Interview', stage: 'interview' },
  selected: { label: 'Selected', stage: 'selected' },
  closed: { label: 'The position is closed', stage: 'rejected' },
  rejected: { label: 'Rejected', stage: 'rejected' },
  other: { label: 'Something else' },
} as const satisfies Record<string, Occasion>

export type OccasionName = keyof typeof OCCASIONS
