import { licenceValidity } from '@/collections/Agency/shared/licence'
import type { Country } from '@/collections/Countries/shared/options'
import { type JobJson, jobJson } from '@/collections/Jobs/shared/json'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { CountryOptions } from '@/components/forms/fields/CountryOptions'
import { CountrySuggestion } from '@/components/forms/fields/CountrySuggestion'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { SampleNote } from '@/components/ui/SampleNote'
import { linkIn } from '@/lib/shared/alternates'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { FORM_SCREENS, formWords, translated, wordsIn } from '@/messages/wordsIn'
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
  language: Language
}

/** The apply screen (docs/product.md §2.12), complete without JavaScript. */
export const ApplyScreen = ({ countries, outcome, source, facts, language, ...props }: Props) => {
  const t = wordsIn(language, 'formPage')
  const to = (path: string) => linkIn(path, language)
  const words = formWords(language, FORM_SCREENS.apply)
  const job = props.job && jobJson(props.job)
  return (
    <div className="wrap">
      <Breadcrumb
        trail={[
          { label: t('home'), href: to(paths.home) },
          { label: t('browse'), href: to(paths.jobList) },
          ...(job
            ? [
                {
                  label: job.job_title,
                  href: to(paths.jobDetails(job.id)),
                  written: inEnglish(language),
                },
              ]
            : []),
        ]}
        here={t('apply')}
        language={language}
      />
      {job?.is_sample && <SampleNote language={language} />}
      <ApplyForm
        job={job && { id: job.id, title: job.job_title, place: placeOf(job, language) }}
        countries={<CountryOptions countries={countries} language={language} />}
        outcome={outcome}
        email={facts.email ?? ''}
        source={source}
        summary={<JobSummary job={job} language={language} />}
        notes={<ApplyNotes language={language} />}
        licence={
          <LicenceMark
            number={facts.licence_number ?? ''}
            validity={licenceValidity(facts.licence_valid_until, props.now)}
            language={language}
          />
        }
        office={[facts.full_name, facts.phone].filter(Boolean).join(', ')}
        afterwards={<AfterApplying job={job} facts={facts} language={language} />}
        {...(words && { words })}
      />
      <CountrySuggestion />
    </div>
  )
}

const placeOf = ({ location_hiring, name }: JobJson, language: Language): string =>
  [location_hiring, translated(language, 'places', name)].filter(Boolean).join(', ')
