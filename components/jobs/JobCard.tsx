import { cutCompanyName } from '@/collections/Jobs/shared/display'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobDrawing } from '@/components/agency/TradeDrawing'
import { ButtonLink } from '@/components/ui/Button'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { SampleMark } from '@/components/ui/SampleMark'
import { paths } from '@/lib/shared/paths'
import styles from './JobCard.module.css'
import { JobFacts } from './JobFacts'
import { LogoPreview } from './LogoPreview'
import { Salary } from './shared/Salary'

/** One job of the list (docs/product.md §2.10). Title and Apply Now open new tabs. */
export const JobCard = ({ job, now }: { job: JobJson; now: Date }) => {
  const company = cutCompanyName(job.company_name)
  return (
    <li className={styles.card}>
      <LogoPreview
        company_logo={job.company_logo}
        company_name={company}
        drawing={job.company_logo ? '' : jobDrawing(job.job_title)}
        size="m"
      />
      <div className={styles.head} data-static={`job-${job.id}`}>
        <h2>
          <a href={paths.jobDetails(job.id)} target="_blank" rel="noopener">
            {job.is_sample && <SampleMark />}
            {job.job_title}
            <NewTabHint />
          </a>
        </h2>
        <p title={company === job.company_name ? undefined : job.company_name}>{company}</p>
      </div>
      <JobFacts job={job} now={now} />
      <p className={styles.salary} data-static={`salary-${job.id}`}>
        <Salary salary={job.salary} />
      </p>
      <ButtonLink
        variant="go"
        className={styles.apply}
        newTab
        href={paths.applyJob(job.id)}
        data-static={`apply-${job.id}`}
      >
        Apply Now<span className="sr-only"> for {job.job_title}</span>
      </ButtonLink>
    </li>
  )
}
