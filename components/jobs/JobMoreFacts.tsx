import type { ReactNode } from 'react'
import { FACT_NAMES } from '@/collections/Jobs/shared/fieldOrder'
import { OPTIONAL_FIELDS, type OptionalName } from '@/collections/Jobs/shared/fields'
import { type JobJson, optionalWords } from '@/collections/Jobs/shared/json'
import { CHARGE_LAW, CHARGES, NATIONALITIES } from '@/collections/Jobs/shared/options'
import { salaryFigures } from '@/collections/Jobs/shared/texts'
import { FactRow } from '@/components/ui/Facts'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './JobFactsPanel.module.css'
import { AsWritten } from './shared/AsWritten'
import { jobWords } from './shared/jobWords'

type Props = { job: JobJson; language: Language; chargesHref?: string }

/** The optional facts of a job. A job that says nothing more has no row here. */
export const JobMoreFacts = ({ job, language, chargesHref }: Props) =>
  FACT_NAMES.map((name) => {
    const value = COMBINED[name] ? COMBINED[name](job, language) : ownValue(name, job, language)
    return (
      value && (
        <FactRow
          key={name}
          term={translated(language, 'jobFacts', OPTIONAL_FIELDS[name].fact ?? '')}
        >
          {value}
          {name === 'candidate_charge' && chargesHref && (
            <a
              className={`link no-print ${styles.asked}`}
              href={linkIn(chargesHref, language)}
              rel="nofollow"
            >
              {wordsIn(language, 'jobDetails')('asked')}
            </a>
          )}
        </FactRow>
      )
    )
  })

/** Facts that put several fields together, or whose words have a list of their own. */
const COMBINED: Partial<Record<OptionalName, (job: JobJson, language: Language) => ReactNode>> = {
  salary_min: (job) => num(salaryFigures(job)),
  contract_months: ({ contract_months }, language) =>
    contract_months && jobWords(language).contract(contract_months),
  industry: (job, language) => translated(language, 'industries', optionalWords('industry', job)),
  nationalities: ({ nationalities }, language) =>
    nationalities.map((code) => translated(language, 'places', NATIONALITIES[code])).join(', '),
  interview_date: ({ interview_date, interview_place }, language) =>
    (interview_date || interview_place) && (
      <span>
        {interview_date && <Day iso={interview_date} language={language} />}
        {interview_date && interview_place && ', '}
        {interview_place && <AsWritten language={language}>{interview_place}</AsWritten>}
      </span>
    ),
  // An amount is shown with what the law says on it (docs/product.md §11).
  candidate_charge: ({ candidate_charge, candidate_charge_amount }, language) =>
    candidate_charge === 'amount' ? (
      <span>
        <b>
          <AsWritten language={language}>{candidate_charge_amount}</AsWritten>
        </b>
        <span className={styles.law}>{translated(language, 'jobFacts', CHARGE_LAW)}</span>
      </span>
    ) : (
      candidate_charge && translated(language, 'jobFacts', CHARGES[candidate_charge])
    ),
}

const ownValue = (name: OptionalName, job: JobJson, language: Language): ReactNode => {
  const { input } = OPTIONAL_FIELDS[name]
  const value = job[name]
  if (input.type === 'date' && typeof value === 'string') {
    return <Day iso={value} language={language} />
  }
  const text = optionalWords(name, job)
  return input.type === 'number' ? num(text) : translated(language, 'jobFacts', text)
}

const num = (text: string | null): ReactNode => text && <span className="num">{text}</span>

const Day = ({ iso, language }: { iso: string; language: Language }) => (
  <time className="num" dateTime={iso}>
    {jobWords(language).longDate(iso)}
  </time>
)
