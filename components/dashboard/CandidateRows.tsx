'use client'
import type { ApplicationWire } from '@/collections/Applications/wire'
import { useMedia } from '@/lib/client/useMedia'
import { MESSAGES } from '@/lib/shared/messages'
import { mobileNumber } from './mobileNumber'
import { wholeNumber } from './numbers'
import { PanelLink } from './PanelLink'
import { ResumeButton } from './ResumeButton'
import styles from './Rows.module.css'

type Props = {
  applicants: ApplicationWire[]
  /** The running number of the first row. */
  firstNumber: number
  /** The applicant whose panel is open: it repeats some columns, which then go away. */
  openId: number | null
  href: (id: number) => string
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
export const CandidateRows = ({ applicants, firstNumber, openId, href }: Props) => {
  const isWide = useMedia('(min-width: 900px)')
  const isRoomy = useMedia('(min-width: 1240px)')
  if (!isWide || (openId !== null && !isRoomy)) {
    return (
      <ul className={styles.cards}>
        {applicants.map((applicant, i) => (
          <li key={applicant.id} aria-current={applicant.id === openId || undefined}>
            <span>
              <span className={`${styles.number} num`}>{wholeNumber(firstNumber + i)}</span>{' '}
              <Name applicant={applicant} href={href} />
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
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {applicants.map((applicant, i) => (
          <tr key={applicant.id} className={applicant.id === openId ? styles.open : undefined}>
            <td className="num">{wholeNumber(firstNumber + i)}</td>
            <td>
              <Name applicant={applicant} href={href} />
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
              <td>
                <Resume applicant={applicant} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const candidateId = ({ id }: Pick<ApplicationWire, 'id'>) => `applicant-${id}`

type One = { applicant: ApplicationWire }

const Name = ({ applicant, href }: One & Pick<Props, 'href'>) => (
  <PanelLink
    id={candidateId(applicant)}
    className={styles.title}
    dir="auto"
    href={href(applicant.id)}
  >
    {applicant.name}
  </PanelLink>
)

export const Email = ({ applicant }: One) => (
  <a className="link" href={`mailto:${encodeURIComponent(applicant.email).replace('%40', '@')}`}>
    {/* A long one breaks before its @, not within a word. */}
    {applicant.email.split('@')[0]}
    <wbr />@{applicant.email.split('@')[1]}
  </a>
)

export const Mobile = ({ applicant }: One) => {
  const number = mobileNumber(applicant)
  if (!number) return MESSAGES.mobileMissing
  return (
    <a className="link" href={`tel:+${number.digits}`}>
      {number.shown}
    </a>
  )
}

export const appliedJob = ({ job_title }: ApplicationWire): string =>
  job_title ?? MESSAGES.jobTitleMissing

const Resume = ({ applicant }: One) =>
  applicant.upload_resume ? (
    <ResumeButton file={applicant.upload_resume} describedBy={candidateId(applicant)} />
  ) : (
    MESSAGES.resumeMissing
  )
