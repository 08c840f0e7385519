import { licenceValidity } from '@/collections/Agency/shared/licence'
import type { Country } from '@/collections/Countries/shared/options'
import { type JobJson, jobJson } from '@/collections/Jobs/shared/json'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { CountryOptions } from '@/components/forms/fields/CountryOptions'
import { CountrySuggestion } from '@/components/forms/fields/CountrySuggestion'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { SampleNote } from '@/components/ui/SampleNote'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { paths } from '@/lib/shared/paths'
import type { Job, SiteSetting } from '@/payload-types'
import { AfterApplying } from './AfterApplying'
import { ApplyForm } from './ApplyForm'
import { ApplyNotes } from './ApplyNotes'
import { JobSummary } from './JobSummary'

type Props = {
  /** Null for no specific job. */
  job: Job | null
  countries: Country[]
  outcome: FormOutcome | null
  /** The source named by the address. */
  source: string
  facts: SiteSetting
  now: Date
}

/** The apply screen (docs/product.md §2.12), complete without JavaScript. */
export const ApplyScreen = ({ countries, outcome, source, facts, now, ...props }: Props) => {
  const job = props.job && jobJson(props.job)
  return (
    <div className="wrap">
      <Breadcrumb
        trail={[
          { label: 'Home', href: paths.home },
          { label: 'Browse Jobs', href: paths.jobList },
          ...(job ? [{ label: job.job_title, href: paths.jobDetails(job.id) }] : []),
        ]}
        here="Apply"
      />
      {job?.is_sample && <SampleNote />}
      <ApplyForm
        job={job && { id: job.id, title: job.job_title, place: placeOf(job) }}
        countries={<CountryOptions countries={countries} />}
        outcome={outcome}
        email={facts.email ?? ''}
        source={source}
        summary={<JobSummary job={job} />}
        notes={<ApplyNotes />}
        licence={
          <LicenceMark
            number={facts.licence_number ?? ''}
            validity={licenceValidity(facts.licence_valid_until, now)}
          />
        }
        office={[facts.full_name, facts.phone].filter(Boolean).join(', ')}
        afterwards={<AfterApplying job={job} facts={facts} />}
      />
      <CountrySuggestion />
    </div>
  )
}

const placeOf = ({ location_hiring, name }: JobJson): string =>
  [location_hiring, name].filter(Boolean).join(', ')
