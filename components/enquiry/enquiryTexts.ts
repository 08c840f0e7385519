import type { EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import type { FormSentence } from '@/messages/translated'

type EnquiryTexts<Sentence extends string> = {
  title: Sentence
  message: { label: Sentence; hint: Sentence }
  phoneHint: Sentence
  button: Sentence
  again: Sentence
}

/** The forms of candidates, which are written in every language. */
const OF_CANDIDATES = {
  contact: {
    title: 'Write to us',
    message: {
      label: 'Your question',
      hint: 'Name the job or your reference number if you have one. No passport, bank number or password, please.',
    },
    phoneHint: 'With country code',
    button: 'Send message',
    again: 'Send another message',
  },
  grievance: {
    title: 'Grievance form',
    message: {
      label: 'What happened, when, and with whom did you deal',
      hint: 'Also what you want: pay, a paper, a ticket home, an answer. Your reference number helps.',
    },
    phoneHint: 'With country code. Leave it empty if we should not call.',
    button: 'Send grievance',
    again: 'Send another grievance',
  },
  fraud: {
    title: 'Report a false message',
    message: {
      label: 'What did you receive? Paste the message, the number or the link',
      hint: 'And when it came. Do not open the link, and do not warn the sender.',
    },
    phoneHint: 'With country code',
    button: 'Send report',
    again: 'Report another message',
  },
} as const satisfies Partial<Record<EnquiryKind, EnquiryTexts<FormSentence>>>

/** Of somebody who was asked for money on the way: the report names the application. */
export const MONEY_REPORT: EnquiryTexts<FormSentence> = {
  ...OF_CANDIDATES.fraud,
  title: 'Fraud report',
  message: OF_CANDIDATES.grievance.message,
}

/** The texts of the form, by kind of enquiry. */
export const ENQUIRY_TEXTS: Record<EnquiryKind, EnquiryTexts<string>> = {
  ...OF_CANDIDATES,
  employer: {
    title: 'Employer enquiry',
    message: {
      label: 'Whom do you need',
      hint: 'Which trades, how many people, which city, and from when.',
    },
    phoneHint: 'With country code',
    button: 'Send enquiry',
    again: 'Send another enquiry',
  },
}
