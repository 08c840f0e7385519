import { ENQUIRY_KINDS } from '@/collections/Agency/shared/enquiryKinds'
import { answeredIn } from '@/collections/Agency/shared/replyTimes'
import type { MailContent } from '@/collections/Mails/layout'
import { noMoneyWarning, officeNotice, submissionFacts } from '@/collections/Mails/parts'
import { submissionMails } from '@/collections/Mails/writeMails'
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
  row: Pick<Enquiry, 'reference' | 'createdAt' | 'kind'>,
  facts: SiteSetting,
): MailContent => ({
  subject: `Your message ${row.reference} has reached us`,
  title: 'We have your message',
  parts: [
    {
      kind: 'text',
      text: `Thank you for writing. We answer within ${answeredIn(row.kind, facts)}.`,
    },
    submissionFacts(row, facts, ['About', ENQUIRY_KINDS[row.kind].label]),
    { kind: 'text', text: 'Name the reference number when you call or write again.' },
    noMoneyWarning(facts),
  ],
})
