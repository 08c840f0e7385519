'use client'
import type { JobStatus } from '@/collections/Jobs/shared/schema'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { wholeNumber } from './numbers'
import styles from './StatusSegment.module.css'

type Props = {
  q: string
  chosen: JobStatus | null
  counts?: Record<'All' | JobStatus, number>
}

const CHOICES = [
  { label: 'All', status: null },
  { label: 'Active', status: 'Active' },
  { label: 'Inactive', status: 'Inactive' },
] as const

/** All, Active, Inactive, each with its count. */
export const StatusSegment = ({ q, chosen, counts }: Props) => (
  <nav className={styles.segment} aria-label="Status">
    {CHOICES.map(({ label, status }) => (
      <PanelLink
        key={label}
        href={manageHref({ q, status })}
        aria-current={status === chosen ? 'true' : undefined}
      >
        {label} <span className="num">{counts ? wholeNumber(counts[label]) : ' '}</span>
      </PanelLink>
    ))}
  </nav>
)
