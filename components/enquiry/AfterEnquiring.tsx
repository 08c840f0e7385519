import { ENQUIRY_KINDS, type EnquiryKind } from '@/collections/Enquiries/kinds'
import type { SiteSetting } from '@/collections/payload-types'
import { AfterSending } from '@/components/ui/AfterSending'
import { GenuineSender } from '@/components/ui/GenuineSender'

type Props = { kind: EnquiryKind; facts: SiteSetting }

/** Under the slip: when we answer, and how a genuine answer is known. */
export const AfterEnquiring = ({ kind, facts }: Props) => (
  <AfterSending
    next={[
      { key: 'answer', text: `We answer within ${ENQUIRY_KINDS[kind].answeredIn}.` },
      { key: 'sender', text: <GenuineSender phone={facts.phone} domain={facts.official_domain} /> },
    ]}
  />
)
