'use client'
import { Star } from 'lucide'
import type { ApplicationJson } from '@/collections/Applications/shared/json'
import { STAGES } from '@/collections/Applications/shared/stages'
import {
  CardNumber,
  type Columns,
  NUMBER_COLUMN,
  type Place,
  RowLink,
} from '@/components/dashboard/list/DataTable'
import table from '@/components/dashboard/list/DataTable.module.css'
import { ResumeWords } from '@/components/dashboard/list/ResumeWords'
import { type SelectTools, Tickbox } from '@/components/dashboard/list/Tickbox'
import tick from '@/components/dashboard/list/Tickbox.module.css'
import { Email, Phone } from '@/components/dashboard/pane/ContactLinks'
import { ResumeButton } from '@/components/dashboard/pane/ResumeButton'
import { Icon } from '@/components/ui/Icon'
import { SampleMark } from '@/components/ui/SampleMark'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './columns.module.css'

type Row = ApplicationJson
type CellProps = { row: Row; at: Place }

export const candidateId = ({ id }: Pick<Row, 'id'>) => `applicant-${id}`

export const appliedJob = ({ job_title }: Row): string => job_title ?? MESSAGES.jobTitleMissing

export const Mobile = ({ row }: { row: Row }) => <Phone {...row} typed={row.mobile} />

/** The name, and below it the stage, unless it is the first one, the star, and where it was found. */
const Name = ({
  row: { name, seen, stage, is_sample, is_starred, resume_words },
  at,
}: CellProps) => (
  <>
    {!seen && (
      <span className={styles.unseen} title="Not opened yet">
        <span className="sr-only">Not opened yet: </span>
      </span>
    )}
    {is_sample && <SampleMark />}
    <RowLink at={at}>{name}</RowLink>
    <span className={table.marks}>
      {stage !== 'new' && (
        <span className={styles.stage} data-tone={STAGES[stage].tone}>
          {STAGES[stage].label}
        </span>
      )}
      {is_starred && <Icon of={Star} label="Starred" />}
    </span>
    <ResumeWords resume_words={resume_words} />
  </>
)

const Resume = ({ row, at }: CellProps) =>
  row.upload_resume ? (
    <ResumeButton file={row.upload_resume} describedBy={at.linkId} />
  ) : (
    MESSAGES.resumeMissing
  )

/** The applicant list (docs/product.md §2.17). */
export const CANDIDATE_COLUMNS: Columns<Row, SelectTools> = {
  table: [
    NUMBER_COLUMN,
    {
      head: 'Candidate Name',
      className: table.name,
      show: (row, at) => (
        <span className={tick.who}>
          <Tickbox id={row.id} name={row.name} {...at} />
          <span>
            <Name row={row} at={at} />
          </span>
        </span>
      ),
    },
    {
      head: 'Email Address',
      isInPane: true,
      className: table.breaks,
      show: (row) => <Email {...row} />,
    },
    { head: 'Mobile No', className: `${table.mobile} num`, show: (row) => <Mobile row={row} /> },
    { head: 'Position', show: ({ position }) => position },
    { head: 'Applied Job', show: appliedJob },
    {
      head: 'Resume',
      isInPane: true,
      headClass: 'no-print',
      className: 'no-print',
      show: (row, at) => <Resume row={row} at={at} />,
    },
  ],
  card: [
    {
      className: tick.who,
      show: (row, at) => (
        <>
          <Tickbox id={row.id} name={row.name} {...at} />
          <span>
            <CardNumber {...at} /> <Name row={row} at={at} />
          </span>
        </>
      ),
    },
    { className: table.line, show: ({ position }) => position },
    { className: table.line, show: (row) => `Applied: ${appliedJob(row)}` },
    { className: table.line, show: (row) => <Email {...row} /> },
    { className: `${table.line} num`, show: (row) => <Mobile row={row} /> },
    { className: table.actions, show: (row, at) => <Resume row={row} at={at} /> },
  ],
}
