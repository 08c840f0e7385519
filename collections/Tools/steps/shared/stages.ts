import type { Stage } from '@/collections/Applications/shared/stages'
import type { StepKey } from '@/collections/Tools/steps/shared/steps'

type Place = {
  /** Null when the application is closed. */
  step: StepKey | null
  /** The steps that the stage proves to be done. */
  done: readonly StepKey[]
  /** What the candidate does now. */
  now: string
}

const AT_APPLICATION = { step: 'application', done: [] } as const

const IN_REVIEW: Place = {
  ...AT_APPLICATION,
  now: 'We are reading your application. Keep your papers ready.',
}

/**
 * The place of each stage on the list of steps. Stages with the same word for candidates
 * (STAGES.toCandidate) have the same place: the page tells no more than that word.
 */
export const PLACE_OF_STAGE: Readonly<Record<Stage, Place>> = {
  new: { ...AT_APPLICATION, now: 'We have your application. Keep your phone on.' },
  contacted: IN_REVIEW,
  shortlisted: IN_REVIEW,
  interview: {
    step: 'interview',
    done: ['application'],
    now: 'Prepare for the interview. Take your papers with you.',
  },
  selected: {
    step: 'contract',
    done: ['application', 'interview'],
    now: 'Read the contract at home before you sign. Ask about each missing point.',
  },
  rejected: {
    step: null,
    done: [],
    now: 'This application is closed. You can apply for another job.',
  },
  withdrawn: {
    step: null,
    done: [],
    now: 'You have withdrawn this application. You can apply for another job.',
  },
}
