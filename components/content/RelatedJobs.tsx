import type { ContentJobs } from '@/collections/content/shared/json'
import { jobsText } from '@/collections/Jobs/shared/texts'
import { Salary } from '@/components/jobs/shared/Salary'
import { Flag } from '@/components/ui/Flag'
import { MoreLink } from '@/components/ui/MoreLink'
import { paths } from '@/lib/shared/paths'
import styles from './Aside.module.css'

/** The open jobs of a page's country or industry, beside the text. */
export const RelatedJobs = ({ jobs: { jobs, total, heading, href } }: { jobs: ContentJobs }) => (
  <section className={`${styles.aside} no-print`} aria-labelledby="related-jobs">
    <h2 id="related-jobs">{heading}</h2>
    {total === 0 && <p className="meta">No open job at the moment.</p>}
    <ul>
      {jobs.map((job) => (
        <li key={job.id}>
          <a className={styles.title} href={paths.jobDetails(job.id)}>
            {job.job_title}
          </a>
          <span className={styles.place}>
            <Flag iso2={job.iso2} />
            {job.location_hiring}
          </span>
          <Salary salary={job.salary} />
        </li>
      ))}
    </ul>
    <MoreLink href={total > 1 ? href : paths.jobList}>
      {total > 1 ? `All ${jobsText(total)}` : 'All jobs'}
    </MoreLink>
  </section>
)
