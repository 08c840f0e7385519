import { appliedJobTitle } from '@/collections/Jobs/appliedJobTitle'
import type { MailContent } from '@/collections/Mails/layout'
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

/** The mails of an application: to the candidate and to the office. */
export const applicationMails = submissionMails('applications', async ({ payload, facts }) => {
  const linkOf = await statusLinks(payload, 'applications')
  return (row) => {
    const job = appliedJobTitle(row.job_id)
    return {
      confirmation: applicationReceived(row, job, linkOf(row), facts),
      notice: officeNotice({ ...row, what: 'application', panel: 'candidates', about: job }),
    }
  }
})

/** To a candidate who applied. */
export const applicationReceived = (
  row: Pick<Application, 'reference' | 'createdAt' | 'name'>,
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
