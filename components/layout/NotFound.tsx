import type { ReactNode } from 'react'
import { HelpNow } from '@/components/ui/Breadcrumb'
import { ButtonLink } from '@/components/ui/Button'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import styles from './NotFound.module.css'

// One path instead of 18: React's data of every page contains the 404 page.
const DOTS = Array.from({ length: 18 }, (_, i) => `M${10 + (i % 2) * 6} ${20 + i * 16.5}H550`).join(
  '',
)

/** The 404 page: two texts, a search, links to the job list and home (docs/product.md §2.7). */
export const NotFound = ({ children }: { children: ReactNode }) => (
  <div className={`wrap ${styles.page}`} data-static="not-found">
    <div>
      <h1 className="h1">{MESSAGES.notFoundTitle}</h1>
      <p className={styles.text}>{MESSAGES.notFoundText}</p>
      <div className={styles.search}>{children}</div>
      <p className={styles.ways}>
        <ButtonLink href={paths.jobList}>Browse Jobs</ButtonLink>
        <ButtonLink href={paths.home}>Home</ButtonLink>
        <HelpNow />
      </p>
    </div>
    <svg
      className={styles.route}
      viewBox="0 0 560 320"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path strokeWidth="2" opacity=".28" strokeDasharray=".1 12" d={DOTS} />
      <path d="M96 254C150 96 300 60 404 118" strokeWidth="4" />
      <path
        d="M404 118C432 134 452 156 464 186"
        strokeWidth="2.500"
        strokeDasharray=".1 9"
        opacity=".7"
      />
      <circle cx="96" cy="254" r="16" strokeWidth="3" fill="var(--paper)" />
      <circle cx="96" cy="254" r="6" fill="currentColor" />
      <circle
        cx="468"
        cy="204"
        r="18"
        strokeWidth="2.500"
        strokeDasharray="5 7"
        fill="var(--paper)"
      />
      <path
        transform="translate(404 118) rotate(29) scale(3.200)"
        fill="currentColor"
        stroke="none"
        d="M8 0 1.500-1.200-2.500-8h-1.600l2 6.900-4 .1-1.700-2h-1.100l.9 3-.9 3h1.100l1.700-2 4 .1-2 6.900h1.600L1.500 1.200Z"
      />
    </svg>
  </div>
)
