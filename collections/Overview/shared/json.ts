/** The windows that the overview may show, in days; today is the last of them. */
export const OVERVIEW_DAYS = [7, 30, 90] as const

export type OverviewDays = (typeof OVERVIEW_DAYS)[number]

/** The window of an address; 30 days for none, and for one that is none. */
export const overviewDays = (text: string | null | undefined): OverviewDays =>
  OVERVIEW_DAYS.find((days) => String(days) === text) ?? 30

/** `day` as YYYY-MM-DD, by the office's calendar. */
export type DayCount = { day: string; count: number }

/** What came in: in the window, in the window of the same length before, and day by day. */
export type Inflow = { total: number; before: number; per_day: DayCount[] }

/** How many, under a key and the words to show for it. */
export type NamedCount = { key: string; label: string; count: number }

export type ListedJob = {
  id: number
  job_title: string
  place: string
  posted_at: string
  closing_date: string | null
}

/** The first few, and how many there are in all. */
export type ListedJobs = { total: number; jobs: ListedJob[] }

/** What overview.php answers. Rows in quarantine count nowhere. */
export type OverviewJson = {
  days: OverviewDays
  applications: Inflow & {
    /** The ten with the most; key is the job's id, 0 for none in particular. */
    per_job: NamedCount[]
    /** Of the jobs applied for; key is the ISO code, empty for no particular job. */
    per_country: NamedCount[]
    /** Where those of the window stand now, in the order of the work. */
    stages: NamedCount[]
    sources: NamedCount[]
  }
  registrations: Inflow
  /** Open jobs for which nobody has applied yet, the longest posted first. */
  without_applicants: ListedJobs
  /** Open jobs whose closing date comes within a week, the nearest first. */
  closing_soon: ListedJobs
  open_jobs: number
  /** Null while no validity is entered. */
  licence: { number: string; valid_until: string; days_left: number } | null
  enquiries_open: number
}
