import { ENQUIRY_KINDS, type EnquiryKind } from '@/collections/Enquiries/shared/kinds'
import { GenuineSender } from '@/components/agency/GenuineSender'
import { NextSteps } from '@/components/forms/confirmation/NextSteps'
import type { SiteSetting } from '@/payload-types'

type Props = { kind: EnquiryKind; facts: SiteSetting }

/** Under the confirmation: when we answer, and who may write or call. */
export const AfterEnquiring = ({ kind, facts }: Props) => (
  <NextSteps
    next={[
      { key: 'answer', text: `We answer within ${ENQUIRY_KINDS[kind].answeredIn}.` },
      { key: 'sender', text: <GenuineSender phone={facts.phone} domain={facts.official_domain} /> },
    ]}
  />
)
