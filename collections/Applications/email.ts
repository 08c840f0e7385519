import { appliedJobTitle } from '@/collections/Jobs/appliedJobTitle'
import type { MailContent, MailPart } from '@/collections/Mails/layout'
import {
  greeting,
  howWeContact,
  noMoneyWarning,
  officeNotice,
  statusPageButton,
  submissionFacts,
} from '@/collections/Mails/parts'
import { submissionMails } from '@/collections/Mails/writeMails'
import { statusLinks } from '@/collections/Submissions/statusLink'
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

type Facts = Pick<Application, 'reference' | 'createdAt' | 'name'>

/** To somebody who registered and whom the office proposes for a job. */
export const proposedForJob = (
  row: Facts,
  job: string,
  link: string,
  facts: SiteSetting,
): MailContent => ({
  subject: `We propose you for a job: ${job}`,
  title: 'We propose you for a job',
  parts: [
    ...greeting(row.name),
    {
      kind: 'text',
      text: 'You registered with us and agreed that we keep your data for other jobs. Our office proposes you for the job below, with the resume that you sent us.',
    },
    submissionFacts(row, facts, ['Job', job]),
    {
      kind: 'steps',
      title: 'What happens next',
      items: [
        `If you are chosen for the next step, ${howWeContact(facts)}`,
        'You can see on your own page how far it is.',
        'If you do not want this job, withdraw on the same page. You stay registered.',
      ],
    },
    statusPageButton('See or withdraw it', link),
    noMoneyWarning(facts),
  ],
})

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
    submissionFacts(row, facts, ['Job', job]),
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
): MailContent => ({
  subject: `Application ${row.reference} received`,
  title: 'We have your application',
  parts: [
    ...greeting(row.name),
    { kind: 'text', text: 'Thank you. Your application and your resume have reached our office.' },
    submissionFacts(row, facts, ['Job', job]),
    {
      kind: 'steps',
      title: 'What happens next',
      items: [
        'A counsellor reads your resume.',
        `If it fits the job, ${howWeContact(facts)}`,
        'You can see on your own page how far it is.',
      ],
    },
    statusPageButton('See your application', link),
    noMoneyWarning(facts),
  ],
})
