import { ArrowRight, UserPlus } from 'lucide-react'
import type { SiteSetting } from '@/collections/payload-types'
import { ButtonLink } from '@/components/ui/Button'
import { Notes } from '@/components/ui/Notes'
import { PrintButton } from '@/components/ui/PrintButton'
import { SlipActions } from '@/components/ui/Slip'
import { paths } from '@/lib/shared/paths'
import styles from './AfterRegistering.module.css'

/** Under the slip: save our number (the broadcast list needs it), print, what comes now. */
export const AfterRegistering = ({ facts }: { facts: SiteSetting }) => (
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
          {
            key: 'save',
            text: (
              <>
                Save our official WhatsApp number{' '}
                <b className={`${styles.number} num`}>{facts.whatsapp}</b>. Without it no message of
                the broadcast list reaches you.
              </>
            ),
          },
          {
            key: 'call',
            text: 'A counsellor reads your resume, and calls you when a job fits. Nobody may ask you for money.',
          },
        ]}
      />
      <a className={`${styles.more} no-print`} href={paths.jobList}>
        Browse Jobs
        <ArrowRight aria-hidden />
      </a>
    </div>
  </>
)
