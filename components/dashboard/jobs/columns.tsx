'use client'
import { Pencil } from 'lucide'
import Link from 'next/link'
import { lookOf, stateSentence } from '@/collections/Demands/shared/words'
import { cutCompanyName } from '@/collections/Jobs/shared/display'
import { jobStatus } from '@/collections/Jobs/shared/schema'
import { type Columns, type Place, State } from '@/components/dashboard/list/DataTable'
import table from '@/components/dashboard/list/DataTable.module.css'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Flag } from '@/components/ui/Flag'
import { Icon } from '@/components/ui/Icon'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { SampleMark } from '@/components/ui/SampleMark'
import { shortDate, wholeNumber } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import styles from './columns.module.css'
import { JobMenu } from './JobMenu'
import type { ListedJob } from './jobList'
import { StatusToggle } from './StatusToggle'

type Row = ListedJob
type Tools = { onToggle: (job: Row) => void; onRepost: (job: Row) => void }

export const jobLinkId = ({ id }: Pick<Row, 'id'>) => `job-${id}`

/** The title, and below it a link to the applicants of the job. */
const Title = ({ job, at }: { job: Row; at: Place }) => (
  <>
    <a
      id={at.linkId}
      className={table.title}
      dir="auto"
      href={paths.jobDetails(job.id)}
      target="_blank"
      rel="noopener"
    >
      {job.is_sample && <SampleMark />}
      {job.job_title}
      <NewTabHint />
    </a>
    {job.applicants > 0 && (
      <PanelLink
        className={`${styles.applicants} link num`}
        aria-describedby={at.linkId}
        href={manageHref({ panel: 'candidates', filters: { job: String(job.id) } })}
      >
        {wholeNumber(job.applicants)} {job.applicants === 1 ? 'applicant' : 'applicants'}
      </PanelLink>
    )}
    <Demand job={job} />
  </>
)

/** What hinders the job's demand; nothing while it is open. */
const Demand = ({ job: { demand } }: { job: Row }) => {
  const sentence = demand && stateSentence(demand)
  if (!sentence) return null
  return (
    <span className={styles.demand}>
      <State look={lookOf(demand.state)}>{sentence}</State>
    </span>
  )
}

const Location = ({ job }: { job: Row }) => (
  <span className={`${table.line} ${styles.place}`}>
    <Flag iso2={job.iso2} />
    <span>{[job.location_hiring, job.name].filter(Boolean).join(', ')}</span>
  </span>
)

type ActionsProps = { job: Row; at: Place & Tools; editText?: string }

/** Edit, status and the menu. The row's address shows its earlier versions. */
const Actions = ({ job, at, editText }: ActionsProps) => (
  <span className={table.actions}>
    <Link
      href={paths.editJob(job.id)}
      className={styles.edit}
      aria-label={`Edit ${job.job_title}`}
      title="Edit"
      prefetch={false}
    >
      <Icon of={Pencil} />
      {editText}
    </Link>
    <StatusToggle
      status={jobStatus(job.is_deleted)}
      describedBy={at.linkId}
      onClick={() => at.onToggle(job)}
    />
    <JobMenu job={job} versionsHref={at.href} onRepost={() => at.onRepost(job)} />
  </span>
)

/** The jobs of Manage Jobs (docs/product.md §2.16). */
export const JOB_COLUMNS: Columns<Row, Tools> = {
  table: [
    { head: 'Job Title', show: (job, at) => <Title job={job} at={at} /> },
    {
      head: 'Company Name',
      show: ({ company_name }) => (
        <span className={table.company} title={company_name}>
          {cutCompanyName(company_name)}
        </span>
      ),
    },
    { head: 'Location', className: table.breaks, show: (job) => <Location job={job} /> },
    {
      head: 'Salary',
      headClass: table.right,
      className: `${table.right} ${table.salary} num`,
      show: ({ salary }) => salary,
    },
    {
      head: 'Date Posted',
      className: `${table.short} num`,
      show: ({ update_at }) => shortDate(update_at),
    },
    {
      head: 'Action',
      headClass: table.right,
      show: (job, at) => <Actions job={job} at={at} />,
    },
  ],
  card: [
    { show: (job, at) => <Title job={job} at={at} /> },
    { className: table.line, show: ({ company_name }) => cutCompanyName(company_name) },
    { show: (job) => <Location job={job} /> },
    {
      className: `${table.line} num`,
      show: ({ salary, update_at }) => (
        <>
          <b>{salary}</b> · {shortDate(update_at)}
        </>
      ),
    },
    { show: (job, at) => <Actions job={job} at={at} editText="Edit" /> },
  ],
}
