import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { GenuineSender } from '@/components/agency/GenuineSender'
import { NextSteps } from '@/components/forms/confirmation/NextSteps'
import { MoreLink } from '@/components/ui/MoreLink'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { translated, wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'

type Props = { job: JobJson | null; facts: SiteSetting; language: Language }

/** Under the confirmation: what happens next, who may call, and more jobs of the same country. */
export const AfterApplying = ({ job, facts, language }: Props) => {
  const t = wordsIn(language, 'formPage')
  const country = job?.iso2 ? [job.iso2] : []
  return (
    <NextSteps
      language={language}
      next={[
        { key: 'read', text: t('nextRead') },
        {
          key: 'call',
          text: (
            <GenuineSender phone={facts.phone} domain={facts.official_domain} language={language} />
          ),
        },
      ]}
      more={
        <MoreLink href={linkIn(jobListHref({ ...NO_FILTERS, country }), language)}>
          {job?.name
            ? t('moreJobsIn', { country: translated(language, 'places', job.name) })
            : t('moreJobs')}
        </MoreLink>
      }
    />
  )
}
