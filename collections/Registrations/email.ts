import type { MailContent } from '@/collections/Mails/layout'
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
import { wordsIn } from '@/messages/wordsIn'
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
  row: Pick<Registration, 'reference' | 'createdAt' | 'full_name' | 'position_Name' | 'language'>,
  link: string,
  facts: SiteSetting,
): MailContent => {
  const { language } = row
  const t = wordsIn(language, 'mails')
  return {
    language,
    subject: t('registrationSubject', { reference: row.reference }),
    title: t('registrationTitle'),
    parts: [
      ...greeting(row.full_name, language),
      { kind: 'text', text: t('registrationText') },
      submissionFacts(row, facts, [t('position'), row.position_Name]),
      {
        kind: 'steps',
        title: t('next'),
        items: [
          t('registrationSave'),
          t('registrationCall', contactOf(facts)),
          t('registrationPage'),
        ],
      },
      statusPageButton(t('registrationButton'), link, language),
      noMoneyWarning(facts, language),
    ],
  }
}
