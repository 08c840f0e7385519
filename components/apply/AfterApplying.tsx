import type { JobWire } from '@/collections/Jobs/wire'
import type { SiteSetting } from '@/collections/payload-types'
import { AfterSending } from '@/components/ui/AfterSending'
import { GenuineSender } from '@/components/ui/GenuineSender'
import { MoreLink } from '@/components/ui/MoreLink'
import { paths } from '@/lib/shared/paths'

type Props = { job: JobWire | null; facts: SiteSetting }

/** Under the slip: who reads the resume, how a genuine call is known, more jobs of that country. */
export const AfterApplying = ({ job, facts }: Props) => (
  <AfterSending
    next={[
      { key: 'read', text: 'A counsellor reads your resume.' },
      { key: 'call', text: <GenuineSender phone={facts.phone} domain={facts.official_domain} /> },
    ]}
    more={
      <MoreLink href={job ? `${paths.jobList}?country=${job.country_id}` : paths.jobList}>
        {job?.name ? `Browse more jobs in ${job.name}` : 'Browse jobs'}
      </MoreLink>
    }
  />
)
