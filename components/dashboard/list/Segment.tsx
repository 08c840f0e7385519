'use client'
import type { ReactNode } from 'react'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import styles from './Segment.module.css'

type Choice = { label: string; href: string; isChosen: boolean; count?: ReactNode }

/** A few choices in one row, each with an address of its own; some with a count. */
export const Segment = ({ label, choices }: { label: string; choices: Choice[] }) => (
  <nav className={styles.segment} aria-label={label}>
    {choices.map(({ label, href, isChosen, count }) => (
      <PanelLink key={label} href={href} aria-current={isChosen ? 'true' : undefined}>
        {label}
        {count !== undefined && (
          <>
            {' '}
            <span className="num">{count}</span>
          </>
        )}
      </PanelLink>
    ))}
  </nav>
)
