import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './MoreLink.module.css'

/** A link from an excerpt to the whole list. */
export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.more} href={href}>
    {children}
    <Icon of={ArrowRight} />
  </a>
)
