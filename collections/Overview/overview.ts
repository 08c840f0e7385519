import type { Payload } from 'payload'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { countOpenJobs } from '@/collections/Jobs/searchJobs'
import { daysUntil } from '@/lib/shared/format'
import { inflow, shares, windowOf } from './counts'
import { jobsClosingSoon, jobsWithoutApplicants } from './jobLists'
import { menuCounts } from './menuCounts'
import type { OverviewDays, OverviewJson } from './shared/json'

/** overview.php: the figures of the dashboard's overview, for a period that ends today. */
export const overview = async (
  payload: Payload,
  days: OverviewDays,
  now = new Date(),
): Promise<OverviewJson> => {
  const window = windowOf(days, now)
  const [applications, parts, registrations] = await Promise.all([
    inflow(payload, 'applications', window),
    shares(payload, window),
    inflow(payload, 'registrations', window),
  ])
  const [without_applicants, closing_soon, open, licence, { enquiries }] = await Promise.all([
    jobsWithoutApplicants(payload, now),
    jobsClosingSoon(payload, now),
    countOpenJobs(payload, now),
    licenceOf(now),
    menuCounts(payload),
  ])
  return {
    days,
    applications: { ...applications, ...parts },
    registrations,
    without_applicants,
    closing_soon,
    open_jobs: open,
    licence,
    enquiries_open: enquiries,
  }
}

const licenceOf = async (now: Date): Promise<OverviewJson['licence']> => {
  const { licence_number, licence_valid_until: valid_until } = await siteFacts()
  if (!valid_until) return null
  return { number: licence_number ?? '', valid_until, days_left: daysUntil(valid_until, now) }
}
