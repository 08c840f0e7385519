import { createHash } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { homePageContent } from '@/collections/Agency/homePageContent'
import { BACKUPS_PAGE } from '@/collections/Backups/backupState'
import { backup } from '@/collections/Health/backup'
import { licence } from '@/collections/Health/licence'
import { mailServer } from '@/collections/Health/mailServer'
import { openWhere } from '@/collections/Jobs/jobs'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import type { PointKey } from '@/collections/Launch/shared/points'
import { MAIL_SERVER_HREF } from '@/collections/Mails/shared/mailServer'
import { SITE_ADDRESS_HREF } from '@/collections/SiteAddress/shared/address'
import { env } from '@/lib/server/settings/env'
import { counted } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { HomePage, SiteSetting } from '@/payload-types'
import { isMissing } from './facts'
import { asks, done, FACTS, type Found, HOME, judged, todo } from './found'

const PRIVACY = '/admin/globals/privacy-settings'
const LEGAL_PAGES = [paths.terms, paths.privacyNotice]

/** The points that depend on jobs, texts, accounts and the server. */
export const checkSite = async (
  payload: Payload,
  facts: SiteSetting,
  now: Date,
): Promise<Partial<Record<PointKey, Found>>> => ({
  licence: await registration(payload, facts, now),
  sample_jobs: await sampleJobs(payload),
  real_jobs: await realJobs(payload, now),
  clients: await clients(),
  tiles: await tiles(),
  nurses: asks('', 'Only agencies with the permission of the country may recruit nurses.'),
  partners: asks('', 'Candidates of other countries ask who may act for you there.'),
  retention: await retention(payload),
  legal_texts: await legalTexts(payload),
  site_url: siteUrl(),
  mail: await mail(payload),
  password: await password(payload),
  backup: judged(await backup({ payload, now }), BACKUPS_PAGE),
})

const registration = async (payload: Payload, facts: SiteSetting, now: Date): Promise<Found> => {
  if (isMissing(facts.licence_number)) return todo('Fill in the registration number.', FACTS)
  const found = judged(await licence({ payload, now }), FACTS)
  return { ...found, text: `${facts.licence_number}: ${found.text}` }
}

const sampleJobs = async (payload: Payload): Promise<Found> => {
  const { totalDocs } = await payload.count({
    collection: 'jobs',
    where: { is_sample: { equals: true } },
  })
  return totalDocs === 0
    ? done('There are none.')
    : todo(
        `${counted(totalDocs, 'sample job is', 'sample jobs are')} on the site, marked “Sample” and hidden from search engines. Remove them here.`,
      )
}

const realJobs = async (payload: Payload, now: Date): Promise<Found> => {
  const real: Where = { and: [openWhere(now), { is_sample: { not_equals: true } }] }
  const { totalDocs } = await payload.count({ collection: 'jobs', where: real })
  return totalDocs > 0
    ? done(`${counted(totalDocs, 'open job')} without the samples.`)
    : todo('Post the first real job.', paths.addJob)
}

/** A drawn logo of a new site, which stands for a client of the agency. */
export const isSampleLogo = ({ is_sample, logo }: NonNullable<HomePage['clients']>[number]) =>
  Boolean(is_sample) && !logo

const clients = async (): Promise<Found> => {
  const { clients: marks } = await homePageContent()
  if (!marks?.length) return done('No logos are shown.', HOME)
  const samples = marks.filter(isSampleLogo)
  if (samples.length > 0) {
    return todo(
      `${samples.length} of ${marks.length} logos are drawn samples. Put real logos in, or remove them here: without logos the section is not shown.`,
      HOME,
    )
  }
  return asks(marks.map(({ name }) => name).join(', '), 'Each client must have agreed.', HOME)
}

const tiles = async (): Promise<Found> => {
  const { tiles: all } = await homePageContent()
  const fixed = (all ?? []).filter(({ live }) => !live)
  if (fixed.length === 0) return done('All tiles show the number of open jobs.', HOME)
  const shown = fixed.map(({ industry, count }) => `${JOB_INDUSTRIES[industry]} ${count}`)
  return asks(shown.join(', '), 'These numbers are fixed texts.', HOME)
}

const retention = async (payload: Payload): Promise<Found> => {
  const { retention_is_on, retention_months } = await payload.findGlobal({
    slug: 'privacy-settings',
  })
  return retention_is_on
    ? done(`Entries are erased after ${retention_months} months.`, PRIVACY)
    : todo(
        'The privacy notice says that old entries are erased, but the rule is switched off.',
        `${paths.manageJobs}?panel=privacy`,
      )
}

/** Both texts have to be published; what was confirmed is their present state. */
const legalTexts = async (payload: Payload): Promise<Found> => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { slug: { in: LEGAL_PAGES.map((page) => page.slice(1)) } },
    sort: 'slug',
    pagination: false,
  })
  if (docs.length < LEGAL_PAGES.length) return todo('One of the two pages is missing.')
  const texts = JSON.stringify(docs.map(({ title, lead, layout }) => [title, lead, layout]))
  const version = createHash('sha256').update(texts).digest('hex').slice(0, 8)
  return asks(
    docs.map(({ title }) => title).join(', '),
    `Version ${version}. When a text changes, this opens again.`,
    LEGAL_PAGES[0],
  )
}

const siteUrl = (): Found => {
  const { protocol, hostname } = new URL(env.siteUrl)
  return protocol === 'https:' && hostname.includes('.') && !hostname.endsWith('example.com')
    ? done(env.siteUrl, SITE_ADDRESS_HREF)
    : todo(
        env.givenSiteUrl
          ? `SITE_URL is ${env.siteUrl}. It must be the public address, with https.`
          : 'No public address is set. Have the domain pointed to this server, with a certificate (docs/deploy.md), then set it here.',
        SITE_ADDRESS_HREF,
      )
}

const mail = async (payload: Payload): Promise<Found> => {
  const server = judged(await mailServer({ payload }))
  if (server.state === 'todo') return { ...server, href: MAIL_SERVER_HREF }
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { and: [{ channel: { equals: 'mail' } }, { state: { equals: 'sent' } }] },
  })
  const outbox = `${paths.manageJobs}?panel=outbox`
  return totalDocs > 0
    ? done('Mails are sent.', outbox)
    : todo('No mail was sent yet. Send a test mail to yourself here.', outbox)
}

/** The first account still has the password that the first start printed. */
const password = async (payload: Payload): Promise<Found> => {
  const { totalDocs } = await payload.count({
    collection: 'audit',
    where: { action: { equals: 'password' } },
  })
  return totalDocs > 0
    ? done('It was changed.')
    : todo('Change the password that the first start printed.', `${paths.manageJobs}?panel=profile`)
}
