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
import type { Registration, SiteSetting } from '@/payload-types'

/** The mails of a registration: to the candidate and to the office. */
export const registrationMails = submissionMails('registrations', async ({ payload, facts }) => {
  const linkOf = await statusLinks(payload, 'registrations')
  return (row) => ({
    confirmation: registrationReceived(row, linkOf(row), facts),
    notice: officeNotice({
      ...row,
      what: 'registration',
      panel: 'registrations',
      about: row.category,
    }),
  })
})

/** To a candidate who registered. */
export const registrationReceived = (
  row: Pick<Registration, 'reference' | 'createdAt' | 'full_name' | 'position_Name'>,
  link: string,
  facts: SiteSetting,
): MailContent => ({
  subject: `Registration ${row.reference} received`,
  title: 'You are registered',
  parts: [
    ...greeting(row.full_name),
    { kind: 'text', text: 'Thank you. Your registration and your resume have reached our office.' },
    submissionFacts(row, facts, ['Position', row.position_Name]),
    {
      kind: 'steps',
      title: 'What happens next',
      items: [
        'Save our number in your phone. Messages reach only people who have saved it.',
        `When a job fits you, ${howWeContact(facts)}`,
        'You can see on your own page what we hold of you, and change your consent.',
      ],
    },
    statusPageButton('See your registration', link),
    noMoneyWarning(facts),
  ],
})
