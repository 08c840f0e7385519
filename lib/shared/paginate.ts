import { parseId } from './ids'
import { PAGE_SIZE } from './limits'

/** One entry of a pager: a page number, or an ellipsis. */
export type PagerEntry = number | '…'

/** The number of pages for a total; never less than one. */
export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size))

/** The page number of an address: the first page if invalid, the last page if too large. */
export const parsePage = (value: unknown, last = Number.MAX_SAFE_INTEGER): number => {
  const page = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(page, 1), last)
}

/** A page of a list: its number, from 1, and how many rows it holds. */
export type Page = { number: number; size: number }

const MAX_PAGE_SIZE = 100

/**
 * `page` and `limit` of a call; undefined without both, which asks for the whole list
 * (docs/product.md §7.4). An unreadable number is the first page, or PAGE_SIZE rows; a page holds at
 * most 100 rows.
 */
export const readPage = (query: URLSearchParams): Page | undefined => {
  if (!query.has('page') && !query.has('limit')) return undefined
  return {
    number: parseId(query.get('page')) ?? 1,
    size: Math.min(parseId(query.get('limit')) ?? PAGE_SIZE, MAX_PAGE_SIZE),
  }
}

/**
 * The entries of a pager (docs/product.md §2.18): all pages up to five; 1,2,3,…,last near the
 * start; 1,…,last-2,last-1,last near the end; otherwise 1,…,prev,current,next,…,last. An ellipsis
 * never replaces a single page.
 */
export const pagerEntries = (current: number, last: number): PagerEntry[] => {
  if (last <= 5) return range(1, last)
  const middle =
    current <= 2
      ? range(1, 3)
      : current >= last - 1
        ? range(last - 2, last)
        : range(current - 1, current + 1)
  return fillGaps([...new Set([1, ...middle, last])])
}

const fillGaps = (pages: number[]): PagerEntry[] =>
  pages.flatMap((page, i) => {
    const gap = page - (pages[i - 1] ?? page)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? ['…' as const, page] : [page]
  })

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
