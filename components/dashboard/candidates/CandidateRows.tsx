'use client'
import { Star } from 'lucide-react'
import type { ApplicationJson } from '@/collections/Applications/shared/json'
import { STAGES } from '@/collections/Applications/shared/stages'
import { ROOMY, WIDE } from '@/components/dashboard/list/media'
import { wholeNumber } from '@/components/dashboard/list/numbers'
import { phoneOf } from '@/components/dashboard/list/phone'
import styles from '@/components/dashboard/list/Rows.module.css'
import { TableHead } from '@/components/dashboard/list/TableHead'
import type { Selection } from '@/components/dashboard/list/useSelection'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { useMedia } from '@/lib/client/useMedia'
import { MESSAGES } from '@/lib/shared/messages'
import { ResumeButton } from './ResumeButton'

type Props = {
  applicants: ApplicationJson[]
  /** The running number of the first row. */
  firstNumber: number
  /** The applicant whose panel is open: it repeats some columns, which then go away. */
  openId: number | null
  href: (id: number) => string
  selection: Selection
}

const COLUMNS = [
  'No',
  'Candidate Name',
  'Email Address',
  'Mobile No',
  'Position',
  'Applied Job',
  'Resume',
]
const REPEATED = ['Email Address', 'Resume']

/** The applicants as a table, on narrow screens as cards (spec §2). */
export const CandidateRows = ({ applicants, firstNumber, openId, href, selection }: Props) => {
  const isWide = useMedia(WIDE)
  const isRoomy = useMedia(ROOMY)
  if (!isWide || (openId !== null && !isRoomy)) {
    return (
      <ul className={styles.cards}>
        {applicants.map((applicant, i) => (
          <li key={applicant.id} aria-current={applicant.id === openId || undefined}>
            <span className={styles.who}>
              <Tickbox applicant={applicant} applicants={applicants} selection={selection} />
              <span>
                <span className={`${styles.number} num`}>{wholeNumber(firstNumber + i)}</span>{' '}
                <Name applicant={applicant} href={href} />
                <Marks applicant={applicant} />
              </span>
            </span>
            <span className={styles.line}>{applicant.position}</span>
            <span className={styles.line}>Applied: {appliedJob(applicant)}</span>
            <span className={styles.line}>
              <Email applicant={applicant} />
            </span>
            <span className={`${styles.line} num`}>
              <Mobile applicant={applicant} />
            </span>
            <span className={styles.actions}>
              <Resume applicant={applicant} />
            </span>
          </li>
        ))}
      </ul>
    )
  }
  const columns = COLUMNS.filter((column) => openId === null || !REPEATED.includes(column))
  return (
    <table className={styles.table}>
      <TableHead
        columns={columns}
        classOf={(column) => (column === 'Resume' ? 'no-print' : undefined)}
      />
      <tbody>
        {applicants.map((applicant, i) => (
          <tr
            key={applicant.id}
            className={applicant.id === openId ? styles.open : undefined}
            aria-current={applicant.id === openId || undefined}
          >
            <td className="num">{wholeNumber(firstNumber + i)}</td>
            <td className={styles.name}>
              <span className={styles.who}>
                <Tickbox applicant={applicant} applicants={applicants} selection={selection} />
                <span>
                  <Name applicant={applicant} href={href} />
                  <Marks applicant={applicant} />
                </span>
              </span>
            </td>
            {openId === null && (
              <td className={styles.breaks}>
                <Email applicant={applicant} />
              </td>
            )}
            <td className={`${styles.mobile} num`}>
              <Mobile applicant={applicant} />
            </td>
            <td>{applicant.position}</td>
            <td>{appliedJob(applicant)}</td>
            {openId === null && (
              <td className="no-print">
                <Resume applicant={applicant} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const candidateId = ({ id }: Pick<ApplicationJson, 'id'>) => `applicant-${id}`

type One = { applicant: ApplicationJson }

const Tickbox = ({
  applicant,
  applicants,
  selection,
}: One & Pick<Props, 'applicants' | 'selection'>) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      checked={selection.has(applicant.id)}
      onChange={({ target }) =>
        selection.tick(
          [applicant.id],
          target.checked,
          applicants.map(({ id }) => id),
        )
      }
    />
    <span className="sr-only">Select {applicant.name}</span>
  </label>
)

/** The stage unless it is the first one, and the star. */
const Marks = ({ applicant: { stage, is_starred } }: One) => (
  <span className={styles.marks}>
    {stage !== 'new' && (
      <span className={styles.stage} data-stage={stage}>
        {STAGES[stage].label}
      </span>
    )}
    {is_starred && <Star role="img" aria-label="Starred" />}
  </span>
)

const Name = ({ applicant, href }: One & Pick<Props, 'href'>) => (
  <>
    {!applicant.seen && (
      <span className={styles.unseen} title="Not opened yet">
        <span className="sr-only">Not opened yet: </span>
      </span>
    )}
    <PanelLink
      id={candidateId(applicant)}
      className={styles.title}
      dir="auto"
      href={href(applicant.id)}
    >
      {applicant.name}
    </PanelLink>
  </>
)

export const Email = ({ applicant }: { applicant: Pick<ApplicationJson, 'email'> }) => (
  <a className="link" href={`mailto:${encodeURIComponent(applicant.email).replace('%40', '@')}`}>
    {/* A long one breaks before its @, not within a word. */}
    {applicant.email.split('@')[0]}
    <wbr />@{applicant.email.split('@')[1]}
  </a>
)

export const Mobile = ({ applicant }: One) => {
  const number = phoneOf({ ...applicant, typed: applicant.mobile })
  if (!number) return MESSAGES.mobileMissing
  return (
    <a className="link" href={`tel:+${number.digits}`}>
      {number.shown}
    </a>
  )
}

export const appliedJob = ({ job_title }: ApplicationJson): string =>
  job_title ?? MESSAGES.jobTitleMissing

const Resume = ({ applicant }: One) =>
  applicant.upload_resume ? (
    <ResumeButton file={applicant.upload_resume} describedBy={candidateId(applicant)} />
  ) : (
    MESSAGES.resumeMissing
  )
