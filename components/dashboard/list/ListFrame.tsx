'use client'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { Pagination } from '@/components/ui/Pagination'
import { wholeNumber } from '@/lib/shared/format'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { pageCount } from '@/lib/shared/paginate'
import styles from './ListFrame.module.css'
import type { List } from './useList'
import { PAGE_SIZES } from './usePageSize'

export type FrameProps<R> = {
  /** What is listed: 'jobs', 'applicants'. */
  noun: string
  /** How the rows are sorted, in words. */
  order?: string
  list: List<R>
  empty: ReactNode
  children: ReactNode
}

/** A paged list (docs/product.md §2.18) with its loading, empty and failed states. */
export const ListFrame = <R,>({
  noun,
  order = 'newest first',
  list,
  empty,
  children,
}: FrameProps<R>) => {
  const { here, isLoaded, isLoading, hasFailed, reload, rows, total, size, first, from } = list
  const { page } = here
  const { replace } = useAddress()
  const box = useRef<HTMLElement>(null)
  const last = pageCount(total, size)
  const isPastEnd = isLoaded && !isLoading && page > last
  const goTo = (page: number) => replace((now) => ({ ...now, open: null, page }))

  const goToLast = useEffectEvent(() => goTo(last))
  useEffect(() => {
    if (isPastEnd) goToLast()
  }, [isPastEnd])

  // The link to the page that is now shown is gone: the focus goes to the list.
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
  if (!isLoaded) return <Skeleton noun={noun} size={size} />
  return (
    <section
      ref={box}
      className={styles.list}
      tabIndex={-1}
      aria-busy={isLoading}
      aria-label={`List of ${noun}`}
    >
      {rows.length > 0 ? children : <div className={styles.state}>{empty}</div>}
      {isLoading && <LoadingOverlay isLate />}
      {total > 0 && (
        <div className={styles.foot}>
          <p className="meta num" role="status">
            {wholeNumber(from)} - {wholeNumber(Math.min(from + size - 1, total))} of{' '}
            {wholeNumber(total)}, {order}
          </p>
          {total > PAGE_SIZE && (
            <RowsPerPage
              size={size}
              onChoose={(chosen) => {
                list.setSize(chosen)
                // The first row of this page stays in view.
                goTo(Math.ceil(first / chosen))
              }}
            />
          )}
          {last > 1 && (
            <Pagination
              current={page}
              last={last}
              href={(page) => manageHref({ ...here, page })}
              isCompact
              Link={PanelLink}
            />
          )}
        </div>
      )}
    </section>
  )
}

type SizeProps = { size: number; onChoose: (size: number) => void }

const RowsPerPage = ({ size, onChoose }: SizeProps) => (
  <label className={`${styles.size} meta no-print`}>
    Rows per page
    <select className="num" value={size} onChange={({ target }) => onChoose(Number(target.value))}>
      {PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </select>
  </label>
)

const Skeleton = ({ noun, size }: { noun: string; size: number }) => (
  <div className={styles.skeleton} role="status">
    <span className="sr-only">Loading the {noun}…</span>
    {Array.from({ length: size }, (_, at) => `bar ${at}`).map((bar) => (
      <span key={bar} aria-hidden />
    ))}
  </div>
)
