import type { Payload } from 'payload'
import { destinations } from '@/collections/Countries/countries'
import { salaryText } from '@/collections/Jobs/shared/display'
import { jobListHref } from '@/collections/Jobs/shared/filters'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobPlace } from '@/collections/Jobs/shared/texts'
import type { MailContent, MailPart } from '@/collections/Mails/layout'
import { noMoneyWarning } from '@/collections/Mails/parts'
import { submissionMails } from '@/collections/Mails/writeMails'
import { env } from '@/lib/server/settings/env'
import { inLanguage } from '@/lib/shared/languages'
import { ALERT_CONFIRM_HOURS, ALERT_MAIL_JOBS, ALERTS_PER_ADDRESS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import { translated, wordsIn } from '@/messages/wordsIn'
import type { JobAlert, SiteSetting } from '@/payload-types'
import { alertTokens, alertUrl, leaveUrl } from './alertLink'
import { searchWords, storedSearch } from './searchWords'

type Alert = Pick<JobAlert, 'search' | 'language'>

/** What the mails of alerts are made with. */
export type Mailing = {
  facts: SiteSetting
  countries: { name: string; iso2: string }[]
  /** The address of the page that confirms and ends an alert. */
  urlOf: (alert: JobAlert) => string
  /** The address to which a mail program sends that it ends. */
  leaveUrlOf: (alert: JobAlert) => string
}

/** Reads once what the mails of many alerts need. */
export const prepareMailing = async (payload: Payload, facts: SiteSetting): Promise<Mailing> => {
  const tokenOf = await alertTokens(payload)
  return {
    facts,
    countries: await destinations(),
    urlOf: (alert) => alertUrl(tokenOf(alert), alert),
    leaveUrlOf: (alert) => leaveUrl(tokenOf(alert)),
  }
}

/** The mail that asks an address to confirm its alert. The office gets none. */
export const jobAlertMails = submissionMails('job_alerts', async ({ payload, facts }) => {
  const mailing = await prepareMailing(payload, facts)
  return (row) => ({ confirmation: askMail(row, mailing), notice: null })
})

/** To an address for which somebody asked for an alert. */
export const askMail = (alert: JobAlert, { urlOf, ...mailing }: Mailing): MailContent => {
  const { language } = alert
  const t = wordsIn(language, 'jobAlerts')
  const hours = String(ALERT_CONFIRM_HOURS)
  return {
    language,
    subject: t('askSubject'),
    title: t('askTitle'),
    parts: [
      { kind: 'text', text: t('askText') },
      searchPart(alert, mailing),
      { kind: 'text', text: t('howOften') },
      { kind: 'button', label: t('askButton'), href: urlOf(alert), hint: t('askHint', { hours }) },
      noMoneyWarning(mailing.facts, language),
    ],
  }
}

/** To an address that has this alert already, or as many as it may have. */
export const refusedMail = (
  alert: JobAlert,
  why: 'on' | 'full',
  { urlOf, ...mailing }: Mailing,
): MailContent => {
  const { language } = alert
  const t = wordsIn(language, 'jobAlerts')
  const count = String(ALERTS_PER_ADDRESS)
  return {
    language,
    subject: t(why === 'on' ? 'haveTitle' : 'fullTitle', { count }),
    title: t(why === 'on' ? 'haveTitle' : 'fullTitle', { count }),
    parts: [
      { kind: 'text', text: t(why === 'on' ? 'haveText' : 'fullText', { count }) },
      searchPart(alert, mailing),
      leavePart(alert, urlOf(alert)),
      noMoneyWarning(mailing.facts, language),
    ],
  }
}

/** The new jobs of an alert, in the order of the list; the first ones are shown. */
export const newJobsMail = (
  alert: JobAlert,
  jobs: JobJson[],
  total: number,
  { urlOf, ...mailing }: Mailing,
): MailContent => {
  const { language } = alert
  const t = wordsIn(language, 'jobAlerts')
  const count = { n: total, count: String(total) }
  const list = jobListHref(storedSearch(alert.search), 1, inLanguage(paths.jobList, language))
  return {
    language,
    subject: t('newSubject', count),
    title: t('newSubject', count),
    parts: [
      searchPart(alert, mailing),
      { kind: 'links', items: jobs.slice(0, ALERT_MAIL_JOBS).map((job) => jobLink(job, alert)) },
      { kind: 'button', label: t('wholeList'), href: env.siteUrl + list },
      leavePart(alert, urlOf(alert)),
      noMoneyWarning(mailing.facts, language),
    ],
  }
}

/** Title, place and pay, as the list shows them. */
const jobLink = (job: JobJson, { language }: Alert) => ({
  label: job.job_title,
  lines: [
    jobPlace({ ...job, name: translated(language, 'places', job.name) }),
    salaryText(job.salary, wordsIn(language, 'jobs')('perMonth')),
  ].filter(Boolean),
  href: `${env.siteUrl}${inLanguage(paths.jobDetails(job.id), language)}`,
})

const searchPart = (
  { search, language }: Alert,
  { countries }: Pick<Mailing, 'countries'>,
): MailPart => {
  const rows = searchWords(storedSearch(search), countries, language)
  const text = wordsIn(language, 'jobAlerts')('allJobs')
  return rows.length > 0 ? { kind: 'facts', rows } : { kind: 'text', text }
}

const leavePart = ({ language }: Alert, href: string): MailPart => {
  const t = wordsIn(language, 'jobAlerts')
  return { kind: 'links', items: [{ label: t('leave'), lines: [t('leaveHint')], href }] }
}
