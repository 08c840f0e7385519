/** Of a note of staff at a milestone, or at the end. */
export const NOTE_MAX_CHARS = 300
/** People of one change of many. */
export const CHANGED_AT_ONCE = 500
/** Of what a person writes beside the answers after the departure. */
export const ANSWER_NOTE_MAX_CHARS = 500
