import { cutCompanyName } from '@/collections/Jobs/shared/display'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobDrawing } from '@/components/agency/TradeDrawing'
import { JobTile } from '@/components/jobs/shared/JobTile'
import { Salary } from '@/components/jobs/shared/Salary'
import { Flag } from '@/components/ui/Flag'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './JobSummary.module.css'

/** The job applied for, or the text for no specific job. */
export const JobSummary = ({ job }: { job: JobJson | null }) =>
  job ? (
    <div className={styles.summary}>
      <JobTile company_logo={job.company_logo} drawing={jobDrawing(job.job_title)} />
      <div>
        <p className={styles.title}>{job.job_title}</p>
        <p className={styles.facts} title={job.company_name}>
          {cutCompanyName(job.company_name)}
        </p>
        <p className={styles.facts}>
          <Flag iso2={job.iso2} />
          <span>{[job.location_hiring, job.name].filter(Boolean).join(', ')}</span>
          <Salary salary={job.salary} />
        </p>
      </div>
    </div>
  ) : (
    <div className={styles.summary}>
      <div>
        <p className={styles.title}>{MESSAGES.noSpecificJob}</p>
        <p className={styles.facts}>
          Send us your resume. We look at it when a job that fits is open.
        </p>
      </div>
    </div>
  )
