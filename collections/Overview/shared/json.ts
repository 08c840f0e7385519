import type { AnswerFigures } from '@/collections/Deployments/shared/answerFigures'

/** The periods of the overview in days; today is the last day. */
export const OVERVIEW_DAYS = [7, 30, 90] as const

export type OverviewDays = (typeof OVERVIEW_DAYS)[number]

/** Parses `?days=`; 30 when missing or not one of OVERVIEW_DAYS. */
export const overviewDays = (text: string | null | undefined): OverviewDays =>
  OVERVIEW_DAYS.find((days) => String(days) === text) ?? 30

/** `day` is YYYY-MM-DD in Mumbai. */
export type DayCount = { day: string; count: number }

/** Submissions: in the period, in the equal period before it, and per day. */
export type Inflow = { total: number; before: number; per_day: DayCount[] }

/** A count with its key and its label. */
export type NamedCount = { key: string; label: string; count: number }

export type ListedJob = {
  id: number
  job_title: string
  place: string
  posted_at: string
  closing_date: string | null
}

/** The first jobs, and how many there are in all. */
export type ListedJobs = { total: number; jobs: ListedJob[] }

/** `views` is null when there were some, but fewer than five. */
export type ViewCount = { key: string; label: string; views: number | null }

/** How far the public pages reached (docs/adr/0070). Null: some, but fewer than five. */
export type Reach = {
  views: number | null
  /** `opened`: application forms that were opened; `sent`: applications. */
  sources: (ViewCount & { opened: number | null; sent: number })[]
  languages: ViewCount[]
  /** The ten that were opened most; key is the English path. */
  pages: ViewCount[]
}

/**
 * The applications that left a stage in the period. `days`: how long half of them were there at most, null
 * for fewer than five.
 */
export type StageTime = {
  key: string
  label: string
  left: number
  days: number | null
  rejected: number
  withdrawn: number
}

/** A step that people on the way did in the period. `days`: what half of them took at most, null for fewer than five. */
export type StepTime = { key: string; label: string; done: number; days: number | null }

/** What overview.php returns. Rows in quarantine count nowhere. */
export type OverviewJson = {
  days: OverviewDays
  applications: Inflow & {
    /** The ten jobs with the most; key is the job's id, 0 for no particular job. */
    per_job: NamedCount[]
    /** By the job's country; key is the ISO code, empty for no particular job. */
    per_country: NamedCount[]
    /** The current stages of the period's applications, in the order of the work. */
    stages: NamedCount[]
    sources: NamedCount[]
  }
  registrations: Inflow
  reach: Reach
  stage_times: StageTime[]
  step_times: StepTime[]
  /** The departures of the last twelve weeks; the day is the Monday. */
  departures: DayCount[]
  /** Open jobs without an application, the oldest first. */
  without_applicants: ListedJobs
  /** Open jobs that close within a week, the nearest first. */
  closing_soon: ListedJobs
  open_jobs: number
  /** Null when the facts have no end of the licence. */
  licence: { number: string; valid_until: string; days_left: number } | null
  enquiries_open: number
}

/** The figures as overview.php returns them; `refunds` only to accounts that may see money. */
export type OwnOverviewJson = OverviewJson & {
  /** What people who flew answered; `to_deal_with`: how many have a bad answer that waits. */
  answers: { to_deal_with: number; rounds: AnswerFigures }
  /** Charges that wait to be paid back, and those of them whose last day is over. */
  refunds?: { open: number; late: number }
}
