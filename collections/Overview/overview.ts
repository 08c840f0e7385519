import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { answersInFigures } from '@/collections/Deployments/answered'
import { countOpenJobs } from '@/collections/Jobs/searchJobs'
import { openRefunds } from '@/collections/Ledger/refundsDue'
import { maySeeMoney } from '@/collections/Users/shared/roles'
import { processWide } from '@/lib/server/process/processWide'
import { daysUntil, officeDay } from '@/lib/shared/format'
import type { User } from '@/payload-types'
import { inflow, shares, windowOf } from './counts'
import { departuresByWeek, stepTimesSince } from './departures'
import { jobsClosingSoon, jobsWithoutApplicants } from './jobLists'
import { menuCounts } from './menuCounts'
import { reach } from './reach'
import {
  OVERVIEW_DAYS,
  type OverviewDays,
  type OverviewJson,
  type OwnOverviewJson,
} from './shared/json'
import { stageTimes } from './stageTimes'

// Beyond this the figures take seconds, in pieces (docs/adr/0026).
const MOST_COUNTED_AT_ONCE = 50_000
const FRESH_MS = 60_000
const USABLE_MS = 600_000

type Period = { days: OverviewDays; today: string }

const counted = processWide(
  'overview',
  () =>
    new LRUCache<string, OverviewJson, Payload>({
      max: 2 * OVERVIEW_DAYS.length,
      ttl: FRESH_MS,
      ttlResolution: 0,
      fetchMethod: (period, _before, { context }) => {
        const { days } = JSON.parse(period) as Period // written by `overview`
        return figures(context, days)
      },
    }),
)

/** overview.php: the figures with those of the answers, and with the refunds if the account may see money. */
export const ownOverview = async (
  payload: Payload,
  user: User,
  days: OverviewDays,
): Promise<OwnOverviewJson> => {
  const now = new Date()
  const [shared, answers, refunds] = await Promise.all([
    overview(payload, days),
    answersInFigures(payload, now),
    maySeeMoney(user) ? openRefunds(payload, now) : undefined,
  ])
  return { ...shared, answers, ...(refunds && { refunds }) }
}

/**
 * The figures that all accounts get, for a period that ends today. At more than
 * MOST_COUNTED_AT_ONCE applications those of the last minute are given, and those of the last ten
 * minutes while new ones are counted.
 */
export const overview = async (payload: Payload, days: OverviewDays): Promise<OverviewJson> => {
  const { candidates } = await menuCounts(payload)
  if (candidates <= MOST_COUNTED_AT_ONCE) return figures(payload, days)
  const period = JSON.stringify({ days, today: officeDay(new Date()) } satisfies Period)
  const age = FRESH_MS - counted.getRemainingTTL(period)
  if (age > USABLE_MS) counted.delete(period)
  return counted.forceFetch(period, { context: payload, allowStale: true })
}

const figures = async (payload: Payload, days: OverviewDays): Promise<OverviewJson> => {
  const now = new Date()
  const window = windowOf(days, now)
  const [applications, parts, registrations] = await Promise.all([
    inflow(payload, 'applications', window),
    shares(payload, window),
    inflow(payload, 'registrations', window),
  ])
  const [firstDay = ''] = window.days
  const [reached, stage_times, step_times, departures] = await Promise.all([
    reach(payload, firstDay, parts.sources),
    stageTimes(payload, window.from),
    stepTimesSince(payload, window.from),
    departuresByWeek(payload, now),
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
    reach: reached,
    stage_times,
    step_times,
    departures,
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
