'use client'
import type { ReactNode } from 'react'
import type { ApplicationDetails, ApplicationJson } from '@/collections/Applications/shared/json'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { Email } from '@/components/dashboard/pane/ContactLinks'
import { PaneFacts } from '@/components/dashboard/pane/Pane'
import { officeDateTime } from '@/lib/shared/format'
import { LANGUAGES } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import styles from './CandidateFacts.module.css'
import { appliedJob, Mobile } from './columns'

type Props = {
  applicant: ApplicationJson
  /** What is known of it once it is opened. */
  details?: ApplicationDetails['application']
}

/** All that a candidate sent. */
export const CandidateFacts = ({ applicant, details }: Props) => (
  <PaneFacts facts={factsOf(applicant, details)} />
)

const factsOf = (applicant: ApplicationJson, details: Props['details']) => {
  const facts: [string, ReactNode][] = [
    ['Applied Job', <AppliedJob key="job" applicant={applicant} />],
    ['Reference', applicant.reference],
    ['Received', officeDateTime(applicant.created_at)],
    ['Position', applicant.position],
    [
      'Mobile No',
      <>
        <Mobile row={applicant} />
        {!applicant.phone_valid && (
          <span className={styles.doubt}> This number cannot be right.</span>
        )}
      </>,
    ],
    ['Email Address', <Email key="email" {...applicant} />],
    ['Source', SOURCES[applicant.source]],
    ['Language', details ? LANGUAGES[details.language].name : '…'],
  ]
  if (details?.erasure_asked_at) {
    facts.push(['Erasure', `Asked for ${officeDateTime(details.erasure_asked_at)}`])
  }
  if (details?.legal_hold) facts.push(['Legal hold', 'Yes. Nothing of it may be erased.'])
  return facts
}

const AppliedJob = ({ applicant }: { applicant: ApplicationJson }) =>
  applicant.job_id > 0 ? (
    <a className="link" href={paths.jobDetails(applicant.job_id)} target="_blank" rel="noopener">
      {appliedJob(applicant)}
    </a>
  ) : (
    appliedJob(applicant)
  )
