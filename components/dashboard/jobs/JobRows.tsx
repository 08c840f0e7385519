'use client'
import { Pencil } from 'lucide-react'
import Link from 'next/link'
import { cutCompanyName } from '@/collections/Jobs/shared/display'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobStatus } from '@/collections/Jobs/shared/schema'
import { WIDE } from '@/components/dashboard/list/media'
import styles from '@/components/dashboard/list/Rows.module.css'
import { Flag } from '@/components/ui/Flag'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { useMedia } from '@/lib/client/useMedia'
import { shortDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import { JobMenu } from './JobMenu'
import { StatusToggle } from './StatusToggle'

type Handlers = {
  onToggle: (job: JobJson) => void
  onRepost: (job: JobJson) => void
  versionsHref: (job: JobJson) => string
}

type Props = { jobs: JobJson[] } & Handlers

/** The jobs as a table, on narrow screens as cards (docs/product.md §2.16). */
export const JobRows = ({ jobs, ...handlers }: Props) => {
  const isWide = useMedia(WIDE)
  if (!isWide) {
    return (
      <ul className={styles.cards}>
        {jobs.map((job) => (
          <li key={job.id}>
            <Title job={job} />
            <span className={styles.line}>{cutCompanyName(job.company_name)}</span>
            <Place job={job} />
            <span className={`${styles.line} num`}>
              <b>{job.salary}</b> · {shortDate(job.update_at)}
            </span>
            <Actions job={job} {...handlers} editText="Edit" />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Job Title</th>
          <th scope="col">Company Name</th>
          <th scope="col">Location</th>
          <th scope="col" className={styles.right}>
            Salary
          </th>
          <th scope="col">Date Posted</th>
          <th scope="col" className={styles.right}>
            Action
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <td>
              <Title job={job} />
            </td>
            <td title={job.company_name}>{cutCompanyName(job.company_name)}</td>
            <td className={styles.breaks}>
              <Place job={job} />
            </td>
            <td className={`${styles.right} ${styles.salary} num`}>{job.salary}</td>
            <td className={`${styles.short} num`}>{shortDate(job.update_at)}</td>
            <td>
              <Actions job={job} {...handlers} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const titleId = ({ id }: JobJson) => `job-${id}`

const Title = ({ job }: { job: JobJson }) => (
  <a
    id={titleId(job)}
    className={styles.title}
    dir="auto"
    href={paths.jobDetails(job.id)}
    target="_blank"
    rel="noopener"
  >
    {job.job_title}
    <NewTabHint />
  </a>
)

const Place = ({ job }: { job: JobJson }) => (
  <span className={`${styles.line} ${styles.place}`}>
    <Flag iso2={job.iso2} />
    <span>{[job.location_hiring, job.name].filter(Boolean).join(', ')}</span>
  </span>
)

type ActionsProps = { job: JobJson; editText?: string } & Handlers

const Actions = ({ job, editText, onToggle, onRepost, versionsHref }: ActionsProps) => (
  <span className={styles.actions}>
    <Link
      href={paths.editJob(job.id)}
      className={styles.edit}
      aria-label={`Edit ${job.job_title}`}
      title="Edit"
      prefetch={false}
    >
      <Pencil aria-hidden />
      {editText}
    </Link>
    <StatusToggle
      status={jobStatus(job.is_deleted)}
      describedBy={titleId(job)}
      onClick={() => onToggle(job)}
    />
    <JobMenu job={job} versionsHref={versionsHref(job)} onRepost={() => onRepost(job)} />
  </span>
)
