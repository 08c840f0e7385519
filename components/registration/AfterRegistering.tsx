import { NextSteps } from '@/components/forms/confirmation/NextSteps'
import { MoreLink } from '@/components/ui/MoreLink'
import { paths } from '@/lib/shared/paths'
import type { SiteSetting } from '@/payload-types'
import styles from './AfterRegistering.module.css'

/** Under the confirmation: asks to save our number (broadcasts need it), and links to the jobs. */
export const AfterRegistering = ({ facts }: { facts: SiteSetting }) => (
  <NextSteps
    next={[
      {
        key: 'save',
        text: (
          <>
            Save our official WhatsApp number{' '}
            <b className={`${styles.number} num`}>{facts.whatsapp}</b>. Without it no message of the
            broadcast list reaches you.
          </>
        ),
      },
      {
        key: 'call',
        text: 'A counsellor reads your resume, and calls you when a job fits. Nobody may ask you for money.',
      },
    ]}
    more={<MoreLink href={paths.jobList}>Browse Jobs</MoreLink>}
  />
)
