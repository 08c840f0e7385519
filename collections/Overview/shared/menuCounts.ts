/** What stands beside the entries of the dashboard's menu. */
export type MenuCounts = {
  jobs: number
  candidates: number
  /** Applications that nobody has opened yet. */
  unseen: number
  registrations: number
  /** Enquiries that nobody has handled yet. */
  enquiries: number
}
