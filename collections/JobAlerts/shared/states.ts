/** How far a job alert is. `left`: it ended, but a legal hold keeps the row. */
export const ALERT_STATES = {
  asked: 'Asked, not confirmed',
  confirmed: 'Confirmed',
  left: 'Ended, held for a case',
} as const
