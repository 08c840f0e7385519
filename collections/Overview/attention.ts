import type { CollectionSlug, Payload, Where } from 'payload'
import { siteMode } from '@/collections/Agency/siteMode'
import { answersInFigures } from '@/collections/Deployments/answered'
import { everybody } from '@/collections/Deployments/everybody'
import { isDueSoon } from '@/collections/Deployments/urgent'
import { overdueFacts } from '@/collections/Facts/facts'
import { lateFactsHref } from '@/collections/Facts/shared/fact'
import { isAtLeast } from '@/collections/Health/finding'
import { closingSoonWhere } from '@/collections/Jobs/closingSoon'
import { checklist, isOpen } from '@/collections/Launch/checklist'
import { openRefunds } from '@/collections/Ledger/refundsDue'
import { noticed } from '@/collections/Monitoring/alerts'
import { SUBMISSION_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { counted, officeDay, wholeNumber } from '@/lib/shared/format'
import { CLOSING_SOON_DAYS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'

/**
 * One thing that staff should look at. `href` leads to it; `about` says what it is about: of the site's
 * health the subject's key.
 */
export type Attention = {
  about: string
  text: string
  hint?: string
  link: string
  href: string
  urgent: boolean
}

/**
 * What needs attention, urgent items first: facts past their review date and the licence; for the admin also
 * the rest of the site's health, the launch, blocked flights, bad answers after a departure, refunds, jobs
 * that close soon, enquiries and erasure requests, which an editor cannot open. Counts only, no names.
 * `viewer` is not told of what that account did itself.
 */
export const attention = async (
  payload: Payload,
  isAdmin: boolean,
  now = new Date(),
  viewer?: number,
): Promise<Attention[]> => {
  const [facts, health, office] = await Promise.all([
    factItems(now),
    healthItems(payload, isAdmin, now, viewer),
    isAdmin ? officeItems(payload, now) : [],
  ])
  return [...health, ...office, ...facts].sort((a, b) => Number(b.urgent) - Number(a.urgent))
}

const factItems = async (now: Date): Promise<Attention[]> => {
  const overdue = await overdueFacts(now)
  if (overdue === 0) return []
  return [
    {
      about: 'facts',
      text: `${counted(overdue, 'fact is', 'facts are')} past the review date`,
      hint: 'Readers see “please confirm with …” next to them.',
      link: 'Review',
      href: lateFactsHref(now),
      urgent: true,
    },
  ]
}

const launchItems = async (payload: Payload, now: Date): Promise<Attention[]> => {
  if ((await siteMode()) === 'launched') return []
  const open = (await checklist(payload, now)).points.filter(isOpen).length
  return [
    {
      about: 'launch',
      text: open > 0 ? `${counted(open, 'point')} open before you launch` : 'Ready to launch',
      hint: 'Until then search engines do not list the site.',
      link: 'Before you launch',
      href: `${paths.manageJobs}?panel=launch`,
      urgent: true,
    },
  ]
}

/** What was noticed of the site's health, in the words of the alerts; for an editor the licence. */
const healthItems = async (
  payload: Payload,
  isAdmin: boolean,
  now: Date,
  viewer?: number,
): Promise<Attention[]> =>
  (await noticed(payload, now, viewer))
    .filter(({ key }) => isAdmin || key === 'licence')
    .map((found) => ({
      about: found.key,
      text: found.title,
      hint: isAdmin ? found.todo : 'Only an admin can change the date.',
      link: found.link.label,
      href: found.link.href,
      urgent: isAtLeast('warning', found),
    }))

const officeItems = async (payload: Payload, now: Date): Promise<Attention[]> => {
  const count = async (collection: CollectionSlug, where: Where): Promise<number> =>
    (await payload.count({ collection, where })).totalDocs
  const launch = await launchItems(payload, now)
  const closing = await count('jobs', closingSoonWhere(now))
  const messages = await count('enquiries', { handled: { not_equals: true } })
  const requests = await Promise.all(
    SUBMISSION_COLLECTIONS.map((slug) => count(slug, { erasure_asked_at: { exists: true } })),
  )
  const toErase = requests.reduce((sum, number) => sum + number, 0)
  const refunds = await openRefunds(payload, now)
  const today = officeDay(now)
  const flights = (await everybody(payload, now)).filter((one) => isDueSoon(one, today)).length
  const { to_deal_with: bad } = await answersInFigures(payload, now)
  const panel = (name: string) => `${paths.manageJobs}?panel=${name}`
  const departures = { about: 'refunds', link: 'Refunds', href: panel('departures&group=refunds') }
  return [
    ...launch,
    ...itemOf(flights, {
      ...{ about: 'departures', link: 'Departures', href: panel('departures&group=flight') },
      text: `${counted(flights, 'person flies', 'people fly')} within 7 days and ${flights === 1 ? 'is' : 'are'} blocked`,
      urgent: true,
    }),
    ...itemOf(bad, {
      ...{
        about: 'answers',
        link: 'Answers',
        href: panel('departures&group=answers'),
        urgent: true,
      },
      text: `${counted(bad, 'person', 'people')} who flew gave a bad answer`,
      hint: 'Not paid as promised, somebody paid again, or the passport is kept.',
    }),
    ...itemOf(refunds.late, {
      ...{ ...departures, urgent: true },
      text: `Refunds that are late: ${wholeNumber(refunds.late)}`,
      hint: 'Nobody flies before the money is paid back.',
    }),
    ...itemOf(refunds.open, {
      ...{ ...departures, urgent: false },
      text: `Refunds to pay: ${wholeNumber(refunds.open)}`,
    }),
    ...itemOf(closing, {
      ...{ about: 'jobs', link: 'Jobs', href: paths.manageJobs, urgent: false },
      text: `${counted(closing, 'job')} close within ${CLOSING_SOON_DAYS} days`,
    }),
    ...itemOf(messages, {
      ...{ about: 'people', link: 'Messages', href: panel('enquiries&handled=no'), urgent: true },
      text: `${counted(messages, 'message')} from visitors not yet handled`,
    }),
    ...itemOf(toErase, {
      ...{ about: 'people', link: 'Privacy', href: panel('privacy'), urgent: true },
      text: `${counted(toErase, 'person', 'people')} asked to be erased`,
    }),
  ]
}

const itemOf = (count: number, item: Attention): Attention[] => (count > 0 ? [item] : [])
