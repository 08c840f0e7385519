/** How the office is visited. */
export const VISITS = {
  open: 'Open to everybody in office hours',
  appointment: 'By appointment: call first',
  none: 'No visits',
} as const

/** What the agency charges candidates. */
export const CHARGING_POLICIES = {
  nothing: 'Nothing',
  charges: 'The charges named below, within the legal limit',
} as const
