import { GenuineSender } from '@/components/agency/GenuineSender'
import { NextSteps } from '@/components/forms/confirmation/NextSteps'
import type { SiteSetting } from '@/payload-types'

type Props = { answeredIn: string; facts: SiteSetting }

/** Under the confirmation: when we answer, and who may write or call. */
export const AfterEnquiring = ({ answeredIn, facts }: Props) => (
  <NextSteps
    next={[
      { key: 'answer', text: `We answer within ${answeredIn}.` },
      { key: 'sender', text: <GenuineSender phone={facts.phone} domain={facts.official_domain} /> },
    ]}
  />
)
