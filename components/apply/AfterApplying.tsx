import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { GenuineSender } from '@/components/agency/GenuineSender'
import { NextSteps } from '@/components/forms/confirmation/NextSteps'
import { MoreLink } from '@/components/ui/MoreLink'
import type { SiteSetting } from '@/payload-types'

type Props = { job: JobJson | null; facts: SiteSetting }

/** Under the confirmation: what happens next, who may call, and more jobs of the same country. */
export const AfterApplying = ({ job, facts }: Props) => (
  <NextSteps
    next={[
      { key: 'read', text: 'A counsellor reads your resume.' },
      { key: 'call', text: <GenuineSender phone={facts.phone} domain={facts.official_domain} /> },
    ]}
    more={
      <MoreLink href={jobListHref({ ...NO_FILTERS, country: job?.iso2 ? [job.iso2] : [] })}>
        {job?.name ? `Browse more jobs in ${job.name}` : 'Browse jobs'}
      </MoreLink>
    }
  />
)
