import { ArrowRight, UserPlus } from 'lucide-react'
import type { JobWire } from '@/collections/Jobs/wire'
import type { SiteSetting } from '@/collections/payload-types'
import { ButtonLink } from '@/components/ui/Button'
import { GenuineSender } from '@/components/ui/GenuineSender'
import { Notes } from '@/components/ui/Notes'
import { PrintButton } from '@/components/ui/PrintButton'
import { SlipActions } from '@/components/ui/Slip'
import { paths } from '@/lib/shared/paths'
import styles from './AfterApplying.module.css'

type Props = { job: JobWire | null; facts: SiteSetting }

/** Under the slip: keep our number, print, what comes now, more jobs. */
export const AfterApplying = ({ job, facts }: Props) => (
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
          { key: 'read', text: 'A counsellor reads your resume.' },
          {
            key: 'call',
            text: <GenuineSender phone={facts.phone} domain={facts.official_domain} />,
          },
        ]}
      />
      <a
        className={`${styles.more} no-print`}
        href={job ? `${paths.jobList}?country=${job.country_id}` : paths.jobList}
      >
        {job?.name ? `Browse more jobs in ${job.name}` : 'Browse jobs'}
        <ArrowRight aria-hidden />
      </a>
    </div>
  </>
)
