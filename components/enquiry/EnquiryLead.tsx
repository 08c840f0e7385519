import type { ReactNode } from 'react'
import type { EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import type { AnswerDays } from '@/collections/Agency/shared/replyTimes'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'

type Props = { kind: EnquiryKind; days: AnswerDays; language: Language }

/** When the sender gets an answer; for a fraud report also a link to the checker. */
export const EnquiryLead = ({ kind, days, language }: Props) => {
  const t = wordsIn(language, 'enquiry')
  const a = (text: ReactNode) => (
    <a className="link" href={linkIn(paths.checkMessages, language)}>
      {text}
    </a>
  )
  return (
    <>
      {t('lead', days)}
      {kind === 'fraud' && <> {t.rich('notSure', { a })}</>}
    </>
  )
}
