import type { ReactNode } from 'react'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { CHARGE_LAW, ECR, PROVISIONS } from '@/collections/Jobs/shared/options'
import { contractText, nationalitiesText, salaryFigures } from '@/collections/Jobs/shared/texts'
import { FactRow } from '@/components/ui/Facts'
import { longDate } from '@/lib/shared/format'
import styles from './JobDetails.module.css'

/** What a job says beside the specified fields. A job that says nothing more has no row here. */
export const JobMoreFacts = ({ job }: { job: JobJson }) =>
  moreFacts(job).map(([name, value]) => (
    <FactRow key={name} term={name}>
      {value}
    </FactRow>
  ))

type Row = [name: string, value: ReactNode]

const moreFacts = (job: JobJson): Row[] =>
  [
    ['Salary range', num(salaryFigures(job))],
    ['Vacancies', num(job.vacancies)],
    ['Contract', job.contract_months && contractText(job.contract_months)],
    ['Industry', job.industry && JOB_INDUSTRIES[job.industry]],
    ['Food', job.food && PROVISIONS[job.food]],
    ['Accommodation', job.accommodation && PROVISIONS[job.accommodation]],
    ['Transport', job.transport && PROVISIONS[job.transport]],
    ['Passport', job.ecr && ECR[job.ecr]],
    ['Open to', nationalitiesText(job.nationalities)],
    ['Interview', interview(job)],
    ['Charge to you', charge(job)],
    ['Apply until', job.closing_date && <Day iso={job.closing_date} />],
  ].filter((row): row is Row => Boolean(row[1]))

const num = (value: string | number | null): ReactNode =>
  value && <span className="num">{value}</span>

const Day = ({ iso }: { iso: string }) => (
  <time className="num" dateTime={iso}>
    {longDate(iso)}
  </time>
)

const interview = ({ interview_date, interview_place }: JobJson): ReactNode =>
  (interview_date || interview_place) && (
    <span>
      {interview_date && <Day iso={interview_date} />}
      {interview_date && interview_place && ', '}
      {interview_place}
    </span>
  )

/** What the candidate pays, with the law on charges beside an amount (docs/product.md §11.2). */
const charge = ({ candidate_charge, candidate_charge_amount }: JobJson): ReactNode => {
  if (candidate_charge !== 'amount') return candidate_charge && 'None'
  return (
    <span>
      <b>{candidate_charge_amount}</b>
      <span className={styles.law}>{CHARGE_LAW}</span>
    </span>
  )
}
