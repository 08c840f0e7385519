import type { ReactNode } from 'react'
import type { JobWire } from '@/collections/Jobs/wire'
import { Flag } from '@/components/ui/Flag'
import { longDate } from '@/lib/shared/format'
import styles from './JobDetails.module.css'
import { place } from './JobFacts'
import { Salary } from './Salary'

type Props = { job: JobWire; children: ReactNode }

/** The side panel of spec §2. */
export const JobFactsPanel = ({ job, children }: Props) => (
  <aside className={styles.facts} aria-labelledby="job-facts">
    <h2 id="job-facts">Facts</h2>
    <dl>
      <Fact name="Offered Salary">
        <span className={styles.bigSalary}>
          <Salary salary={job.salary} />
        </span>
      </Fact>
      <Fact name="Location">
        <Flag iso2={job.iso2} />
        {place(job)}
      </Fact>
      <Fact name="Job Title">{job.job_title}</Fact>
      <Fact name="Experience">{job.experience}</Fact>
      <Fact name="Qualification">{job.job_education}</Fact>
      <Fact name="Date Posted">
        <time className="num" dateTime={job.update_at}>
          {longDate(job.update_at)}
        </time>
      </Fact>
      {job.candidate_charge === 'none' && <Fact name="Charge to you">None</Fact>}
      {job.closing_date && (
        <Fact name="Apply until">
          <time className="num" dateTime={job.closing_date}>
            {longDate(job.closing_date)}
          </time>
        </Fact>
      )}
    </dl>
    {children && (
      <div className={`${styles.panelApply} no-print`}>
        {children}
        <p className="meta">
          Job number <span className="num">{job.id}</span>. Applying is free.
        </p>
      </div>
    )}
  </aside>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
