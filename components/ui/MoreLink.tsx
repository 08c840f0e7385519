import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './MoreLink.module.css'

/** The way from a part of a page to all of it. */
export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className={styles.more} href={href} prefetch={false}>
    {children}
    <ArrowRight aria-hidden />
  </Link>
)
