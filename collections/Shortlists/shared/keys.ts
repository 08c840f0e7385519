/** What an employer says about a person. */
export const ANSWERS = { none: 'No answer yet', yes: 'Yes', hold: 'Hold', no: 'No' } as const

/** Why Hold or No. A text of the employer's own is not offered. */
export const REASONS = {
  skill: 'Skill',
  experience: 'Experience',
  papers: 'Papers',
  filled: 'Place is filled',
  second_test: 'Second test wanted',
} as const

export type ListAnswer = keyof typeof ANSWERS
export type Reason = keyof typeof REASONS

/** Hold and No need a reason. */
export const needsReason = (answer: ListAnswer): boolean => answer === 'hold' || answer === 'no'

/** People on one list: its page is one form, and a form has at most 40 fields (lib/server/calls/body.ts). */
export const MOST_PEOPLE = 18
export const COMPANY_MAX_CHARS = 120
/** A list is open for so many days at most. */
export const MOST_DAYS = 60
export const CODE_TRIES = 5
export const CODE_MINUTES = 10
