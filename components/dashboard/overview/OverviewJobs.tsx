'use client'
import Link from 'next/link'
import { closesSoon } from '@/collections/Jobs/shared/texts'
import type { ListedJob, ListedJobs, OverviewJson } from '@/collections/Overview/shared/json'
import { postedAgo, shortDate, wholeNumber } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import { ChartFrame, NothingYet } from './ChartFrame'
import styles from './OverviewPanel.module.css'

/** The jobs to check: nobody applied, or the closing date is near. */
export const OverviewJobs = ({ overview }: { overview: OverviewJson }) => {
  const { without_applicants, closing_soon, open_jobs } = overview
  const now = new Date()
  return (
    <>
      <ChartFrame title="Open jobs without applicants" note={shown(without_applicants)}>
        {without_applicants.total > 0 ? (
          <JobLines
            jobs={without_applicants.jobs}
            words={({ posted_at }) => `Posted: ${postedAgo(posted_at, now)}`}
          />
        ) : (
          <NothingYet>{open_jobs > 0 ? 'Every open job has applicants.' : <AddOne />}</NothingYet>
        )}
      </ChartFrame>
      <ChartFrame title="Closing within 7 days" note={shown(closing_soon)}>
        {closing_soon.total > 0 ? (
          <JobLines
            jobs={closing_soon.jobs}
            words={({ closing_date }) =>
              closing_date && `${closesSoon(closing_date, now)}, ${shortDate(closing_date)}`
            }
          />
        ) : (
          <NothingYet>
            No open job closes in the next 7 days. A closing date is set among a job’s details.
          </NothingYet>
        )}
      </ChartFrame>
    </>
  )
}

const shown = ({ total, jobs }: ListedJobs): string =>
  total > jobs.length ? `${wholeNumber(jobs.length)} of ${wholeNumber(total)}` : ''

const AddOne = () => (
  <>
    No job is open.{' '}
    <Link className="link" href={paths.addJob} prefetch={false}>
      Post one
    </Link>
    , or mark an inactive one as Active.
  </>
)

type LinesProps = { jobs: ListedJob[]; words: (job: ListedJob) => string | null }

const JobLines = ({ jobs, words }: LinesProps) => (
  <ul className={styles.lines}>
    {jobs.map((job) => (
      <li key={job.id}>
        <span>
          <Link className={styles.link} href={paths.editJob(job.id)} prefetch={false} dir="auto">
            {job.job_title}
          </Link>
          <span className={styles.place}>{job.place}</span>
        </span>
        <span className={`${styles.when} num`}>{words(job)}</span>
      </li>
    ))}
  </ul>
)
