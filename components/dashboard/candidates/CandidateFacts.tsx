'use client'
import type { ReactNode } from 'react'
import type { ApplicationDetails, ApplicationJson } from '@/collections/Applications/shared/json'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { officeTime, shortDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import styles from './CandidateFacts.module.css'
import { appliedJob, Email, Mobile } from './CandidateRows'

type Props = {
  applicant: ApplicationJson
  /** What is known of it once it is opened. */
  details?: ApplicationDetails['application']
}

/** All that a candidate sent. */
export const CandidateFacts = ({ applicant, details }: Props) => (
  <dl>
    <Fact name="Applied Job">
      {applicant.job_id > 0 ? (
        <a
          className="link"
          href={paths.jobDetails(applicant.job_id)}
          target="_blank"
          rel="noopener"
        >
          {appliedJob(applicant)}
        </a>
      ) : (
        appliedJob(applicant)
      )}
    </Fact>
    <Fact name="Reference">{applicant.reference}</Fact>
    <Fact name="Received">{dateTime(applicant.created_at)}</Fact>
    <Fact name="Position">{applicant.position}</Fact>
    <Fact name="Mobile No">
      <Mobile applicant={applicant} />
      {!applicant.phone_valid && (
        <span className={styles.doubt}> This number cannot be right.</span>
      )}
    </Fact>
    <Fact name="Email Address">
      <Email applicant={applicant} />
    </Fact>
    <Fact name="Source">{SOURCES[applicant.source]}</Fact>
    {details?.erasure_asked_at && (
      <Fact name="Erasure">Asked for {dateTime(details.erasure_asked_at)}</Fact>
    )}
    {details?.legal_hold && <Fact name="Legal hold">Yes. Nothing of it may be erased.</Fact>}
  </dl>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
)

/** '20 Nov 2026, 18:42', on the office's clock. */
export const dateTime = (iso: string): string => `${shortDate(iso)}, ${officeTime(iso)}`
