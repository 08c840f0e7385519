import { ENQUIRY_KINDS, type EnquiryKind } from '@/collections/Enquiries/shared/kinds'
import { paths } from '@/lib/shared/paths'

/** What the office promises whoever writes. */
export const EnquiryLead = ({ kind }: { kind: EnquiryKind }) => (
  <>
    You get a reference number at once, and our answer within {ENQUIRY_KINDS[kind].answeredIn}.
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
