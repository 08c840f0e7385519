import type { Payload, Where } from 'payload'
import { CONTENT_COLLECTIONS } from '@/collections/content/shared/slugs'
import { closingSoonWhere } from '@/collections/Jobs/closingSoon'
import { SUBMISSION_COLLECTIONS } from '@/collections/Submissions/shared/personalData'
import { daysUntil, shortDate } from '@/lib/shared/format'
import { CLOSING_SOON_DAYS, LICENCE_WARNING_DAYS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'

/** One thing that staff should look at. `href` leads to it. */
export type Attention = { text: string; href: string; urgent: boolean }

/**
 * What needs attention, urgent items first: drafts, scheduled changes, the licence; for the admin
 * also jobs that close soon, enquiries, failed mails and erasure requests. Counts only, no names.
 */
export const attention = async (
  payload: Payload,
  isAdmin: boolean,
  now = new Date(),
): Promise<Attention[]> => {
  const [drafts, scheduled, licence, office] = await Promise.all([
    draftItems(payload),
    scheduledItems(payload, now),
    licenceItems(payload, now),
    isAdmin ? officeItems(payload, now) : [],
  ])
  return [...licence, ...office, ...drafts, ...scheduled].sort(
    (a, b) => Number(b.urgent) - Number(a.urgent),
  )
}

const draftItems = async (payload: Payload): Promise<Attention[]> => {
  const items = await Promise.all(
    CONTENT_COLLECTIONS.map(async (collection) => {
      const { totalDocs } = await payload.count({
        collection,
        where: { _status: { equals: 'draft' } },
      })
      const what = collection === 'pages' ? 'page' : 'article'
      return {
        count: totalDocs,
        text: `${count(totalDocs, what)} not published`,
        href: `/admin/collections/${collection}?where[_status][equals]=draft`,
      }
    }),
  )
  return items.filter((item) => item.count > 0).map((item) => ({ ...item, urgent: false }))
}

const scheduledItems = async (payload: Payload, now: Date): Promise<Attention[]> => {
  const where: Where = {
    and: [
      { taskSlug: { equals: 'schedulePublish' } },
      { waitUntil: { greater_than: now.toISOString() } },
    ],
  }
  const { docs, totalDocs } = await payload.find({
    collection: 'payload-jobs',
    where,
    sort: 'waitUntil',
    limit: 1,
  })
  const next = docs[0]?.waitUntil
  if (!next) return []
  return [
    {
      text: `${count(totalDocs, 'change')} scheduled; the next on ${shortDate(next)}`,
      href: '/admin/collections/pages',
      urgent: false,
    },
  ]
}

/** Warns 90 and 30 days before the licence ends (docs/product.md §10.2). */
const licenceItems = async (payload: Payload, now: Date): Promise<Attention[]> => {
  const { licence_valid_until } = await payload.findGlobal({ slug: 'site-settings' })
  if (!licence_valid_until) return []
  const left = daysUntil(licence_valid_until, now)
  const [early, late] = LICENCE_WARNING_DAYS
  if (left > early) return []
  return [
    {
      text:
        left < 0
          ? 'The licence has expired: the site no longer says "valid"'
          : `The licence ends in ${count(left, 'day')}`,
      href: '/admin/globals/site-settings',
      urgent: left <= late,
    },
  ]
}

const officeItems = async (payload: Payload, now: Date): Promise<Attention[]> => {
  const closing = await payload.count({ collection: 'jobs', where: closingSoonWhere(now) })
  const failed = await payload.count({
    collection: 'mails',
    where: { state: { equals: 'failed' } },
  })
  const requests = await Promise.all(
    SUBMISSION_COLLECTIONS.map((collection) =>
      payload.count({ collection, where: { erasure_asked_at: { exists: true } } }),
    ),
  )
  const toErase = requests.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
  const enquiries = await payload.count({
    collection: 'enquiries',
    where: { handled: { not_equals: true } },
  })
  return [
    {
      count: closing.totalDocs,
      text: `${count(closing.totalDocs, 'job')} close within ${CLOSING_SOON_DAYS} days`,
      href: paths.manageJobs,
      urgent: false,
    },
    {
      count: enquiries.totalDocs,
      text: `${count(enquiries.totalDocs, 'message')} from visitors not yet handled`,
      href: `${paths.manageJobs}?panel=enquiries&handled=no`,
      urgent: true,
    },
    {
      count: failed.totalDocs,
      text: `${count(failed.totalDocs, 'mail')} could not be sent`,
      href: `${paths.manageJobs}?panel=outbox&state=failed`,
      urgent: true,
    },
    {
      count: toErase,
      text: `${count(toErase, 'person', 'people')} asked to be erased`,
      href: `${paths.manageJobs}?panel=privacy`,
      urgent: true,
    },
  ].filter((item) => item.count > 0)
}

const count = (number: number, what: string, several = `${what}s`): string =>
  `${number} ${number === 1 ? what : several}`
