import type { ReactNode } from 'react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobPlace } from '@/collections/Jobs/shared/texts'
import { Skyline } from '@/components/agency/Skyline'
import { Flag } from '@/components/ui/Flag'
import { longDate } from '@/lib/shared/format'
import { Fact } from './Fact'
import styles from './JobDetails.module.css'
import { JobMoreFacts } from './JobMoreFacts'
import { Salary } from './shared/Salary'

type Props = { job: JobJson; children: ReactNode }

/** The side panel with the facts of a job (docs/product.md §2). */
export const JobFactsPanel = ({ job, children }: Props) => (
  <aside className={styles.facts} aria-labelledby="job-facts">
    <div className={`${styles.skyline} no-print`}>
      <Skyline iso2={job.iso2} />
    </div>
    <h2 id="job-facts">Facts</h2>
    <dl>
      <Fact name="Offered Salary">
        <span className={styles.bigSalary}>
          <Salary salary={job.salary} />
        </span>
      </Fact>
      <Fact name="Location">
        <Flag iso2={job.iso2} />
        {jobPlace(job)}
      </Fact>
      <Fact name="Job Title">{job.job_title}</Fact>
      <Fact name="Experience">{job.experience}</Fact>
      <Fact name="Qualification">{job.job_education}</Fact>
      <Fact name="Date Posted">
        <time className="num" dateTime={job.update_at}>
          {longDate(job.update_at)}
        </time>
      </Fact>
      <JobMoreFacts job={job} />
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
