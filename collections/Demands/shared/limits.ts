export const EMPLOYER_MAX_CHARS = 200
export const NUMBER_MAX_CHARS = 60
export const TRADE_MAX_CHARS = 120
/** Of one demand. */
export const MOST_LINES = 60
/** Of one line. */
export const MOST_PLACES = 9999
