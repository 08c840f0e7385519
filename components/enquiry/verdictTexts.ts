import type { Verdict } from '@/collections/MessageCheck/shared/checkMessage'
import type { FormSentence } from '@/messages/translated'

const OURS: Record<Verdict['kind'], FormSentence> = {
  email: 'Yes, this address is ours.',
  link: 'Yes, this link leads to us.',
  phone: 'Yes, this number is ours.',
  // Never: a text that is none of these is unreadable.
  text: 'Yes, this address is ours.',
}

type Texts = { title: FormSentence; text: FormSentence }

/** The texts for a verdict. */
export const verdictTexts = ({ result, kind }: Verdict): Texts => {
  switch (result) {
    case 'ours':
      return {
        title: OURS[kind],
        text: 'Names and numbers on a screen can still be forged. If you are asked for money, a code or a password, do not answer: call us yourself.',
      }
    case 'lookalike':
      return {
        title: 'No. This is made to look like ours.',
        text: 'Do not answer, open nothing and pay nothing. Please report it.',
      }
    case 'unknown':
      return {
        title: 'No, this is not ours.',
        text: 'It is not on our list. If it claims to come from us, do not answer, open nothing and pay nothing. Please report it.',
      }
    case 'unreadable':
      return {
        title: 'We cannot read this.',
        text: 'Paste one e-mail address, one link or one phone number, and nothing else.',
      }
  }
}
