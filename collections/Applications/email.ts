import { appliedJobTitle } from '@/collections/Jobs/appliedJobTitle'
import type { MailContent, MailPart } from '@/collections/Mails/layout'
import {
  contactOf,
  greeting,
  noMoneyWarning,
  officeNotice,
  statusPageButton,
  submissionFacts,
} from '@/collections/Mails/parts'
import { submissionMails } from '@/collections/Mails/writeMails'
import { statusLinks } from '@/collections/Submissions/statusLink'
import { ENGLISH } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { Application, SiteSetting } from '@/payload-types'
import { isProposal } from './proposal'

/** The mails of an application: to the candidate and to the office. */
export const applicationMails = submissionMails('applications', async ({ payload, facts }) => {
  const linkOf = await statusLinks(payload, 'applications')
  return (row) => {
    const job = appliedJobTitle(row.job_id)
    if (isProposal(row)) {
      return { confirmation: proposedForJob(row, job, linkOf(row), facts), notice: null }
    }
    return {
      confirmation: applicationReceived(row, job, linkOf(row), facts),
      notice: officeNotice({ ...row, what: 'application', panel: 'candidates', about: job }),
    }
  }
})

type Facts = Pick<Application, 'reference' | 'createdAt' | 'name' | 'language'>

/** To somebody who registered and whom the office proposes for a job. */
export const proposedForJob = (
  row: Facts,
  job: string,
  link: string,
  facts: SiteSetting,
): MailContent => {
  const { language } = row
  const t = wordsIn(language, 'mails')
  return {
    language,
    subject: t('proposalSubject', { job }),
    title: t('proposalTitle'),
    parts: [
      ...greeting(row.name, language),
      { kind: 'text', text: t('proposalText') },
      submissionFacts(row, facts, [t('job'), job]),
      {
        kind: 'steps',
        title: t('next'),
        items: [t('proposalCall', contactOf(facts)), t('applicationPage'), t('proposalWithdraw')],
      },
      statusPageButton(t('proposalButton'), link, language),
      noMoneyWarning(facts, language),
    ],
  }
}

/** What staff write to an applicant, already filled in: a text part for each paragraph. */
export const messageToApplicant = (
  row: Facts,
  job: string,
  { subject, text }: { subject: string; text: string },
  link: string,
  facts: SiteSetting,
): MailContent => ({
  subject,
  title: subject,
  parts: [
    ...greeting(row.name),
    ...text
      .split(/\n{2,}/)
      .map((paragraph): MailPart => ({ kind: 'text', text: paragraph.trim() })),
    // In English, as the office's own templates are.
    submissionFacts({ ...row, language: ENGLISH }, facts, ['Job', job]),
    statusPageButton('See your application', link),
    noMoneyWarning(facts),
  ],
})

/** To a candidate who applied. */
export const applicationReceived = (
  row: Facts,
  job: string,
  link: string,
  facts: SiteSetting,
): MailContent => {
  const { language } = row
  const t = wordsIn(language, 'mails')
  return {
    language,
    subject: t('applicationSubject', { reference: row.reference }),
    title: t('applicationTitle'),
    parts: [
      ...greeting(row.name, language),
      { kind: 'text', text: t('applicationText') },
      submissionFacts(row, facts, [t('job'), job]),
      {
        kind: 'steps',
        title: t('next'),
        items: [t('applicationRead'), t('applicationCall', contactOf(facts)), t('applicationPage')],
      },
      statusPageButton(t('applicationButton'), link, language),
      noMoneyWarning(facts, language),
    ],
  }
}
