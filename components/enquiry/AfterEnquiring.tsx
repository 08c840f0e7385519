import { UserPlus } from 'lucide-react'
import { ENQUIRY_KINDS, type EnquiryKind } from '@/collections/Enquiries/kinds'
import type { SiteSetting } from '@/collections/payload-types'
import { ButtonLink } from '@/components/ui/Button'
import { GenuineSender } from '@/components/ui/GenuineSender'
import { Notes } from '@/components/ui/Notes'
import { PrintButton } from '@/components/ui/PrintButton'
import { SlipActions } from '@/components/ui/Slip'
import { paths } from '@/lib/shared/paths'
import styles from './AfterEnquiring.module.css'

type Props = { kind: EnquiryKind; facts: SiteSetting }

/** Under the slip: save our number, print, and what comes now. */
export const AfterEnquiring = ({ kind, facts }: Props) => (
  <>
    <SlipActions>
      <ButtonLink variant="brand" href={paths.php('contact_card')}>
        <UserPlus aria-hidden />
        Save our number
      </ButtonLink>
      <PrintButton>Print this page</PrintButton>
    </SlipActions>
    <div className={styles.notes}>
      <Notes
        title="What happens next"
        items={[
          { key: 'keep', text: 'Take a picture of this page, or write the number down.' },
          { key: 'answer', text: `We answer within ${ENQUIRY_KINDS[kind].answeredIn}.` },
          {
            key: 'sender',
            text: <GenuineSender phone={facts.phone} domain={facts.official_domain} />,
          },
        ]}
      />
    </div>
  </>
)
