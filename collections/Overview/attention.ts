import type { Payload } from 'payload'
import { siteMode } from '@/collections/Agency/siteMode'
import { overdueFacts } from '@/collections/Facts/facts'
import { lateFactsHref } from '@/collections/Facts/shared/fact'
import { closingSoonWhere } from '@/collections/Jobs/closingSoon'
import { checklist, isOpen } from '@/collections/Launch/checklist'
import { checkBackups } from '@/collections/Monitoring/checks/backups'
import { checkLicence, licenceWithin } from '@/collections/Monitoring/checks/licence'
import { checkMails } from '@/collections/Monitoring/checks/mails'
import type { Alert } from '@/collections/Monitoring/shared/alert'
import { SUBMISSION_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
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

/** What an alert says too, in the same words. */
const itemOf = (about: Attention['about'], { title, todo, link }: Alert): Attention => ({
  about,
  text: title,
  hint: todo,
  link: link.label,
  href: link.href,
  urgent: true,
})

/** Told 90 and urgent 30 days before the licence ends (docs/product.md §10.2). */
const licenceItems = async (
  payload: Payload,
  isAdmin: boolean,
  now: Date,
): Promise<Attention[]> => {
  const alert = await licenceWithin(LICENCE_WARNING_DAYS[0], payload, now)
  if (!alert) return []
  const item = itemOf('licence', alert)
  return [
    {
      ...item,
      hint: isAdmin ? item.hint : 'Only an admin can change the date.',
      urgent: (await checkLicence(payload, now)) !== null,
    },
  ]
}

const officeItems = async (payload: Payload, now: Date): Promise<Attention[]> => {
  const launch = await launchItems(payload, now)
  const backup = await checkBackups(payload, now)
  const mails = await checkMails(payload, now)
  const closing = await payload.count({ collection: 'jobs', where: closingSoonWhere(now) })
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
      about: 'people' as const,
      link: 'Privacy',
      count: toErase,
      text: `${count(toErase, 'person', 'people')} asked to be erased`,
      href: `${paths.manageJobs}?panel=privacy`,
      urgent: true,
    },
  ]
  return [
    ...(backup ? [itemOf('backup', backup)] : []),
    ...launch,
    ...(mails ? [itemOf('mails', mails)] : []),
    ...counted.filter((item) => item.count > 0),
  ]
}

const count = (number: number, what: string, several = `${what}s`): string =>
  `${number} ${number === 1 ? what : several}`
