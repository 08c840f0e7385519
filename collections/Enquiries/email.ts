import { ENQUIRY_KINDS } from '@/collections/Agency/shared/enquiryKinds'
import { answerDays } from '@/collections/Agency/shared/replyTimes'
import type { MailContent } from '@/collections/Mails/layout'
import { noMoneyWarning, officeNotice, submissionFacts } from '@/collections/Mails/parts'
import { submissionMails } from '@/collections/Mails/writeMails'
import { translated, wordsIn } from '@/messages/wordsIn'
import type { Enquiry, SiteSetting } from '@/payload-types'

/** The mails of an enquiry: to the visitor and to the office. */
export const enquiryMails = submissionMails('enquiries', ({ facts }) => (row) => ({
  confirmation: enquiryReceived(row, facts),
  notice: officeNotice({
    ...row,
    what: 'message',
    panel: 'enquiries',
    about: ENQUIRY_KINDS[row.kind].label,
  }),
}))

/**
 * To a visitor who wrote. Never contains the message: anybody can enter another person's address.
 */
export const enquiryReceived = (
  row: Pick<Enquiry, 'reference' | 'createdAt' | 'kind' | 'language'>,
  facts: SiteSetting,
): MailContent => {
  const { reference, kind, language } = row
  const t = wordsIn(language, 'mails')
  const about = translated(language, 'enquiryForm', ENQUIRY_KINDS[kind].label)
  return {
    language,
    subject: t('enquirySubject', { reference }),
    title: t('enquiryTitle'),
    parts: [
      { kind: 'text', text: t('enquiryText', answerDays(kind, facts, language)) },
      submissionFacts({ ...row, label: t('enquiryReference') }, facts, [t('enquiryAbout'), about]),
      { kind: 'text', text: t('enquiryAgain') },
      noMoneyWarning(facts, language),
    ],
  }
}
