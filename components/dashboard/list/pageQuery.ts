import type { Address } from '@/components/dashboard/shell/address'
import { PAGE_SIZE } from '@/lib/shared/limits'

/** Where a list is, whichever of its rows is open. */
export type Here = Pick<Address, 'panel' | 'page' | 'filters'> & { q?: string }

/** What the call of a list is asked for: a page of what the search and the filters find. */
export const pageQuery = ({ page, q, filters }: Here): URLSearchParams =>
  new URLSearchParams({
    ...filters,
    ...(q && { q }),
    page: String(page),
    limit: String(PAGE_SIZE),
  })
