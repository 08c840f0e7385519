import type { EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { paths } from '@/lib/shared/paths'

type Props = { kind: EnquiryKind; answeredIn: string }

/** When the sender gets an answer; for a fraud report also a link to the checker. */
export const EnquiryLead = ({ kind, answeredIn }: Props) => (
  <>
    You get a reference number at once, and our answer within {answeredIn}.
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
