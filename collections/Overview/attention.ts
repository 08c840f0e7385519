import type { Payload } from 'payload'
import { siteMode } from '@/collections/Agency/siteMode'
import { BACKUPS_PAGE, backupProblem, backupState } from '@/collections/Backups/backupState'
import { overdueFacts } from '@/collections/Facts/facts'
import { lateFactsHref } from '@/collections/Facts/shared/fact'
import { closingSoonWhere } from '@/collections/Jobs/closingSoon'
import { checklist, isOpen } from '@/collections/Launch/checklist'
import { SUBMISSION_COLLECTIONS } from '@/collections/Submissions/shared/personalData'
import { daysUntil } from '@/lib/shared/format'
import { CLOSING_SOON_DAYS, LICENCE_WARNING_DAYS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'

/** One thing that staff should look at. `href` leads to it; `about` says what it is about. */
export type Attention = {
  about: 'backup' | 'content' | 'facts' | 'jobs' | 'launch' | 'licence' | 'mails' | 'people'
  text: string
  hint?: string
  link: string
  href: string
  urgent: boolean
}

/**
 * What needs attention, urgent items first: facts past their review date and the licence; for the
 * admin also the launch, jobs that close soon, enquiries, failed mails and erasure requests, which an
 * editor cannot open. Counts only, no names.
 */
export const attention = async (
  payload: Payload,
  isAdmin: boolean,
  now = new Date(),
): Promise<Attention[]> => {
  const [facts, licence, office] = await Promise.all([
    factItems(now),
    licenceItems(payload, isAdmin, now),
    isAdmin ? officeItems(payload, now) : [],
  ])
  return [...licence, ...office, ...facts].sort((a, b) => Number(b.urgent) - Number(a.urgent))
}

const factItems = async (now: Date): Promise<Attention[]> => {
  const overdue = await overdueFacts(now)
  if (overdue === 0) return []
  return [
    {
      about: 'facts',
      text: `${count(overdue, 'fact is', 'facts are')} past the review date`,
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
      text: open > 0 ? `${count(open, 'point')} open before you launch` : 'Ready to launch',
      hint: 'Until then search engines do not list the site.',
      link: 'Before you launch',
      href: `${paths.manageJobs}?panel=launch`,
      urgent: true,
    },
  ]
}

/** Warns 90 and 30 days before the licence ends (docs/product.md §10.2). */
const licenceItems = async (
  payload: Payload,
  isAdmin: boolean,
  now: Date,
): Promise<Attention[]> => {
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
      about: 'licence',
      hint: isAdmin ? undefined : 'Only an admin can change the date.',
      link: 'Agency facts',
      href: '/admin/globals/site-settings',
      urgent: left <= late,
    },
  ]
}

/** The site's own backups: only when they fail, or stopped. */
const backupItems = async (payload: Payload, now: Date): Promise<Attention[]> => {
  const problem = backupProblem(await backupState(payload, now), now)
  if (!problem) return []
  return [
    {
      about: 'backup',
      text: problem.title,
      hint: problem.detail,
      link: 'Backups',
      href: BACKUPS_PAGE,
      urgent: true,
    },
  ]
}

const officeItems = async (payload: Payload, now: Date): Promise<Attention[]> => {
  const launch = await launchItems(payload, now)
  const backup = await backupItems(payload, now)
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
  const counted = [
    {
      about: 'jobs' as const,
      link: 'Jobs',
      count: closing.totalDocs,
      text: `${count(closing.totalDocs, 'job')} close within ${CLOSING_SOON_DAYS} days`,
      href: paths.manageJobs,
      urgent: false,
    },
    {
      about: 'people' as const,
      link: 'Messages',
      count: enquiries.totalDocs,
      text: `${count(enquiries.totalDocs, 'message')} from visitors not yet handled`,
      href: `${paths.manageJobs}?panel=enquiries&handled=no`,
      urgent: true,
    },
    {
      about: 'mails' as const,
      link: 'Outbox',
      count: failed.totalDocs,
      text: `${count(failed.totalDocs, 'mail')} could not be sent`,
      href: `${paths.manageJobs}?panel=outbox&state=failed`,
      urgent: true,
    },
    {
      about: 'people' as const,
      link: 'Privacy',
      count: toErase,
      text: `${count(toErase, 'person', 'people')} asked to be erased`,
      href: `${paths.manageJobs}?panel=privacy`,
      urgent: true,
    },
  ]
  return [...backup, ...launch, ...counted.filter((item) => item.count > 0)]
}

const count = (number: number, what: string, several = `${what}s`): string =>
  `${number} ${number === 1 ? what : several}`
