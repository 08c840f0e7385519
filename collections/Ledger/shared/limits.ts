/** Money that must not have been taken is paid back within so many days. */
export const REFUND_DAYS = 7
/** Entries of one person. */
export const MOST_ENTRIES = 100
