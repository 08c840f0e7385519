/** The result of the medical test. */
export const FITNESS = { fit: 'Fit', unfit: 'Not fit' } as const

export type Fitness = keyof typeof FITNESS

/** Why a way ends without a departure. */
export const END_REASONS = {
  visa_refused: 'Visa refused',
  offer_withdrawn: 'The employer withdrew the offer',
  candidate_withdrew: 'The candidate does not want to go any more',
  unfit: 'Not fit by the medical test',
  not_reached: 'Cannot be reached',
  papers: 'A paper could not be had',
  other_job: 'Goes for another job',
  other: 'Another reason',
} as const

export type EndReason = keyof typeof END_REASONS
