import type { ReactNode } from 'react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobPlace } from '@/collections/Jobs/shared/texts'
import { Skyline } from '@/components/agency/Skyline'
import { FactRow, Facts } from '@/components/ui/Facts'
import { Flag } from '@/components/ui/Flag'
import { longDate } from '@/lib/shared/format'
import styles from './JobFactsPanel.module.css'
import { JobMoreFacts } from './JobMoreFacts'
import { Salary } from './shared/Salary'

type Props = {
  job: JobJson
  /** Where somebody who was asked to pay gets an answer. */
  chargesHref?: string
  /** On a phone, below the facts: who shares a job has read them. */
  share: ReactNode
  children: ReactNode
}

/** The side panel of the job's page (docs/product.md §2.11). */
export const JobFactsPanel = ({ job, chargesHref, share, children }: Props) => (
  <aside className={styles.facts} aria-labelledby="job-facts">
    <div className={`${styles.skyline} no-print`}>
      <Skyline iso2={job.iso2} />
    </div>
    <h2 id="job-facts">Facts</h2>
    <Facts layout="ruled">
      <FactRow term="Offered Salary">
        <span className={styles.bigSalary}>
          <Salary salary={job.salary} />
        </span>
      </FactRow>
      <FactRow term="Location">
        <Flag iso2={job.iso2} />
        {jobPlace(job)}
      </FactRow>
      <FactRow term="Job Title">{job.job_title}</FactRow>
      <FactRow term="Experience">{job.experience}</FactRow>
      <FactRow term="Qualification">{job.job_education}</FactRow>
      <FactRow term="Date Posted">
        <time className="num" dateTime={job.update_at}>
          {longDate(job.update_at)}
        </time>
      </FactRow>
      <JobMoreFacts job={job} chargesHref={chargesHref} />
    </Facts>
    <div className={`${styles.share} no-print`}>{share}</div>
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
