import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './MoreLink.module.css'

/** A link from an excerpt to the whole list. */
export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className={styles.more} href={href} prefetch={false}>
    {children}
    <ArrowRight aria-hidden />
  </Link>
)
