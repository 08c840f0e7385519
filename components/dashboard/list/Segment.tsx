'use client'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import styles from './StatusSegment.module.css'

type Props = { label: string; choices: { label: string; href: string; isChosen: boolean }[] }

/** A few choices in one row, each with an address of its own. */
export const Segment = ({ label, choices }: Props) => (
  <nav className={styles.segment} aria-label={label}>
    {choices.map(({ label, href, isChosen }) => (
      <PanelLink key={label} href={href} aria-current={isChosen ? 'true' : undefined}>
        {label}
      </PanelLink>
    ))}
  </nav>
)
