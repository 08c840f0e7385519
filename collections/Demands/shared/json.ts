import type { Judged, Places } from './state'

/** A trade of a demand as the office sees it. */
export type DemandLineJson = Judged &
  Places & {
    id: number
    trade: string
    /** The jobs that belong to it, newest first. */
    jobs: { id: number; job_title: string; active: boolean }[]
  }

/** A demand as the office sees it. Days are 'YYYY-MM-DD' in Mumbai, empty for a paper without one. */
export type DemandJson = Judged & {
  id: number
  employer: string
  confidential: boolean
  country_id: number
  country: string
  iso2: string
  number: string
  issued_on: string
  valid_until: string
  letter_held: boolean
  letter_until: string
  attorney_held: boolean
  attorney_until: string
  lines: DemandLineJson[]
  /** The last change, ISO. */
  changed_at: string
}

/** The line of a demand that a job belongs to, as the office sees it at the job. */
export type JobDemandJson = Judged & Places & { employer: string; number: string; trade: string }

/**
 * The demand of a job as visitors see it. Without employer and number if the employer is confidential:
 * by the number the employer could be found.
 */
export type PublicDemand = {
  named: { employer: string; number: string } | null
  /** 'YYYY-MM-DD' in Mumbai. */
  issued_on: string
  valid_until: string
  headcount: number
  left: number
}
