'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { Pagination } from '@/components/ui/Pagination'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { pageCount } from '@/lib/shared/paginate'
import styles from './ListFrame.module.css'
import { firstOnPage, wholeNumber } from './numbers'
import type { Loaded } from './useLoaded'

export type FrameProps<T> = {
  /** What is listed: 'jobs', 'applicants'. */
  noun: string
  /** How they are sorted, as words. */
  order?: string
  loaded: Omit<Loaded<{ jobs: T[]; total: number }>, 'change'>
  page: number
  href: (page: number) => string
  /** Goes to another page when this one is past the end. */
  onPastEnd: (last: number) => void
  empty: ReactNode
  children: (rows: T[]) => ReactNode
}

/** A paged list (docs/product.md §2.18) with its loading, empty and failed states. */
export const ListFrame = <T,>({ noun, loaded, page, href, children, ...props }: FrameProps<T>) => {
  const { data, isLoading, hasFailed, reload } = loaded
  const { empty, onPastEnd, order = 'newest first' } = props
  const box = useRef<HTMLElement>(null)
  const total = data?.total ?? 0
  const last = pageCount(total, PAGE_SIZE)
  const isPastEnd = data !== null && !isLoading && page > last

  useEffect(() => {
    if (isPastEnd) onPastEnd(last)
  }, [isPastEnd, last, onPastEnd])

  // The link of the page that is now shown is gone: the keyboard goes on at the list.
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [page])

  if (hasFailed) {
    return (
      <section className={styles.state} role="alert">
        <h2>The {noun} could not be loaded.</h2>
        <p>The connection may be down. Nothing is lost.</p>
        <Button variant="brand" onClick={reload}>
          Try again
        </Button>
      </section>
    )
  }
  if (!data) return <Skeleton noun={noun} />
  return (
    <section
      ref={box}
      className={styles.list}
      tabIndex={-1}
      aria-busy={isLoading}
      aria-label={`List of ${noun}`}
    >
      {data.jobs.length > 0 ? children(data.jobs) : <div className={styles.state}>{empty}</div>}
      {isLoading && (
        <div className={styles.late}>
          <LoadingOverlay />
        </div>
      )}
      {total > 0 && (
        <div className={styles.foot}>
          <p className="meta num" role="status">
            {range(page, total)}, {order}
          </p>
          {last > 1 && <Pagination current={page} last={last} href={href} Link={PanelLink} />}
        </div>
      )}
    </section>
  )
}

/** '1 - 5 of 163'. */
const range = (page: number, total: number): string => {
  const to = Math.min(page * PAGE_SIZE, total)
  return `${wholeNumber(firstOnPage(page))} - ${wholeNumber(to)} of ${wholeNumber(total)}`
}

const BARS = Array.from({ length: PAGE_SIZE }, (_, at) => `bar ${at}`)

const Skeleton = ({ noun }: { noun: string }) => (
  <div className={styles.skeleton} role="status">
    <span className="sr-only">Loading the {noun}…</span>
    {BARS.map((bar) => (
      <span key={bar} aria-hidden />
    ))}
  </div>
)
