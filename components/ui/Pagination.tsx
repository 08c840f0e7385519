import { ChevronLeft, ChevronRight } from 'lucide'
import NextLink from 'next/link'
import type { ComponentType, ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { pagerEntries } from '@/lib/shared/paginate'
import styles from './Pagination.module.css'

type Props = {
  current: number
  last: number
  /** The URL of a page. */
  href: (page: number) => string
  /** In another language. */
  words?: typeof WORDS
  /** Shows Previous and Next as arrows at every width, not on phones only. */
  isCompact?: boolean
  /** Renders a page's link, where navigation differs from next/link. */
  Link?: PageLink
}

type PageLink = ComponentType<{
  className: string
  href: string
  prefetch: false
  children: ReactNode
}>

const WORDS = { pages: 'Pages', page: 'Page ', previous: 'Previous', next: 'Next' }

/** Previous, page numbers (pattern: docs/product.md §2) and Next, as links with an address each. */
export const Pagination = ({
  current,
  last,
  href,
  words = WORDS,
  isCompact = false,
  Link = NextLink,
}: Props) => (
  <nav className={styles.pager} aria-label={words.pages}>
    <Step to={current - 1} enabled={current > 1} href={href} Link={Link}>
      <Icon of={ChevronLeft} />
      <span className={isCompact ? 'sr-only' : 'sr-only-phone'}>{words.previous}</span>
    </Step>
    {pagerEntries(current, last).map((entry, i) =>
      entry === '…' ? (
        <span key={`gap-${i < 3 ? 'start' : 'end'}`} className={styles.item}>
          …
        </span>
      ) : entry === current ? (
        <span key={entry} className={`${styles.item} ${styles.current} num`} aria-current="page">
          <span className="sr-only">{words.page}</span>
          {entry}
        </span>
      ) : (
        <Link
          key={entry}
          className={`${styles.item} ${styles.link} num`}
          href={href(entry)}
          prefetch={false}
        >
          <span className="sr-only">{words.page}</span>
          {entry}
        </Link>
      ),
    )}
    <Step to={current + 1} enabled={current < last} href={href} Link={Link}>
      <span className={isCompact ? 'sr-only' : 'sr-only-phone'}>{words.next}</span>
      <Icon of={ChevronRight} />
    </Step>
  </nav>
)

type StepProps = {
  to: number
  enabled: boolean
  href: (page: number) => string
  Link: PageLink
  children: ReactNode
}

const Step = ({ to, enabled, href, Link, children }: StepProps) =>
  enabled ? (
    <Link
      className={`${styles.item} ${styles.step} ${styles.link}`}
      href={href(to)}
      prefetch={false}
    >
      {children}
    </Link>
  ) : (
    <span className={`${styles.item} ${styles.step} ${styles.off}`} aria-disabled="true">
      {children}
    </span>
  )
