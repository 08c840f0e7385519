/** Of a note of staff at a milestone, or at the end. */
export const NOTE_MAX_CHARS = 300
/** People of one change of many. */
export const CHANGED_AT_ONCE = 500
