'use client'
import type { ReactNode } from 'react'
import type { SubmissionCollection } from '@/collections/PersonalData/shared/personalData'
import type { PersonRow } from '@/collections/Privacy/shared/json'
import { shortDate } from '@/lib/shared/format'
import styles from './PrivacyPanel.module.css'

const KINDS: Record<SubmissionCollection, string> = {
  applications: 'Application',
  registrations: 'Registration',
  enquiries: 'Enquiry',
  job_alerts: 'Job alert',
}

export const rowKey = ({ collection, id }: Pick<PersonRow, 'collection' | 'id'>) =>
  `${collection}-${id}`

type Props = {
  rows: PersonRow[]
  /** Before the row: a checkbox. */
  before?: (row: PersonRow) => ReactNode
  actions?: (row: PersonRow) => ReactNode
}

/** Applications, registrations, enquiries and job alerts of people. */
export const PersonRows = ({ rows, before, actions }: Props) => (
  <ul className={styles.rows}>
    {rows.map((row) => (
      <li key={rowKey(row)}>
        {before?.(row)}
        <span className={styles.who} id={rowKey(row)}>
          <b dir="auto">{row.name}</b>
          <span className="num">
            {KINDS[row.collection]} {row.reference}, {shortDate(row.created_at)}
          </span>
          <span className="num">
            {row.email}
            {row.phone && `, ${row.phone}`}
          </span>
        </span>
        {row.legal_hold && <span className={styles.mark}>Held</span>}
        {row.quarantined_at && (
          <span className={styles.mark}>
            In quarantine since {shortDate(row.quarantined_at)}
            {row.erase_after && `, erased after ${shortDate(row.erase_after)}`}
          </span>
        )}
        {row.erasure_asked_at && (
          <span className={styles.mark}>Asked on {shortDate(row.erasure_asked_at)}</span>
        )}
        {actions && <span className={styles.actions}>{actions(row)}</span>}
      </li>
    ))}
  </ul>
)
