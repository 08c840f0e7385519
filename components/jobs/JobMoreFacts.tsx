import type { ReactNode } from 'react'
import { FACT_NAMES } from '@/collections/Jobs/shared/fieldOrder'
import { OPTIONAL_FIELDS, type OptionalName } from '@/collections/Jobs/shared/fields'
import { type JobJson, optionalFact } from '@/collections/Jobs/shared/json'
import { CHARGE_LAW, CHARGES } from '@/collections/Jobs/shared/options'
import { salaryFigures } from '@/collections/Jobs/shared/texts'
import { FactRow } from '@/components/ui/Facts'
import { longDate } from '@/lib/shared/format'
import styles from './JobFactsPanel.module.css'

type Props = { job: JobJson; chargesHref?: string }

/** The optional facts of a job. A job that says nothing more has no row here. */
export const JobMoreFacts = ({ job, chargesHref }: Props) =>
  FACT_NAMES.map((name) => {
    const value = COMBINED[name] ? COMBINED[name](job) : ownValue(name, job)
    return (
      value && (
        <FactRow key={name} term={OPTIONAL_FIELDS[name].fact ?? ''}>
          {value}
          {name === 'candidate_charge' && chargesHref && (
            <a className={`link no-print ${styles.asked}`} href={chargesHref} rel="nofollow">
              Asked to pay?
            </a>
          )}
        </FactRow>
      )
    )
  })

/** Facts that put several fields together. */
const COMBINED: Partial<Record<OptionalName, (job: JobJson) => ReactNode>> = {
  salary_min: (job) => num(salaryFigures(job)),
  interview_date: ({ interview_date, interview_place }) =>
    (interview_date || interview_place) && (
      <span>
        {interview_date && <Day iso={interview_date} />}
        {interview_date && interview_place && ', '}
        {interview_place}
      </span>
    ),
  // An amount is shown with what the law says on it (docs/product.md §11).
  candidate_charge: ({ candidate_charge, candidate_charge_amount }) =>
    candidate_charge === 'amount' ? (
      <span>
        <b>{candidate_charge_amount}</b>
        <span className={styles.law}>{CHARGE_LAW}</span>
      </span>
    ) : (
      candidate_charge && CHARGES[candidate_charge]
    ),
}

const ownValue = (name: OptionalName, job: JobJson): ReactNode => {
  const { input, factText } = OPTIONAL_FIELDS[name]
  const value = job[name]
  if (input.type === 'date' && typeof value === 'string') return <Day iso={value} />
  const text = optionalFact(name, job)
  return input.type === 'number' && !factText ? num(text) : text
}

const num = (text: string | null): ReactNode => text && <span className="num">{text}</span>

const Day = ({ iso }: { iso: string }) => (
  <time className="num" dateTime={iso}>
    {longDate(iso)}
  </time>
)
