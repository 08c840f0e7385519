import type { EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import type { AnswerDays } from './answerDays'

type Props = { kind: EnquiryKind; days: AnswerDays; language: Language }

/** When the sender gets an answer; for a fraud report also a link to the checker. */
export const EnquiryLead = ({ kind, days, language }: Props) => (
  <>
    {wordsIn(language, 'enquiry')('lead', days)}
    {kind === 'fraud' && (
      <>
        {' '}
        Not sure?{' '}
        <a className="link" href={paths.checkMessages}>
          Check the address first
        </a>
        .
      </>
    )}
  </>
)
