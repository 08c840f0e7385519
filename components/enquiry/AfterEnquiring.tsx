import type { AnswerDays } from '@/collections/Agency/shared/replyTimes'
import { GenuineSender } from '@/components/agency/GenuineSender'
import { NextSteps } from '@/components/forms/confirmation/NextSteps'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'

type Props = { days: AnswerDays; facts: SiteSetting; language: Language }

/** Under the confirmation: when we answer, and who may write or call. */
export const AfterEnquiring = ({ days, facts, language }: Props) => (
  <NextSteps
    language={language}
    next={[
      { key: 'answer', text: wordsIn(language, 'enquiry')('answer', days) },
      {
        key: 'sender',
        text: (
          <GenuineSender phone={facts.phone} domain={facts.official_domain} language={language} />
        ),
      },
    ]}
  />
)
