'use client'
import { useRef, useState } from 'react'
import { type ListCall, loadRows, type Rows } from '@/components/dashboard/calls/loadRows'
import { type Loaded, useCall } from '@/components/dashboard/calls/useCall'
import type { Address, Filters } from '@/components/dashboard/shell/address'
import { usePageSize } from './usePageSize'

/** A page of a list: what its table, pager and detail pane need. */
export type List<R> = Pick<Loaded<unknown>, 'isLoading' | 'hasFailed' | 'reload'> & {
  /** What the address shows, without the row that is open. */
  here: Address
  /** False until the first page is loaded. */
  isLoaded: boolean
  rows: R[]
  total: number
  size: number
  setSize: (size: number) => void
  /** The running number of the page's first row among all. */
  first: number
  /** The same of `rows`, which are those of the page before while this one is loading. */
  from: number
  /** The filters without the order. */
  narrowed: Filters
  /** Shows a row as it is now, in its old place. A row that is not on the page changes nothing. */
  put: (row: R) => void
}

/** The list that an address names. `load` is for a list that needs more than one call. */
export const useList = <R extends { id: number }, More = unknown>(
  address: Address,
  call: ListCall,
  load: (query: URLSearchParams) => Promise<Rows<R> & More> = (query) => loadRows(call, query),
): List<R> & Pick<Loaded<Rows<R> & More>, 'data' | 'change'> => {
  const { panel, page, filters } = address
  const here = { ...address, open: null }
  const { size, setSize } = usePageSize(panel)
  const query = new URLSearchParams({ ...filters, page: String(page), limit: String(size) })
  /** The rows that were changed after the last load began: its answer may be the state before that. */
  const changed = useRef(new Map<number, R>())
  const loaded = useCall(
    [call, useSteps(address.open), String(query)],
    async (): Promise<Rows<R> & More> => {
      const meanwhile = new Map<number, R>()
      changed.current = meanwhile
      const answer = await load(query)
      // Beside the rows, so that their numbers never are those of a page that is still loading.
      return {
        ...answer,
        from: (page - 1) * size + 1,
        rows: answer.rows.map((row) => meanwhile.get(row.id) ?? row),
      }
    },
  )
  const { sort: _sort, ...narrowed } = filters
  return {
    ...loaded,
    here,
    isLoaded: loaded.data !== null,
    rows: loaded.data?.rows ?? [],
    total: loaded.data?.total ?? 0,
    size,
    setSize,
    first: (page - 1) * size + 1,
    from: loaded.data?.from ?? 1,
    narrowed,
    put: (row) => {
      changed.current.set(row.id, row)
      loaded.change((list) => ({
        ...list,
        rows: list.rows.map((old) => (old.id === row.id ? row : old)),
      }))
    },
  }
}

/**
 * Counts the steps that name a place on the same page (`at7`): rows have left it, so it is loaded
 * again; but not when the address then names the row, since by then staff may have changed it.
 */
const useSteps = (open: string | null): number => {
  const place = open?.startsWith('at') ? open : null
  const [steps, setSteps] = useState({ place, count: 0 })
  if (place !== steps.place) setSteps({ place, count: steps.count + (place ? 1 : 0) })
  return steps.count
}
