/** The numbers beside the entries of the dashboard's menu. */
export type MenuCounts = {
  jobs: number
  candidates: number
  /** Applications that staff have not opened. */
  unseen: number
  registrations: number
  /** Enquiries that are not handled. */
  enquiries: number
  /** Open points of the launch list; only for admins of a site that is not launched. */
  launch?: number
}
