import { cutCompanyName } from '@/collections/Jobs/shared/display'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobPlace } from '@/collections/Jobs/shared/texts'
import { jobDrawing } from '@/components/agency/TradeDrawing'
import { ButtonLink } from '@/components/ui/Button'
import { Flag } from '@/components/ui/Flag'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { SampleMark } from '@/components/ui/SampleMark'
import { shortDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import styles from './JobTable.module.css'
import { JobTile } from './shared/JobTile'
import { Salary } from './shared/Salary'

/** Jobs as a table: posted, position, place, experience, salary, Apply. */
export const JobTable = ({ jobs }: { jobs: JobJson[] }) => (
  <div className={styles.table}>
    <div className={styles.head} aria-hidden>
      <span>Posted</span>
      <span />
      <span>Position and employer</span>
      <span>Place</span>
      <span>Experience</span>
      <span className={styles.right}>Salary / Month</span>
      <span />
    </div>
    <ul>
      {jobs.map((job) => (
        <li key={job.id} className={styles.row}>
          <span className={`${styles.date} num`}>
            {shortDate(job.update_at).replace(/ \d{4}$/, '')}
          </span>
          <JobTile company_logo={job.company_logo} drawing={jobDrawing(job.job_title)} />
          <span className={styles.main}>
            <a href={paths.jobDetails(job.id)} target="_blank" rel="noopener">
              {job.is_sample && <SampleMark />}
              {job.job_title}
              <NewTabHint />
            </a>
            <span>{cutCompanyName(job.company_name)}</span>
          </span>
          <span className={styles.place}>
            <Flag iso2={job.iso2} />
            {jobPlace(job)}
          </span>
          <span className={styles.experience}>{job.experience}</span>
          <span className={styles.salary}>
            <Salary salary={job.salary} />
          </span>
          <ButtonLink
            variant="go"
            size="small"
            className={styles.apply}
            newTab
            href={paths.applyJob(job.id)}
          >
            Apply Now<span className="sr-only"> for {job.job_title}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  </div>
)
