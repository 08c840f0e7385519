/** What happens on a day, as the office reads it. */
export const KINDS = { interview: 'Interview', trade_test: 'Trade test' } as const

/** What the candidate said. */
export const ANSWERS = {
  none: 'No answer yet',
  coming: 'Will come',
  cannot: 'Cannot come',
} as const

/** What was seen at the door. */
export const DOOR = { here: 'Here', no_show: 'No show' } as const

export const RESULTS = { yes: 'Yes', hold: 'Hold', no: 'No' } as const

/** What people are asked to bring. */
export const BRING = {
  passport: 'Passport',
  trade_papers: 'Trade papers',
  photographs: 'Two photographs',
  resume: 'Resume',
  work_shoes: 'Work shoes and gloves',
  licence: 'Driving licence',
} as const

export type Kind = keyof typeof KINDS
export type SeatAnswer = keyof typeof ANSWERS
export type Door = keyof typeof DOOR
export type Result = keyof typeof RESULTS
export type Bring = keyof typeof BRING
